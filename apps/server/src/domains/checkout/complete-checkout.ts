import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { takeOutBought } from '../carts/index.ts';
import { announceCheckout } from './change-checkout.ts';
import { buyerOf, type Checkout } from './checkout.ts';
import { viewCheckout } from './checkout-view.ts';
import { findCheckout, updateCheckout } from './checkouts.store.ts';

/** A checkout, locked until the transaction ends: the first lock of everything that places or pays orders. */
export const lockCheckout = (tx: Tx, id: string): Promise<Checkout | null> => findCheckout(tx, id, { lock: true });

/**
 * Closes a locked checkout whose order is placed, and removes the bought items from its cart; later additions stay. If
 * the cart has since been merged into a member's, the items leave that one.
 */
export async function completeCheckout(ctx: Context, tx: Tx, checkout: Checkout): Promise<void> {
  const { quote } = checkout;
  if (!quote) throw new Error(`checkout ${checkout.id} has an order and never had a quote`);
  const completed = { ...checkout, quote, completed: true, updatedDate: ctx.now().toISOString() };
  const saved = await updateCheckout(tx, completed);
  if (!saved) throw new Error(`checkout ${checkout.id} must be locked to be completed`);
  announceCheckout(tx, 'completed', viewCheckout(ctx, saved));
  const { cartId, lines: bought } = checkout;
  if (cartId === null || (await takeOutBought(ctx, tx, { cart: { id: cartId }, bought }))) return;
  const { memberId } = buyerOf(checkout);
  if (memberId && checkout.createdBy.visitorId) await takeOutBought(ctx, tx, { cart: { ownerId: memberId }, bought });
}
