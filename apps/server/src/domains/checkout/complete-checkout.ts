import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { removeCart } from '../carts/index.ts';
import { announceCheckout } from './change-checkout.ts';
import type { Checkout } from './checkout.ts';
import { viewCheckout } from './checkout-view.ts';
import { findCheckout, updateCheckout } from './checkouts.store.ts';

/** A checkout as it stands, locked until the transaction ends: the first lock of everything that places or pays orders. */
export const lockCheckout = (tx: Tx, id: string): Promise<Checkout | null> => findCheckout(tx, id, { lock: true });

/** Closes a locked checkout, whose order is placed, and removes the cart that it came from. */
export async function completeCheckout(ctx: Context, tx: Tx, checkout: Checkout): Promise<void> {
  const completed = { ...checkout, completed: true, updatedDate: ctx.now().toISOString() };
  announceCheckout(tx, 'completed', viewCheckout(ctx, await updateCheckout(tx, completed)));
  if (checkout.cartId) await removeCart(tx, { id: checkout.cartId });
}
