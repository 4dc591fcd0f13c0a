import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { findPaidOrder } from './ledger.store.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Order } from './order.ts';
import { findOrder } from './orders.store.ts';
import { mayRead } from './policy.ts';

/** A payment with its order, for those who may see the order; null for everybody else. */
export async function findPayment(
  ctx: Context,
  paymentId: string,
): Promise<{ order: Order; payment: LedgerEntry } | null> {
  if (!isGuid(paymentId)) return null;
  return readSite(ctx, async (tx) => {
    const ids = await findPaidOrder(tx, paymentId);
    const order = ids && (await findOrder(tx, ids.orderId));
    const payment = order?.ledger.find(({ id }) => id === paymentId);
    return order && payment && mayRead(ctx.caller, order) ? { order, payment } : null;
  });
}
