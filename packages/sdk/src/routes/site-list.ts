/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const siteList = /* @__PURE__ */ routes<typeof contract.siteList>({
  querySites: 'POST /site-list/v2/sites/query',
  countSites: 'POST /site-list/v2/sites/count',
});
