/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const siteDomains = /* @__PURE__ */ routes<typeof contract.siteDomains>({
  listSiteDomains: 'GET /stoa/v1/site/domains',
  addSiteDomain: 'POST /stoa/v1/site/domains',
  verifySiteDomain: 'POST /stoa/v1/site/domains/{domainId}/verify',
  setPrimaryDomain: 'POST /stoa/v1/site/domains/primary',
  removeSiteDomain: 'DELETE /stoa/v1/site/domains/{domainId}',
});
