import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { lockOrder, type Order, paymentStatusOf } from '../orders/index.ts';
import { stateByPayment } from './invoice.ts';
import { findInvoicesOf, saveState } from './invoices.store.ts';

/** Moves the invoices of a locked order to the state that its payments and the date lead to. */
export async function followPayments(ctx: Context, tx: Tx, order: Order): Promise<void> {
  const now = ctx.now();
  for (const invoice of await findInvoicesOf(tx, [order.id])) {
    const isDue = new Date(invoice.dueDate) <= now;
    const state = stateByPayment(invoice.state, paymentStatusOf(order), isDue);
    if (state !== invoice.state) await saveState(tx, { ...invoice, state, updatedDate: now.toISOString() });
  }
}

/** On the day on which an invoice is due: if it is not paid, it is overdue. */
export const invoiceFallsDue: Task<Context, { orderId: string }> = {
  name: 'invoice falls due',
  lane: 'database',
  async handle(ctx, tx, { orderId }) {
    const order = await lockOrder(tx, orderId);
    if (order) await followPayments(ctx, tx, order);
  },
};
