/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const currentCart = /* @__PURE__ */ routes<typeof contract.currentCart>({
  getCurrentCart: 'GET /ecom/v1/carts/current',
  updateCurrentCart: 'PATCH /ecom/v1/carts/current',
  addToCurrentCart: 'POST /ecom/v1/carts/current/add-to-cart',
  removeLineItemsFromCurrentCart: 'POST /ecom/v1/carts/current/remove-line-items',
  createCheckoutFromCurrentCart: 'POST /ecom/v1/carts/current/create-checkout',
  removeCouponFromCurrentCart: 'POST /ecom/v1/carts/current/remove-coupon',
  updateCurrentCartLineItemQuantity: 'POST /ecom/v1/carts/current/update-line-items-quantity',
  estimateCurrentCartTotals: 'POST /ecom/v1/carts/current/estimate-totals',
  deleteCurrentCart: 'DELETE /ecom/v1/carts/current',
});
