import type { currentCart } from '@stoa/contract';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import type { Cart } from './cart.ts';
import type { WireCart } from './cart-view.ts';
import { changeCart } from './change-cart.ts';
import { addLines } from './line.ts';
import { notAllowed, readLines } from './read-lines.ts';
import { readOverrideUrl } from './read-override-url.ts';
import { changed } from './wire-fields.ts';

/** Changes what a cart says beside its lines, and adds lines. Null takes a field away; what is left out stays. */
export const updateCurrentCart: UseCase<typeof currentCart.updateCurrentCart> = async (ctx, request) => {
  if (request.couponCode) return refuse('ERROR_COUPON_DOES_NOT_EXIST', { couponCode: request.couponCode });
  if (request.customLineItems?.length)
    return notAllowed('customLineItems', 'buyers can only add items of the catalogue');
  const url = readOverrideUrl(request.cartInfo?.overrideCheckoutUrl, 'cartInfo.overrideCheckoutUrl');
  if (isRefusal(url)) return url;
  const wanted = readLines(request.lineItems);
  if (isRefusal(wanted)) return wanted;
  return changeCart(ctx, {
    wanted,
    apply: (cart, found) => ({
      ...applyInfo(cart, request.cartInfo ?? {}),
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
