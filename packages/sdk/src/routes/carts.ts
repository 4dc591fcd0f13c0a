/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const carts = /* @__PURE__ */ routes<typeof contract.carts>({
  createCart: 'POST /ecom/v1/carts',
  updateCart: 'PATCH /ecom/v1/carts/{cartInfo.id}',
  getCart: 'GET /ecom/v1/carts/{id}',
  getCartByCheckoutId: 'GET /ecom/v1/carts/by-checkout-id/{id}',
  addToCart: 'POST /ecom/v1/carts/{id}/add-to-cart',
  removeLineItems: 'POST /ecom/v1/carts/{id}/remove-line-items',
  createCheckout: 'POST /ecom/v1/carts/{id}/create-checkout',
  removeCoupon: 'POST /ecom/v1/carts/{id}/remove-coupon',
  updateLineItemsQuantity: 'POST /ecom/v1/carts/{id}/update-line-items-quantity',
  estimateTotals: 'POST /ecom/v1/carts/{id}/estimate-totals',
  deleteCart: 'DELETE /ecom/v1/carts/{id}',
  removeBusinessLocation: 'POST /ecom/v1/carts/{id}/remove-business-location',
});
