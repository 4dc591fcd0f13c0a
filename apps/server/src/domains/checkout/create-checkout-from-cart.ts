import type { currentCart, Request } from '@stoa/contract';
import { type Caller, ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, type Tx, untilKept, writeOnce } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { type Cart, noteCheckout, readCart, type WhichCart } from '../carts/index.ts';
import { announceCheckout } from './change-checkout.ts';
import { type CheckedOut, checkOutCart } from './checkout-of-cart.ts';
import { viewCheckout } from './checkout-view.ts';
import { insertCheckout, updateCheckout } from './checkouts.store.ts';
import { watchCheckout } from './watch.ts';

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
    const { contactInfo, email, selectedShippingOption } = cart;
    const checkedOut = await checkOutCart(ctx, {
      cartId: cart.id,
      buyer: buyerOfCart(ctx, cart),
      // somebody else may be about to note a checkout
      isCheckedOut: cart.checkoutId !== null || !isFirst,
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
    if (isRefusal(checkedOut)) return checkedOut;
    isFirst = false;
    return writeOnce(ctx, (tx) => write(ctx, tx, cart, checkedOut));
  });
};

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
async function write(
  ctx: Context,
  tx: Tx,
  cart: Cart,
  { checkout, isNew, lastChange }: CheckedOut,
): Promise<{ checkoutId: string }> {
  const saved = isNew ? insertCheckout(tx, checkout) : updateCheckout(tx, checkout);
  watchCheckout(ctx, tx, saved.id, lastChange);
  announceCheckout(tx, isNew ? 'created' : 'updated', viewCheckout(ctx, saved));
  noteCheckout(tx, cart, saved.id);
  return { checkoutId: saved.id };
}
