import { orderEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { type DocumentSettings, readDocumentSettings, rememberedDocumentSettings } from '../documents/index.ts';
import { lockOrder, noteActivity, type Order, paymentStatusOf } from '../orders/index.ts';
import { mailInvoice } from './change-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { followPayments } from './overdue.ts';

/** Orders get their invoices by themselves, if the owner wants it, and invoices follow what is paid of their orders. */
export const invoicesFollowOrders: Consumer<Context> = {
  name: 'invoices follow orders',
  hears: [
    on(orderEvents.approved, async (ctx, { entityId, payload: { order } }, tx) => {
      // nothing is paid that an invoice could follow, and most sites make none by themselves
      const isIdle =
        order?.paymentStatus === 'NOT_PAID' &&
        (await rememberedDocumentSettings(ctx, tx)).automaticInvoices !== 'ALWAYS';
      if (!isIdle) await follow(ctx, tx, entityId);
    }),
    on(orderEvents.paymentStatusUpdated, (ctx, { entityId }, tx) => follow(ctx, tx, entityId)),
  ],
};

async function follow(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  const settings = await readDocumentSettings(tx);
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'APPROVED') return;
  await followPayments(ctx, tx, order);
  if (!wantsInvoice(order, settings)) return;
  const invoice = await issueInvoice(ctx, tx, order, settings);
  // it has one already, or nobody to get it
  if (isRefusal(invoice)) return;
  const noted = await noteActivity(ctx, tx, order, 'INVOICE_ADDED');
  if (settings.mailsInvoices) await mailInvoice(ctx, tx, noted, invoice);
}

/** Nothing is invoiced by itself that costs nothing. */
function wantsInvoice(order: Order, { automaticInvoices }: DocumentSettings): boolean {
  if (order.total === 0) return false;
  if (automaticInvoices === 'ALWAYS') return true;
  const isOnline = order.payments.some(({ provider }) => provider !== 'offline');
  return automaticInvoices === 'PAID_ONLINE' && isOnline && paymentStatusOf(order) === 'PAID';
}
