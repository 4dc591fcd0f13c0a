import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import { schedule, type Task } from '../../../platform/tasks/index.ts';
import { cancel, isBeingPaid } from '../changing/cancel-order.ts';
import { isOpen } from '../order-machine.ts';
import { orderPayable } from './order-payable.ts';

/** The time that a buyer has to pay an order after the last attempt began. */
const GIVEN_MS = 30 * MINUTE_MS;

/**
 * Cancels an order that nobody paid in time: what it held goes back, and its checkout can be ordered anew. While a
 * provider has yet to say what becomes of a payment, it waits.
 */
export const cancelUnpaid: Task<Context, { orderId: string }> = {
  name: 'cancel unpaid order',
  lane: 'database',
  async handle(ctx, tx, { orderId }) {
    const payable = await orderPayable.lock(ctx, tx, orderId);
    if (!payable || !isOpen(payable.order)) return;
    if (isBeingPaid(payable.order)) return cancelUnpaidAt(tx, orderId, new Date(ctx.now().getTime() + MINUTE_MS));
    await cancel(ctx, tx, payable.order, { restock: true, tell: false, message: null });
  },
};

/** Gives the buyer time to pay an order; another attempt begins it again. */
export const cancelUnpaidLater = ({ now }: Pick<Context, 'now'>, tx: Tx, orderId: string): void =>
  cancelUnpaidAt(tx, orderId, new Date(now().getTime() + GIVEN_MS));

function cancelUnpaidAt(tx: Tx, orderId: string, at: Date): void {
  schedule(tx, cancelUnpaid, { key: orderId, at, input: { orderId } });
}
