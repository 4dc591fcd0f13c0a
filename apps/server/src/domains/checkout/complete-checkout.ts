import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { takeOutBought } from '../carts/index.ts';
import { announceCheckout } from './change-checkout.ts';
import { buyerOf, type Checkout } from './checkout.ts';
import { viewCheckout } from './checkout-view.ts';
import { findCheckout, updateCheckout } from './checkouts.store.ts';

/** A checkout as it stands, locked until the transaction ends: the first lock of everything that places or pays orders. */
export const lockCheckout = (tx: Tx, id: string): Promise<Checkout | null> => findCheckout(tx, id, { lock: true });

/**
 * Closes a locked checkout, whose order is placed, and takes what was bought out of the cart that it came from: what was
 * put in there since stays. A visitor's cart may have become part of the cart of the member that they turned out to be:
 * then what was bought leaves that one.
 */
export async function completeCheckout(ctx: Context, tx: Tx, checkout: Checkout): Promise<void> {
  const completed = { ...checkout, completed: true, updatedDate: ctx.now().toISOString() };
  announceCheckout(tx, 'completed', viewCheckout(ctx, await updateCheckout(tx, completed)));
  const { cartId, lines: bought } = checkout;
  if (cartId === null || (await takeOutBought(ctx, tx, { cart: { id: cartId }, bought }))) return;
  const { memberId } = buyerOf(checkout);
  if (memberId && checkout.createdBy.visitorId) await takeOutBought(ctx, tx, { cart: { ownerId: memberId }, bought });
}
