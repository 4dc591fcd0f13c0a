/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const orderReturns = /* @__PURE__ */ routes<typeof contract.orderReturns>({
  openReturns: 'POST /stoa/v1/returns/open',
  requestReturn: 'POST /stoa/v1/returns',
  cancelReturn: 'POST /stoa/v1/returns/{returnId}/cancel',
  getOrderReturn: 'GET /stoa/v1/returns/{returnId}',
  queryOrderReturns: 'POST /stoa/v1/returns/query',
  approveReturn: 'POST /stoa/v1/returns/{returnId}/approve',
  declineReturn: 'POST /stoa/v1/returns/{returnId}/decline',
  receiveReturn: 'POST /stoa/v1/returns/{returnId}/receive',
  getReturnSettings: 'GET /stoa/v1/return-settings',
  updateReturnSettings: 'PATCH /stoa/v1/return-settings',
});
