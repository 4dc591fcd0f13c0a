import { carts, currentCart } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createCheckoutFromCart } from '../checkout/index.ts';
import { createCart, removeCouponFromCart, removeLocationFromCart, updateCart } from './cart-details.ts';
import { addToCart, removeFromCart, setCartQuantities } from './cart-items.ts';
import { estimateTotals } from './estimate-totals.ts';
import { deleteCart, deleteCurrentCart, getCart } from './get-cart.ts';

const ofCaller = serve(currentCart, {
  getCurrentCart: (ctx) => getCart(ctx, 'current'),
  updateCurrentCart: (ctx, request) => updateCart(ctx, 'current', request),
  addToCurrentCart: (ctx, request) => addToCart(ctx, 'current', request),
  removeLineItemsFromCurrentCart: (ctx, { lineItemIds }) => removeFromCart(ctx, 'current', lineItemIds),
  createCheckoutFromCurrentCart: (ctx, request) => createCheckoutFromCart(ctx, 'current', request),
  removeCouponFromCurrentCart: (ctx) => removeCouponFromCart(ctx, 'current'),
  updateCurrentCartLineItemQuantity: (ctx, { lineItems }) => setCartQuantities(ctx, 'current', lineItems),
  estimateCurrentCartTotals: (ctx, request) => estimateTotals(ctx, 'current', request),
  deleteCurrentCart,
});

const byId = serve(carts, {
  createCart,
  updateCart: (ctx, request) => updateCart(ctx, { id: request.cartInfo.id }, request),
  getCart: (ctx, { id }) => getCart(ctx, { id }),
  getCartByCheckoutId: (ctx, { id }) => getCart(ctx, { checkoutId: id }),
  addToCart: (ctx, { id, ...items }) => addToCart(ctx, { id }, items),
  removeLineItems: (ctx, { id, lineItemIds }) => removeFromCart(ctx, { id }, lineItemIds),
  createCheckout: (ctx, { id, ...request }) => createCheckoutFromCart(ctx, { id }, request),
  removeCoupon: (ctx, { id }) => removeCouponFromCart(ctx, { id }),
  updateLineItemsQuantity: (ctx, { id, lineItems }) => setCartQuantities(ctx, { id }, lineItems),
  estimateTotals: (ctx, { id, ...request }) => estimateTotals(ctx, { id }, request),
  deleteCart: (ctx, { id }) => deleteCart(ctx, id),
  removeBusinessLocation: (ctx, { id }) => removeLocationFromCart(ctx, { id }),
});

export const served = [...ofCaller, ...byId];
