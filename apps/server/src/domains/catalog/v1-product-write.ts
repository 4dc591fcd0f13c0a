import type { productsV1, Request } from '@stoa/contract';

/** A product as V1 clients write it. */
export type V1ProductWrite = NonNullable<Request<typeof productsV1.updateProduct>['product']>;
