import type { currentCart, Request } from '@stoa/contract';
import { type Caller, ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, type Tx, untilKept, writeOnce } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { schedule } from '../../platform/tasks/index.ts';
import { type Cart, noteCheckout, readCart, type WhichCart } from '../carts/index.ts';
import { announceCheckout } from './change-checkout.ts';
import { type CheckedOut, checkOutCart } from './checkout-of-cart.ts';
import { viewCheckout } from './checkout-view.ts';
import { insertCheckout, updateCheckout } from './checkouts.store.ts';
import { checkoutLook, watchCheckout } from './watch.ts';

/** Creates a checkout from a cart; repeated for the same cart, it updates the same checkout. */
export const createCheckoutFromCart = (
  ctx: Context,
  which: WhichCart,
  request: Request<typeof currentCart.createCheckoutFromCurrentCart>,
): Promise<{ checkoutId: string } | Refusal> => {
  let isFirst = true;
  return untilKept(contendedBy(ctx, which), async () => {
    const cart = await readSite(ctx, (tx) => readCart(ctx, tx, which));
    if (isRefusal(cart)) return cart;
    // somebody else may be about to note a checkout
    const checkedOut = await checkOut(ctx, cart, request, { isCheckedOut: cart.checkoutId !== null || !isFirst });
    if (isRefusal(checkedOut)) return checkedOut;
    isFirst = false;
    return writeOnce(ctx, async (tx) => {
      const written = writeCheckout(ctx, tx, cart, checkedOut);
      watchCheckout(ctx, tx, written.checkoutId, checkedOut.lastChange);
      return written;
    });
  });
};

/**
 * Gives a cart that a member left the checkout that its link leads back to: a new one, or the one that they began before
 * they last changed the cart. It counts as changed when the cart was, and is looked at now.
 */
export const checkOutLeftCart = (ctx: Context, which: { id: string }): Promise<undefined | Refusal> =>
  untilKept(which.id, async () => {
    const cart = await readSite(ctx, (tx) => readCart(ctx, tx, which));
    if (isRefusal(cart)) return cart;
    const channelType = cart.channelType ?? 'WEB';
    const checkedOut = await checkOut(ctx, cart, { channelType }, { isCheckedOut: true });
    if (isRefusal(checkedOut)) return checkedOut;
    const { isNew, lastChange, checkout } = checkedOut;
    if (!isNew && (checkout.hasOrder || (lastChange ?? '') >= cart.updatedDate)) return undefined;
    const { updatedDate } = cart;
    const left = { ...checkout, updatedDate, ...(isNew && { createdDate: updatedDate }) };
    await writeOnce(ctx, async (tx) => {
      const { checkoutId } = writeCheckout(ctx, tx, cart, { ...checkedOut, checkout: left });
      schedule(tx, checkoutLook, { key: checkoutId, input: { checkoutId } });
    });
    return undefined;
  });

function checkOut(
  ctx: Context,
  cart: Cart,
  request: Request<typeof currentCart.createCheckoutFromCurrentCart>,
  { isCheckedOut }: { isCheckedOut: boolean },
): Promise<CheckedOut | Refusal> {
  const { contactInfo, email, selectedShippingOption } = cart;
  return checkOutCart(ctx, {
    cartId: cart.id,
    buyer: buyerOfCart(ctx, cart),
    isCheckedOut,
    lines: cart.lines,
    channelType: request.channelType ?? cart.channelType ?? undefined,
    email: request.email ?? email,
    contactId: cart.contactId,
    buyerNote: cart.buyerNote,
    shippingAddress: request.shippingAddress ? { ...contactInfo, address: request.shippingAddress } : contactInfo,
    billingAddress: billingOf(cart, request.billingAddress),
    delivery: request.selectedShippingOption,
    preferredDelivery: selectedShippingOption,
    overrideCheckoutUrl: cart.overrideCheckoutUrl,
    couponCode: cart.couponCode,
    merchantDiscounts: cart.merchantDiscounts,
    giftCardCode: cart.giftCardCode,
    giftCardLimit: cart.giftCardLimit,
    customSettings: cart.customSettings,
    customContentReference: cart.customContentReference,
    externalReference: cart.externalReference,
    extendedFields: cart.extendedFields,
    businessLocationId: cart.businessLocationId,
    taxExemptGroupId: cart.taxExemptGroupId,
  });
}

const contendedBy = ({ caller }: Context, which: WhichCart): string =>
  which === 'current' ? (ownerOf(caller) ?? '') : Object.values(which).join();

/** Who buys a cart: its owner, whoever makes the call. */
const buyerOfCart = ({ caller }: Context, { ownerId, ownerKind }: Cart): Caller =>
  ownerKind === 'nobody' ? caller : { kind: ownerKind, id: ownerId };

type Billing = Request<typeof currentCart.createCheckoutFromCurrentCart>['billingAddress'];

/** The request's billing address, or the cart's; with the contact of the delivery, where there is no other. */
function billingOf({ contactInfo, billingAddress, billingContact }: Cart, sent: Billing) {
  const address = sent ?? billingAddress;
  if (!address && !billingContact) return null;
  return { ...contactInfo, ...(billingContact && { contactDetails: billingContact }), ...(address && { address }) };
}

/** Writes the checkout. It must not fall behind its cart: if that was changed or ordered in the meantime, the race is lost. */
function writeCheckout(ctx: Context, tx: Tx, cart: Cart, { checkout, isNew }: CheckedOut): { checkoutId: string } {
  const saved = isNew ? insertCheckout(tx, checkout) : updateCheckout(tx, checkout);
  announceCheckout(tx, isNew ? 'created' : 'updated', viewCheckout(ctx, saved));
  noteCheckout(tx, cart, saved.id);
  return { checkoutId: saved.id };
}
