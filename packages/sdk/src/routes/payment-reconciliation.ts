/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const paymentReconciliation = /* @__PURE__ */ routes<typeof contract.paymentReconciliation>({
  getReconciliation: 'GET /stoa/v1/payment-reconciliation',
  settleDifference: 'POST /stoa/v1/payment-reconciliation/settle',
});
