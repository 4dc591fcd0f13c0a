import type { productsV3, Request } from '@stoa/contract';

type Plain = NonNullable<Request<typeof productsV3.updateProduct>['product']>;
type WithInventory = NonNullable<Request<typeof productsV3.updateProductWithInventory>['product']>;
/** A product in a V3 request, with or without stock in its variants. */
export type V3ProductWrite = Partial<Omit<Plain, 'variantsInfo'>> & {
  variantsInfo?: Plain['variantsInfo'] | WithInventory['variantsInfo'];
};
export type V3VariantWrite = NonNullable<NonNullable<V3ProductWrite['variantsInfo']>['variants']>[number];
