/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const productsV1Reader = /* @__PURE__ */ routes<typeof contract.productsV1Reader>({
  queryProducts: 'GET|POST /stores-reader/v1/products/query-platformized',
  getProduct: 'GET /stores-reader/v1/products/{id}',
  getCollectionBySlug: 'GET /stores-reader/v1/collections/slug/{slug}',
  getProductOptionsAvailability: 'POST /stores-reader/v1/products/{id}/productOptionsAvailability',
  queryProductVariants: 'POST /stores-reader/v1/products/{id}/variants/query',
  queryStoreVariants: 'POST /stores-reader/v1/variants/query',
  getStoreVariant: 'GET /stores-reader/v1/variants/{id}',
});
