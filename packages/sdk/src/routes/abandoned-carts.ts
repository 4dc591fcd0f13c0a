/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const abandonedCarts = /* @__PURE__ */ routes<typeof contract.abandonedCarts>({
  getAbandonedCart: 'GET /stores/v1/abandonedCarts/{id}',
  queryAbandonedCarts: 'POST /stores/v1/abandonedCarts/query',
});
