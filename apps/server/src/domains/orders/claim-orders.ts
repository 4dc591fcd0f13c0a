import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { announceOrder } from './announce-order.ts';
import { giveOrders } from './orders.store.ts';

/**
 * Gives a visitor's orders to the member that they logged in as: unpaid ones, whose checkouts the member continues, and
 * those placed under `email`, an address that the member has proven. Orders under other addresses may be another
 * person's in the same browser.
 */
export async function claimOrders(
  ctx: Context,
  tx: Tx,
  who: { visitorId: string; memberId: string; email: string | null },
): Promise<void> {
  const given = await giveOrders(tx, { ...who, now: ctx.now() });
  for (const order of given) announceOrder(ctx, tx, order, ['updated']);
}
