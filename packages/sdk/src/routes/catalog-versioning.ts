/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const catalogVersioning = /* @__PURE__ */ routes<typeof contract.catalogVersioning>({
  getCatalogVersion: 'GET /stores/v3/provision/version',
});
