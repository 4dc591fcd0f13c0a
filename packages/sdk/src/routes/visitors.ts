/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const visitors = /* @__PURE__ */ routes<typeof contract.visitors>({
  getCollected: 'GET /stoa/v1/visitors/current/collected',
});
