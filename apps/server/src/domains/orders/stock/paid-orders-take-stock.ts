import { orderEvents } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type Consumer, on } from '../../../platform/events/index.ts';
import { takeStock } from '../../inventory/index.ts';
import { announceOrder } from '../announce-order.ts';
import { lockOrder } from '../lock-order.ts';
import { saveOrder } from '../orders.store.ts';
import { type PaymentStatus, paymentStatusOf } from '../payment-status.ts';
import { isAmong, stockLinesOf } from '../place-order.ts';

/** An order that was refunded in part was paid before. */
const PAID: ReadonlySet<PaymentStatus> = new Set(['PAID', 'PARTIALLY_REFUNDED']);

/**
 * Where a site takes stock only for what is paid, it is taken here, once for each order. What is sold out by then is not
 * taken below zero: the order keeps its lines, and says which of them are missing, for staff to refund or to order anew.
 */
export const paidOrdersTakeStock: Consumer<Context> = {
  name: 'paid orders take stock',
  hears: [
    on(
      [orderEvents.approved, orderEvents.paymentStatusUpdated],
      (ctx, { entityId }, tx) => takeDueStock(ctx, tx, entityId),
      ({ order }) => PAID.has(order?.paymentStatus as PaymentStatus),
    ),
  ],
};

async function takeDueStock(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order?.isStockDue || order.status !== 'APPROVED' || !PAID.has(paymentStatusOf(order))) return;
  const counted = order.lines.filter(({ item }) => item.variantId !== '');
  const short = await takeStock(ctx, tx, order.id, stockLinesOf(counted), { orNothing: false });
  const missing = counted.filter((line) => isAmong(line, short)).map(({ id }) => id);
  const { isStockDue: _, ...taken } = order;
  const updatedDate = ctx.now().toISOString();
  const saved = await saveOrder(tx, {
    ...taken,
    updatedDate,
    ...(missing.length > 0 && { outOfStockLineIds: missing }),
  });
  announceOrder(ctx, tx, saved, ['updated']);
}
