import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { announceOrder } from './announce-order.ts';
import { withActivity } from './approve.ts';
import type { ActivityDetails, Order, OrderActivity } from './order.ts';
import { saveOrder } from './orders.store.ts';

/** Adds a line to the history of a locked order, for what other domains did with it. */
export async function noteActivity(
  ctx: Context,
  tx: Tx,
  order: Order,
  type: OrderActivity['type'],
  details?: ActivityDetails,
): Promise<Order> {
  const saved = await saveOrder(tx, withActivity(ctx, order, type, details));
  announceOrder(ctx, tx, saved, ['updated']);
  return saved;
}
