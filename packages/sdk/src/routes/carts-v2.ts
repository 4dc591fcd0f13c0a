/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const cartsV2 = /* @__PURE__ */ routes<typeof contract.cartsV2>({
  createCart: 'POST /ecom/v2/carts',
  getCart: 'GET /ecom/v2/carts/{cartId}',
  getUpsellOptions: 'GET /ecom/v2/carts/{cartId}/upsell-options',
  updateFormSubmissions: 'POST /ecom/v2/carts/{cartId}/update-forms-submission',
  updateCart: 'PATCH /ecom/v2/carts/{cart.id}',
  deleteCart: 'DELETE /ecom/v2/carts/{cartId}',
  refreshCart: 'POST /ecom/v2/carts/{cartId}/refresh',
  estimateCart: 'POST /ecom/v2/carts/{cartId}/estimate',
  calculateCart: 'POST /ecom/v2/carts/{cartId}/calculate',
  getCheckoutUrl: 'POST /ecom/v2/carts/{cartId}/get-checkout-url',
  placeOrder: 'POST /ecom/v2/carts/{cartId}/place-order',
  addLineItems: 'POST /ecom/v2/carts/{cartId}/add-line-items',
  removeLineItems: 'POST /ecom/v2/carts/{cartId}/remove-line-items',
  updateLineItems: 'POST /ecom/v2/carts/{cartId}/update-line-items',
  addCoupon: 'POST /ecom/v2/carts/{cartId}/add-coupon',
  removeCoupon: 'POST /ecom/v2/carts/{cartId}/remove-coupon',
  setDeliveryMethod: 'POST /ecom/v2/carts/{cartId}/set-delivery-method',
  removeDeliveryMethod: 'POST /ecom/v2/carts/{cartId}/remove-delivery-method',
  addGiftCard: 'POST /ecom/v2/carts/{cartId}/add-gift-card',
  removeGiftCard: 'POST /ecom/v2/carts/{cartId}/remove-gift-card',
  markCartAsCompleted: 'POST /ecom/v2/carts/{cartId}/mark-cart-as-completed',
  handleAsyncCheckoutCompletion: 'GET /ecom/v2/carts/handle-async-checkout-completion',
});
