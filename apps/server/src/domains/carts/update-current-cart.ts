import type { currentCart } from '@stoa/contract';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { addLines, changed, notAllowed, readLines, readOverrideUrl } from '../purchase/index.ts';
import type { Cart } from './cart.ts';
import type { WireCart } from './cart-view.ts';
import { changeCart } from './change-cart.ts';

/** Changes the cart's fields and adds lines. Null clears a field; an omitted field stays. */
export const updateCurrentCart: UseCase<typeof currentCart.updateCurrentCart> = async (ctx, request) => {
  if (request.customLineItems?.length)
    return notAllowed('customLineItems', 'buyers can only add items of the catalogue');
  const url = readOverrideUrl(request.cartInfo?.overrideCheckoutUrl, 'cartInfo.overrideCheckoutUrl');
  if (isRefusal(url)) return url;
  const wanted = readLines(request.lineItems);
  if (isRefusal(wanted)) return wanted;
  const { couponCode } = request;
  return changeCart(ctx, {
    wanted,
    ...(couponCode && { couponCode }),
    apply: (cart, found) => ({
      ...applyInfo(cart, request.cartInfo ?? {}),
      couponCode: couponCode || cart.couponCode,
      lines: addLines(cart.lines, found, ctx.newId),
    }),
  });
};

function applyInfo(cart: Cart, sent: WireCart): Cart {
  const { buyerInfo = {} } = sent;
  return {
    ...cart,
    buyerNote: changed(sent.buyerNote, cart.buyerNote),
    email: changed(buyerInfo.email, cart.email),
    contactId: changed(buyerInfo.contactId, cart.contactId),
    contactInfo: changed(sent.contactInfo, cart.contactInfo),
    selectedShippingOption: changed(sent.selectedShippingOption, cart.selectedShippingOption),
    overrideCheckoutUrl: changed(sent.overrideCheckoutUrl, cart.overrideCheckoutUrl),
    extendedFields: changed(sent.extendedFields, cart.extendedFields),
    businessLocationId: changed(sent.businessLocationId, cart.businessLocationId),
  };
}

/** Removes the coupon; a cart without one stays as it is. */
export const removeCouponFromCurrentCart: UseCase<typeof currentCart.removeCouponFromCurrentCart> = async (ctx) =>
  changeCart(ctx, { apply: (cart) => ({ ...cart, couponCode: null }) });
