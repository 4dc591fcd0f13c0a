/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const receipts = /* @__PURE__ */ routes<typeof contract.receipts>({
  listReceiptsOfOrder: 'GET /stoa/v1/orders/{orderId}/receipts',
  linkToReceipt: 'POST /stoa/v1/receipts/link',
  openReceipt: 'GET /stoa/v1/receipts/files/{token}',
});
