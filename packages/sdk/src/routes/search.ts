/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const search = /* @__PURE__ */ routes<typeof contract.search>({
  suggest: 'GET /stoa/v1/search/suggestions',
});
