/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const siteAdministration = /* @__PURE__ */ routes<typeof contract.siteAdministration>({
  listMySites: 'GET /stoa/v1/my-sites',
  getSiteRules: 'GET /stoa/v1/my-sites/rules',
  suggestSiteAddress: 'POST /stoa/v1/my-sites/address',
  createMySite: 'POST /stoa/v1/my-sites',
  getSiteUse: 'GET /stoa/v1/site/use',
  duplicateSite: 'POST /stoa/v1/my-sites/duplicate',
  deleteSite: 'POST /stoa/v1/my-sites/delete',
  restoreSite: 'POST /stoa/v1/my-sites/restore',
});
