import type { Static } from '@stoa/contract';
import type { ProductWithInventory, V3Product } from '@stoa/contract/stores/product-v3';
import type { CatalogV3Variant, VariantWithInventory } from '@stoa/contract/stores/product-v3-parts';

/** A product in server responses. */
export type ProductView = Static<typeof V3Product>;
export type VariantView = Static<typeof CatalogV3Variant>;
/** A product in server requests, including its stock. */
export type ProductInput = Static<typeof ProductWithInventory>;
export type VariantInput = Static<typeof VariantWithInventory>;
