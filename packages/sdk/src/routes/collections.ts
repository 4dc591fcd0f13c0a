/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const collections = /* @__PURE__ */ routes<typeof contract.collections>({
  queryCollections: 'GET|POST /v2/collections/query',
  getCollection: 'GET /v2/collections/{id}',
  getCollectionBySlug: 'GET /v2/collections/slug/{slug}',
});
