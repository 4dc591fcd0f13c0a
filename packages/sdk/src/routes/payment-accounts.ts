/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const paymentAccounts = /* @__PURE__ */ routes<typeof contract.paymentAccounts>({
  listPaymentAccounts: 'GET /stoa/v1/payment-accounts',
  connectPaymentAccount: 'POST /stoa/v1/payment-accounts',
  disconnectPaymentAccount: 'DELETE /stoa/v1/payment-accounts/{paymentAccountId}',
});
