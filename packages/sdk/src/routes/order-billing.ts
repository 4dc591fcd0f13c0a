/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const orderBilling = /* @__PURE__ */ routes<typeof contract.orderBilling>({
  chargeOrder: 'POST /ecom/v1/order-billing/charge-order',
  chargeMemberships: 'POST /ecom/v1/order-billing/charge-memberships',
  redeemGiftCard: 'POST /ecom/v1/order-billing/redeem-gift-card',
  authorizeChargeWithSavedPaymentMethod: 'POST /ecom/v1/order-billing/authorize-charge-with-saved-payment-method',
  captureAuthorizedPayments: 'POST /ecom/v1/order-billing/capture-authorized-payments',
  voidAuthorizedPayments: 'POST /ecom/v1/order-billing/void-authorized-payments',
  getOrderRefundability: 'POST /ecom/v1/order-billing/get-order-refundability',
  calculateRefund: 'POST /ecom/v1/order-billing/calculate-refund',
  refundPayments: 'POST /ecom/v1/order-billing/refund-payments',
  voidMemberships: 'POST /ecom/v1/order-billing/void-memberships',
});
