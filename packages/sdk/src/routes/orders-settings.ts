/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const ordersSettings = /* @__PURE__ */ routes<typeof contract.ordersSettings>({
  getOrdersSettings: 'GET /ecom/v1/orders-settings',
  updateOrdersSettings: 'PATCH /ecom/v1/orders-settings',
});
