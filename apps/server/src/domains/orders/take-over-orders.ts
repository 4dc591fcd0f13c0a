import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { announceOrder } from './announce-order.ts';
import { giveOrders } from './orders.store.ts';

/**
 * Gives a visitor's orders to the member that they turned out to be: those that are not paid yet, whose checkouts the
 * member goes on with, and those placed under `email`, an address that the member has proven to be theirs. Orders under
 * another address may be somebody else's who used the same browser.
 */
export async function takeOverOrders(
  ctx: Context,
  tx: Tx,
  who: { visitorId: string; memberId: string; email: string | null },
): Promise<void> {
  const given = await giveOrders(tx, { ...who, now: ctx.now() });
  for (const order of given) announceOrder(ctx, tx, order, ['updated']);
}
