import type { carts, currentCart, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { changed, readItems, readMerchantDiscounts, readOverrideUrl } from '../purchase/index.ts';
import type { Cart } from './cart.ts';
import { withItems } from './cart-items.ts';
import type { WireCart } from './cart-view.ts';
import { changeCart, createFurtherCart } from './change-cart.ts';
import type { WhichCart } from './which-cart.ts';

type Answer = Promise<{ cart: WireCart } | Refusal>;
type Sent = Request<typeof currentCart.updateCurrentCart> | Request<typeof carts.createCart>;

/** Changes the cart's fields and adds lines. Null clears a field; an omitted field stays. */
export async function updateCart(ctx: Context, which: WhichCart, sent: Sent): Answer {
  const change = readDetails(ctx, sent);
  return isRefusal(change) ? change : changeCart(ctx, which, change);
}

/** Creates a cart beside the current one: the caller's, or nobody's where staff or an app creates it. */
export async function createCart(ctx: Context, sent: Sent): Answer {
  const change = readDetails(ctx, sent);
  if (isRefusal(change)) return change;
  const created = await createFurtherCart(ctx, {
    ...change,
    apply: (cart, found) => {
      const created = change.apply(cart, found);
      if (isRefusal(created) || created.lines.length > 0) return created;
      return refuse('CANT_CREATE_CART_WITHOUT_ITEMS');
    },
  });
  return isRefusal(created) ? created : { cart: created.cart };
}

function readDetails(ctx: Context, sent: Sent) {
  const url = readOverrideUrl(sent.cartInfo?.overrideCheckoutUrl, 'cartInfo.overrideCheckoutUrl');
  if (isRefusal(url)) return url;
  const items = readItems(ctx, sent);
  if (isRefusal(items)) return items;
  const merchantDiscounts = readMerchantDiscounts(ctx, sent.merchantDiscounts);
  if (isRefusal(merchantDiscounts)) return merchantDiscounts;
  const { couponCode } = sent;
  return {
    wanted: items.wanted,
    ...(couponCode && { couponCode }),
    apply: (cart: Cart, found: Parameters<typeof withItems>[2]['found']): Cart | Refusal => {
      const informed = applyInfo(cart, sent.cartInfo ?? {});
      if (isRefusal(informed)) return informed;
      const codes = {
        couponCode: couponCode || cart.couponCode,
        merchantDiscounts: merchantDiscounts ?? cart.merchantDiscounts,
      };
      return withItems(ctx, { ...informed, ...codes }, { ...items, found });
    },
  };
}

function applyInfo(cart: Cart, sent: WireCart): Cart | Refusal {
  const { buyerInfo = {} } = sent;
  const contactId = changed(buyerInfo.contactId, cart.contactId);
  if (contactId !== cart.contactId && cart.ownerKind === 'member')
    return refuse('CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER');
  return {
    ...cart,
    buyerNote: changed(sent.buyerNote, cart.buyerNote),
    email: changed(buyerInfo.email, cart.email),
    contactId,
    contactInfo: changed(sent.contactInfo, cart.contactInfo),
    selectedShippingOption: changed(sent.selectedShippingOption, cart.selectedShippingOption),
    overrideCheckoutUrl: changed(sent.overrideCheckoutUrl, cart.overrideCheckoutUrl),
    extendedFields: changed(sent.extendedFields, cart.extendedFields),
    businessLocationId: changed(sent.businessLocationId, cart.businessLocationId),
  };
}

/** Removes the coupon; a cart without one stays as it is. */
export const removeCouponFromCart = (ctx: Context, which: WhichCart): Answer =>
  changeCart(ctx, which, { apply: (cart) => ({ ...cart, couponCode: null }) });

/** Ends the cart's association with a business location; a cart without one stays as it is. */
export const removeLocationFromCart = (ctx: Context, which: WhichCart): Answer =>
  changeCart(ctx, which, { apply: (cart) => ({ ...cart, businessLocationId: null }) });
