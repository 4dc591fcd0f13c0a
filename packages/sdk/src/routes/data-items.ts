/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const dataItems = /* @__PURE__ */ routes<typeof contract.dataItems>({
  queryDataItems: 'GET|POST /wix-data/v2/items/query',
});
