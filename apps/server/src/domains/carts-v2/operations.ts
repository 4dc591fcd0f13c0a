import { cartsV2, currentCartV2 } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { deleteCart, deleteCurrentCart } from '../carts/index.ts';
import { markCheckoutAsCompletedAndRedirectToUrl } from '../checkout/index.ts';
import { calculateCart, estimateCart } from './calculate.ts';
import { changeV2, getV2 } from './change.ts';
import { addCoupon, addGiftCard, removeCoupon, removeGiftCard } from './codes.ts';
import { removeDeliveryMethod, setDeliveryMethod } from './delivery.ts';
import { createCart, createCurrentCart, updateDetails } from './details.ts';
import { listUpsells, updateForms } from './item-extras.ts';
import { addLineItems, removeLineItems, updateLineItems } from './items.ts';
import { getCheckoutUrl, markCartAsCompleted, placeOrder } from './place-order.ts';

/** The items of a cart are looked up at every read; refreshing it keeps what was found. */
const refresh = { apply: <C>(cart: C): C => cart };

const ofCaller = serve(currentCartV2, {
  createCurrentCart,
  getCurrentCart: (ctx) => getV2(ctx, 'current'),
  getUpsellOptionsForCurrentCart: (ctx) => listUpsells(ctx, 'current'),
  updateFormSubmissionsInCurrentCart: (ctx, { formSubmissions }) => updateForms(ctx, 'current', formSubmissions),
  updateCurrentCart: (ctx, { cart }) => updateDetails(ctx, 'current', cart),
  deleteCurrentCart,
  refreshCurrentCart: (ctx) => changeV2(ctx, 'current', refresh),
  estimateCurrentCart: (ctx, sent) => estimateCart(ctx, 'current', sent),
  calculateCurrentCart: (ctx) => calculateCart(ctx, 'current'),
  addLineItemsToCurrentCart: (ctx, sent) => addLineItems(ctx, 'current', sent),
  removeLineItemsFromCurrentCart: (ctx, { lineItemIds }) => removeLineItems(ctx, 'current', lineItemIds),
  updateLineItemsInCurrentCart: (ctx, { lineItems = [] }) => updateLineItems(ctx, 'current', lineItems),
  addCouponToCurrentCart: (ctx, { coupon }) => addCoupon(ctx, 'current', coupon),
  removeCouponFromCurrentCart: (ctx, { couponId }) => removeCoupon(ctx, 'current', couponId),
  setDeliveryMethodForCurrentCart: (ctx, { deliveryMethod }) => setDeliveryMethod(ctx, 'current', deliveryMethod),
  removeDeliveryMethodFromCurrentCart: (ctx) => removeDeliveryMethod(ctx, 'current'),
  addGiftCardToCurrentCart: (ctx, { giftCard }) => addGiftCard(ctx, 'current', giftCard),
  removeGiftCardFromCurrentCart: (ctx, { giftCardId }) => removeGiftCard(ctx, 'current', giftCardId),
});

const byId = serve(cartsV2, {
  createCart,
  getCart: (ctx, { cartId }) => getV2(ctx, { id: cartId }),
  getUpsellOptions: (ctx, { cartId }) => listUpsells(ctx, { id: cartId }),
  updateFormSubmissions: (ctx, { cartId, formSubmissions }) => updateForms(ctx, { id: cartId }, formSubmissions),
  updateCart: (ctx, { cart }) => updateDetails(ctx, { id: cart.id }, cart),
  deleteCart: (ctx, { cartId }) => deleteCart(ctx, cartId),
  refreshCart: (ctx, { cartId }) => changeV2(ctx, { id: cartId }, refresh),
  estimateCart: (ctx, { cartId, ...sent }) => estimateCart(ctx, { id: cartId }, sent),
  calculateCart: (ctx, { cartId }) => calculateCart(ctx, { id: cartId }),
  getCheckoutUrl,
  placeOrder,
  addLineItems: (ctx, { cartId, ...sent }) => addLineItems(ctx, { id: cartId }, sent),
  removeLineItems: (ctx, { cartId, lineItemIds }) => removeLineItems(ctx, { id: cartId }, lineItemIds),
  updateLineItems: (ctx, { cartId, lineItems = [] }) => updateLineItems(ctx, { id: cartId }, lineItems),
  addCoupon: (ctx, { cartId, coupon }) => addCoupon(ctx, { id: cartId }, coupon),
  removeCoupon: (ctx, { cartId, couponId }) => removeCoupon(ctx, { id: cartId }, couponId),
  setDeliveryMethod: (ctx, { cartId, deliveryMethod }) => setDeliveryMethod(ctx, { id: cartId }, deliveryMethod),
  removeDeliveryMethod: (ctx, { cartId }) => removeDeliveryMethod(ctx, { id: cartId }),
  addGiftCard: (ctx, { cartId, giftCard }) => addGiftCard(ctx, { id: cartId }, giftCard),
  removeGiftCard: (ctx, { cartId, giftCardId }) => removeGiftCard(ctx, { id: cartId }, giftCardId),
  markCartAsCompleted,
  handleAsyncCheckoutCompletion: markCheckoutAsCompletedAndRedirectToUrl,
});

export const served = [...ofCaller, ...byId];
