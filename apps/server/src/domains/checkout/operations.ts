import { checkouts } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { addToCheckout, removeLineItems, updateLineItemsQuantity } from './change-lines.ts';
import { createCheckout } from './create-checkout.ts';
import { createOrder, createOrderAndCharge } from './create-order.ts';
import { getCheckout, getCheckoutByCartId, getCheckoutUrl } from './get-checkout.ts';
import { updateCheckout } from './update-checkout.ts';

export const served = serve(checkouts, {
  createCheckout,
  getCheckout,
  getCheckoutByCartId,
  getCheckoutUrl,
  updateCheckout,
  addToCheckout,
  removeLineItems,
  createOrder,
  createOrderAndCharge,
  updateLineItemsQuantity,
});
