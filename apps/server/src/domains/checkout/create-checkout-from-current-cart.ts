import type { currentCart } from '@stoa/contract';
import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, type Tx, untilKept, writeOnce } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { type Cart, noteCheckout, readCart } from '../carts/index.ts';
import { announceCheckout } from './change-checkout.ts';
import { type CheckedOut, checkOutCart } from './checkout-of-cart.ts';
import { viewCheckout } from './checkout-view.ts';
import { insertCheckout, updateCheckout } from './checkouts.store.ts';

/** Creates a checkout from the caller's cart; repeated for the same cart, it updates the same checkout. */
export const createCheckoutFromCurrentCart: UseCase<typeof currentCart.createCheckoutFromCurrentCart> = (
  ctx,
  request,
) => {
  let isFirst = true;
  return untilKept(ownerOf(ctx.caller) ?? '', async () => {
    const cart = await readSite(ctx, (tx) => readCart(ctx, tx));
    if (isRefusal(cart)) return cart;
    const { contactInfo, email, selectedShippingOption } = cart;
    const checkedOut = await checkOutCart(ctx, {
      cartId: cart.id,
      // somebody else may be about to note a checkout
      isCheckedOut: cart.checkoutId !== null || !isFirst,
      lines: cart.lines,
      channelType: request.channelType,
      email: request.email ?? email,
      contactId: cart.contactId,
      buyerNote: cart.buyerNote,
      shippingAddress: request.shippingAddress ? { ...contactInfo, address: request.shippingAddress } : contactInfo,
      billingAddress: request.billingAddress && { ...contactInfo, address: request.billingAddress },
      delivery: request.selectedShippingOption,
      preferredDelivery: selectedShippingOption,
      overrideCheckoutUrl: cart.overrideCheckoutUrl,
      couponCode: cart.couponCode,
    });
    if (isRefusal(checkedOut)) return checkedOut;
    isFirst = false;
    return writeOnce(ctx, (tx) => write(ctx, tx, cart, checkedOut));
  });
};

/** Writes the checkout. It must not fall behind its cart: if that was changed or ordered in the meantime, the race is lost. */
async function write(
  ctx: Context,
  tx: Tx,
  cart: Cart,
  { checkout, isNew }: CheckedOut,
): Promise<{ checkoutId: string }> {
  const saved = isNew ? insertCheckout(tx, checkout) : updateCheckout(tx, checkout);
  announceCheckout(tx, isNew ? 'created' : 'updated', viewCheckout(ctx, saved));
  noteCheckout(tx, cart, saved.id);
  return { checkoutId: saved.id };
}
