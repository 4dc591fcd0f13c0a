import type { productsV3, Request, Static } from '@stoa/contract';
import type { ProductWithInventory, V3Product } from '@stoa/contract/stores/product-v3';
import type { CatalogV3Variant } from '@stoa/contract/stores/product-v3-parts';
import { words } from '../../app/words.ts';

/** A product in server responses. */
export type ProductView = Static<typeof V3Product>;
export type VariantView = Static<typeof CatalogV3Variant>;
/** A product in server requests, including its stock. */
export type ProductInput = Static<typeof ProductWithInventory>;
/** A product that is complete enough to be created. */
export type NewProduct = Request<typeof productsV3.createProductWithInventory>['product'];
/** Changes of a product at the revision they are based on. */
export type ProductChanges = Request<typeof productsV3.updateProductWithInventory>['product'];
export type VariantInput = NonNullable<NewProduct['variantsInfo']['variants']>[number];

export const productCount = (count: number): string => words.products.count(count);
