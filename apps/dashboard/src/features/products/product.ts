import type { Static } from '@stoa/contract';
import type { ProductWithInventory, V3Product } from '@stoa/contract/stores/product-v3';
import type { CatalogV3Variant, VariantWithInventory } from '@stoa/contract/stores/product-v3-parts';

/** A product as the server answers it. */
export type ProductView = Static<typeof V3Product>;
export type VariantView = Static<typeof CatalogV3Variant>;
/** A product as the server takes it, its stock included. */
export type ProductInput = Static<typeof ProductWithInventory>;
export type VariantInput = Static<typeof VariantWithInventory>;
