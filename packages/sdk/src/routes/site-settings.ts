/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const siteSettings = /* @__PURE__ */ routes<typeof contract.siteSettings>({
  getSiteSettings: 'GET /stoa/v1/site/settings',
  updateSiteSettings: 'PATCH /stoa/v1/site/settings',
  setSiteState: 'POST /stoa/v1/site/settings/state',
  getSetUpProgress: 'GET /stoa/v1/site/set-up',
});
