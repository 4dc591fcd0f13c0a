/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const catalogExport = /* @__PURE__ */ routes<typeof contract.catalogExport>({
  exportProducts: 'GET /stoa/v1/catalog/export',
});
