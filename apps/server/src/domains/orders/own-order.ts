import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Order } from './order.ts';
import { opensPage, readPageToken } from './order-page.ts';
import { findOrder } from './orders.store.ts';

/** How buyers name an order: one of their own, or the one that the link in a mail stands for. */
export type AskedOrder = { orderId?: string; token?: string };

/** The order of the link, or one of the caller's own; for everybody else it does not exist. */
export async function findOwnOrder(ctx: Context, tx: Tx, { orderId, token }: AskedOrder): Promise<Order | Refusal> {
  const signed = token ? readPageToken(token) : null;
  const id = signed?.id ?? (token ? undefined : orderId?.toLowerCase());
  const order = id ? await findOrder(tx, id) : null;
  const owner = ownerOf(ctx.caller);
  const isOwn = order && (signed ? opensPage(ctx, signed, order) : order.buyerId !== null && order.buyerId === owner);
  return isOwn ? order : refuse('ORDER_NOT_FOUND');
}
