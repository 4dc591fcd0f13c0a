import type { currentCart } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { type Cart, noteCheckout, readCart } from '../carts/index.ts';
import { announceCheckout } from './change-checkout.ts';
import { type CheckedOut, checkOutCart } from './checkout-of-cart.ts';
import { viewCheckout } from './checkout-view.ts';
import { putCheckout } from './checkouts.store.ts';

/** Creates a checkout from the caller's cart; repeated for the same cart, it updates the same checkout. */
export const createCheckoutFromCurrentCart: UseCase<typeof currentCart.createCheckoutFromCurrentCart> = async (
  ctx,
  request,
) => {
  for (;;) {
    const cart = await readSite(ctx, (tx) => readCart(ctx, tx));
    if (isRefusal(cart)) return cart;
    const { contactInfo, email, selectedShippingOption } = cart;
    const checkedOut = await checkOutCart(ctx, {
      cartId: cart.id,
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
    const checkoutId = await withSite(ctx, (tx) => write(ctx, tx, cart, checkedOut));
    if (typeof checkoutId === 'string') return { checkoutId };
  }
};

/**
 * Writes the checkout; refuses if the cart was changed or ordered in the meantime, since its checkout must not fall
 * behind.
 */
async function write(ctx: Context, tx: Tx, cart: Cart, { checkout, changes }: CheckedOut): Promise<string | Refusal> {
  const saved = await putCheckout(tx, checkout, changes);
  announceCheckout(tx, saved.revision === '1' ? 'created' : 'updated', viewCheckout(ctx, saved));
  return (await noteCheckout(tx, cart, saved.id)) ? saved.id : refuse('CHECKOUT_CHANGED');
}
