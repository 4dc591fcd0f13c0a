import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { findPayableOf, type Payment } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../orders.store.ts';
import { mayRead } from '../policy.ts';

/** A payment with its order, for callers who may see the order; null for everyone else. */
export async function findPayment(ctx: Context, paymentId: string): Promise<{ order: Order; payment: Payment } | null> {
  if (!isGuid(paymentId)) return null;
  return readSite(ctx, async (tx) => {
    const payable = await findPayableOf(tx, paymentId);
    const order = payable?.kind === 'ORDER' ? await findOrder(tx, payable.id) : null;
    const payment = order?.payments.find(({ id }) => id === paymentId);
    return order && payment && mayRead(ctx.caller, order) ? { order, payment } : null;
  });
}
