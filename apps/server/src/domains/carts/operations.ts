import { currentCart } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { addToCurrentCart } from './add-to-current-cart.ts';
import { createCheckoutFromCurrentCart } from './create-checkout-from-current-cart.ts';
import { deleteCurrentCart } from './delete-current-cart.ts';
import { estimateCurrentCartTotals } from './estimate-totals.ts';
import { getCurrentCart } from './get-current-cart.ts';
import { removeLineItemsFromCurrentCart } from './remove-line-items.ts';
import { updateCurrentCart } from './update-current-cart.ts';
import { updateCurrentCartLineItemQuantity } from './update-line-quantities.ts';

export const served = serve(currentCart, {
  getCurrentCart,
  updateCurrentCart,
  addToCurrentCart,
  removeLineItemsFromCurrentCart,
  createCheckoutFromCurrentCart,
  // there are no coupons, so none is left to remove
  removeCouponFromCurrentCart: getCurrentCart,
  updateCurrentCartLineItemQuantity,
  estimateCurrentCartTotals,
  deleteCurrentCart,
});
