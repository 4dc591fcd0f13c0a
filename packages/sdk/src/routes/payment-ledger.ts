/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const paymentLedger = /* @__PURE__ */ routes<typeof contract.paymentLedger>({
  searchLedger: 'POST /stoa/v1/payment-ledger/search',
  exportLedger: 'GET /stoa/v1/payment-ledger/export',
});
