import { orderTransactionEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { lockOrder, type Order, partsOf } from '../orders/index.ts';
import { noteReturn } from './note-return.ts';
import { returnsOf } from './returnable.ts';
import { type OrderReturn, returnResource } from './returns.ts';

/** A return is done once a refund of its order gave money back for all of its items, whoever made the refund. */
export const returnsFollowRefunds: Consumer<Context> = {
  name: 'returns follow refunds',
  hears: [
    on(orderTransactionEvents.refundCompleted, async (ctx, { entityId }, tx) => {
      let order = await lockOrder(tx, entityId);
      if (!order) return;
      const returns = await returnsOf(tx, order.id);
      const taken = new Set(returns.map(({ refundId }) => refundId));
      for (const received of returns.filter(({ status }) => status === 'RECEIVED')) {
        const refund = refundFor(order, received, taken);
        if (!refund) continue;
        taken.add(refund);
        const changed = await returnResource.change(ctx, tx, received, () => ({
          status: 'REFUNDED',
          refundId: refund,
        }));
        if (!isRefusal(changed)) order = await noteReturn(ctx, tx, order, changed);
      }
    }),
  ],
};

/** The refund that covers a return and gave money back; none that did so for another return. */
function refundFor(order: Order, { lineItems = [] }: OrderReturn, taken: ReadonlySet<string | null | undefined>) {
  const found = (order.refunds ?? []).find(
    (refund) =>
      !taken.has(refund.id) &&
      partsOf(order, refund.id).some(({ transaction }) => transaction.status === 'SUCCEEDED') &&
      lineItems.every(({ lineItemId, quantity = 0 }) =>
        refund.lines.some((line) => line.id === lineItemId && line.quantity >= quantity),
      ),
  );
  return found?.id ?? null;
}
