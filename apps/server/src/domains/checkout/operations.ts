import { checkouts } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createOrder, createOrderAndCharge } from '../orders/index.ts';
import { addToCheckout, removeLineItems, updateLineItemsQuantity } from './change-lines.ts';
import { createCheckout } from './create-checkout.ts';
import { getCheckout, getCheckoutByCartId, getCheckoutUrl } from './get-checkout.ts';
import { removeCoupon, removeGiftCard, updateCheckout } from './update-checkout.ts';

export const served = serve(checkouts, {
  createCheckout,
  getCheckout,
  getCheckoutByCartId,
  getCheckoutUrl,
  updateCheckout,
  addToCheckout,
  removeLineItems,
  removeCoupon,
  removeGiftCard,
  createOrder,
  createOrderAndCharge,
  updateLineItemsQuantity,
});
