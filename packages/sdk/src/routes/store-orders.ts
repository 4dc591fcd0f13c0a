/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const storeOrders = /* @__PURE__ */ routes<typeof contract.storeOrders>({
  queryOrders: 'POST /stores/v2/orders/query',
  getOrder: 'GET /stores/v2/orders/{id}',
});
