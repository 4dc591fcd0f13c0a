import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { type Cart, type Change, changeCartAs, readCart, type WhichCart } from '../carts/index.ts';
import { type Checkout, findCheckoutOfCart, visibleOrRefused } from '../checkout/index.ts';
import { findOrderOfCheckout } from '../orders/index.ts';
import { rulesFor } from '../purchase/index.ts';
import { viewCartV2, type WireCartV2 } from './cart-view.ts';
import { confirmedPurchaseOf } from './confirmed.ts';
import { refusalOfChange } from './refusals.ts';

/** The operations of the second generation name a cart by its id, or mean the caller's. */
export type Which = 'current' | { id: string };
export type Answer = Promise<{ cart: WireCartV2 } | Refusal>;

/** Changes a cart, and shows it as the second generation sees it. */
export async function changeV2(ctx: Context, which: Which, change: Change): Answer {
  const changed = await changeCartAs(ctx, which, change);
  if (isRefusal(changed)) return explained(ctx, which, refusalOfChange(changed, change));
  return { cart: viewCartV2(ctx, changed.saved, changed.rules) };
}

/** A cart, or what it was ordered as. */
export async function getV2(ctx: Context, which: Which): Answer {
  const cart = await readSite(ctx, (tx) => readCart(ctx, tx, which as WhichCart));
  if (!isRefusal(cart)) return { cart: viewCartV2(ctx, cart, await rulesFor(ctx, confirmedPurchaseOf(cart))) };
  const ordered = isAbsent(cart) && which !== 'current' ? await findOrdered(ctx, which.id) : null;
  return ordered ? viewOrdered(ctx, ordered) : cart;
}

/** A cart that can still be changed. */
export async function openCart(ctx: Context, which: Which): Promise<Cart | Refusal> {
  const cart = await readSite(ctx, (tx) => readCart(ctx, tx, which as WhichCart));
  return isRefusal(cart) ? explained(ctx, which, cart) : cart;
}

/** A cart that was ordered is gone; those who know its id learn that it was. */
async function explained(ctx: Context, which: Which, refusal: Refusal): Promise<Refusal> {
  if (which === 'current' || !isAbsent(refusal)) return refusal;
  return (await findOrdered(ctx, which.id)) ? refuse('CART_ALREADY_ORDERED', { cartId: which.id }) : refusal;
}

const isAbsent = (refusal: Refusal): boolean => refusal.refused === 'code' && refusal.code === 'CART_NOT_FOUND';

type Ordered = { checkout: Checkout; orderId: string | null };

/** The checkout that a cart was ordered as, for those who may see it. */
async function findOrdered(ctx: Context, cartId: string): Promise<Ordered | null> {
  return readSite(ctx, async (tx) => {
    const checkout = visibleOrRefused(await findCheckoutOfCart(tx, cartId), ctx.caller);
    if (isRefusal(checkout) || !checkout.completed) return null;
    const order = checkout.externalOrderId ? null : await findOrderOfCheckout(tx, checkout.id);
    return { checkout, orderId: checkout.externalOrderId ?? order?.id ?? null };
  });
}

/** An ordered cart, with the lines of its order at today's prices. */
async function viewOrdered(ctx: Context, { checkout, orderId }: Ordered): Promise<{ cart: WireCartV2 }> {
  const { createdBy, shippingDestination, billingInfo } = checkout;
  const ownerKind = createdBy.memberId ? 'member' : 'visitor';
  const cart: Cart = {
    ...checkout,
    id: checkout.cartId ?? checkout.id,
    isCurrent: false,
    ownerKind: createdBy.memberId || createdBy.visitorId ? ownerKind : 'nobody',
    contactInfo: shippingDestination,
    selectedShippingOption: checkout.deliveryCode === null ? null : { code: checkout.deliveryCode },
    billingAddress: billingInfo?.address ?? null,
    billingContact: billingInfo?.contactDetails ?? null,
    taxExemptGroupId: checkout.taxExemptGroupId ?? null,
    checkoutId: checkout.id,
    giftCardAppId: checkout.quote?.giftCard?.appId ?? null,
  };
  const rules = await rulesFor(ctx, confirmedPurchaseOf(cart));
  return { cart: viewCartV2(ctx, cart, rules, { orderPlaced: true, orderId }) };
}
