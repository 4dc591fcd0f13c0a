/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const orderExport = /* @__PURE__ */ routes<typeof contract.orderExport>({
  exportOrders: 'GET /stoa/v1/orders/export',
});
