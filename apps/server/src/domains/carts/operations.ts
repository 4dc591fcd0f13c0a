import { currentCart } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createCheckoutFromCurrentCart } from '../checkout/index.ts';
import { addToCurrentCart } from './add-to-current-cart.ts';
import { deleteCurrentCart } from './delete-current-cart.ts';
import { estimateCurrentCartTotals } from './estimate-totals.ts';
import { getCurrentCart } from './get-current-cart.ts';
import { removeLineItemsFromCurrentCart } from './remove-line-items.ts';
import { removeCouponFromCurrentCart, updateCurrentCart } from './update-current-cart.ts';
import { updateCurrentCartLineItemQuantity } from './update-line-quantities.ts';

export const served = serve(currentCart, {
  getCurrentCart,
  updateCurrentCart,
  addToCurrentCart,
  removeLineItemsFromCurrentCart,
  createCheckoutFromCurrentCart,
  removeCouponFromCurrentCart,
  updateCurrentCartLineItemQuantity,
  estimateCurrentCartTotals,
  deleteCurrentCart,
});
