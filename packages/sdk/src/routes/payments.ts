/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const payments = /* @__PURE__ */ routes<typeof contract.payments>({
  payCheckout: 'POST /stoa/v1/checkouts/{checkoutId}/pay',
  listGiftCardPayments: 'GET /stoa/v1/orders/{orderId}/gift-card-payments',
  offerCard: 'POST /stoa/v1/payment-intents/{paymentIntentId}/card',
  followPayment: 'POST /stoa/v1/payments/{paymentId}/follow',
  completePaymentAction: 'POST /stoa/v1/payments/{paymentId}/complete-action',
});
