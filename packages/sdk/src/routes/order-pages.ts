/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const orderPages = /* @__PURE__ */ routes<typeof contract.orderPages>({
  openOrderPage: 'POST /stoa/v1/order-pages/open',
  requestOrderPage: 'POST /stoa/v1/order-pages/request',
});
