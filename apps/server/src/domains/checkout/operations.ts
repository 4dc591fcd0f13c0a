import { checkoutCompletion, checkouts, totalsCalculator } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createOrder, createOrderAndCharge } from '../orders/index.ts';
import { calculateTotals } from './calculate-totals.ts';
import { addToCheckout, removeLineItems, updateLineItemsQuantity } from './change-lines.ts';
import {
  createCompletionLink,
  markCheckoutAsCompleted,
  markCheckoutAsCompletedAndRedirectToUrl,
} from './complete-elsewhere.ts';
import { createCheckout } from './create-checkout.ts';
import {
  getCheckout,
  getCheckoutByCartId,
  getCheckoutUrl,
  getPaymentSettings,
  getWixCheckoutUrl,
} from './get-checkout.ts';
import { removeCoupon, removeGiftCard, removeOverrideCheckoutUrl, updateCheckout } from './update-checkout.ts';

const ofCheckouts = serve(checkouts, {
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
  getWixCheckoutUrl,
  getPaymentSettings,
  removeOverrideCheckoutUrl,
  markCheckoutAsCompleted,
  markCheckoutAsCompletedAndRedirectToUrl,
});

export const served = [
  ...ofCheckouts,
  ...serve(checkoutCompletion, { createCompletionLink }),
  ...serve(totalsCalculator, { calculateTotals }),
];
