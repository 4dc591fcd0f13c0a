/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const checkouts = /* @__PURE__ */ routes<typeof contract.checkouts>({
  createCheckout: 'POST /ecom/v1/checkouts',
  getCheckout: 'GET /ecom/v1/checkouts/{id}',
  getCheckoutByCartId: 'GET /ecom/v1/checkouts/by-cart-id/{id}',
  getCheckoutUrl: 'GET /ecom/v1/checkouts/{id}/checkout-url',
  getWixCheckoutUrl: 'GET /ecom/v1/checkouts/{id}/wix-checkout-url',
  getPaymentSettings: 'GET /ecom/v1/checkouts/{id}/payment-settings',
  updateCheckout: 'PATCH /ecom/v1/checkouts/{checkout.id}',
  removeCoupon: 'POST /ecom/v1/checkouts/{id}/remove-coupon',
  removeGiftCard: 'POST /ecom/v1/checkouts/{id}/remove-gift-card',
  removeOverrideCheckoutUrl: 'POST /ecom/v1/checkouts/{id}/remove-override-checkout-url',
  addToCheckout: 'POST /ecom/v1/checkouts/{id}/add-to-checkout',
  removeLineItems: 'POST /ecom/v1/checkouts/{id}/remove-line-items',
  createOrder: 'POST /ecom/v1/checkouts/{id}/create-order',
  createOrderAndCharge: 'POST /ecom/v1/checkouts/{id}/create-order-and-charge',
  markCheckoutAsCompletedAndRedirectToUrl: 'GET /ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
  markCheckoutAsCompleted: 'POST /ecom/v1/checkouts/{id}/mark-as-completed',
  updateLineItemsQuantity: 'POST /ecom/v1/checkouts/{id}/update-line-items-quantity',
});
