import type { productsV1, Request } from '@stoa/contract';

/** A product in a V1 request. */
export type V1ProductWrite = NonNullable<Request<typeof productsV1.updateProduct>['product']>;
