/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const paymentRequestPage = /* @__PURE__ */ routes<typeof contract.paymentRequestPage>({
  openPaymentRequest: 'POST /stoa/v1/payment-requests/open',
  payPaymentRequest: 'POST /stoa/v1/payment-requests/pay',
  answerBank: 'POST /stoa/v1/payment-requests/answer-bank',
  sendPaymentRequest: 'POST /stoa/v1/payment-requests/{orderPaymentRequestId}/send',
});
