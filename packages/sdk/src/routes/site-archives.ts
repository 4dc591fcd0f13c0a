/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const siteArchives = /* @__PURE__ */ routes<typeof contract.siteArchives>({
  exportSite: 'GET /stoa/v1/site/archive',
  getImportRules: 'GET /stoa/v1/site/archive-imports/rules',
  importSite: 'POST /stoa/v1/site/archive-imports',
});
