/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const currentCartV2 = /* @__PURE__ */ routes<typeof contract.currentCartV2>({
  createCurrentCart: 'POST /ecom/v2/carts/current',
  getCurrentCart: 'GET /ecom/v2/carts/current',
  getUpsellOptionsForCurrentCart: 'GET /ecom/v2/carts/current/upsell-options',
  updateFormSubmissionsInCurrentCart: 'POST /ecom/v2/carts/current/update-forms-submission',
  updateCurrentCart: 'PATCH /ecom/v2/carts/current',
  deleteCurrentCart: 'DELETE /ecom/v2/carts/current',
  refreshCurrentCart: 'POST /ecom/v2/carts/current/refresh',
  estimateCurrentCart: 'POST /ecom/v2/carts/current/estimate',
  calculateCurrentCart: 'POST /ecom/v2/carts/current/calculate',
  addLineItemsToCurrentCart: 'POST /ecom/v2/carts/current/add-line-items',
  removeLineItemsFromCurrentCart: 'POST /ecom/v2/carts/current/remove-line-items',
  updateLineItemsInCurrentCart: 'POST /ecom/v2/carts/current/update-line-items',
  addCouponToCurrentCart: 'POST /ecom/v2/carts/current/add-coupon',
  removeCouponFromCurrentCart: 'POST /ecom/v2/carts/current/remove-coupon',
  setDeliveryMethodForCurrentCart: 'POST /ecom/v2/carts/current/set-delivery-method',
  removeDeliveryMethodFromCurrentCart: 'POST /ecom/v2/carts/current/remove-delivery-method',
  addGiftCardToCurrentCart: 'POST /ecom/v2/carts/current/add-gift-card',
  removeGiftCardFromCurrentCart: 'POST /ecom/v2/carts/current/remove-gift-card',
});
