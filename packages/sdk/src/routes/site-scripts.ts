/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const siteScripts = /* @__PURE__ */ routes<typeof contract.siteScripts>({
  listSiteScripts: 'GET /assets/scripts/v1/site-scripts',
});
