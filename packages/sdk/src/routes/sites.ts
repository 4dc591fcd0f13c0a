/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const sites = /* @__PURE__ */ routes<typeof contract.sites>({
  getSite: 'GET /stoa/v1/site',
  getPublishedPage: 'GET /stoa/v1/pages/published',
  getShopPage: 'GET /stoa/v1/shop-pages/{kind}',
  listPublishedPages: 'GET /stoa/v1/pages',
});
