import type { orderInvoices } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { describeRefusal } from '../../platform/resource/index.ts';
import { schedule } from '../../platform/tasks/index.ts';
import type { UseCase } from '../../use-case.ts';
import { type DocumentSettings, readDocumentSettings, takeInvoiceNumber } from '../documents/index.ts';
import { lockOrder, noteActivity, type Order, paymentStatusOf } from '../orders/index.ts';
import { buildInvoice } from './build-invoice.ts';
import { type Invoice, stateByPayment } from './invoice.ts';
import { findInvoicesOf, insertInvoice } from './invoices.store.ts';
import { invoiceFallsDue } from './overdue.ts';

type Service = typeof orderInvoices;

/** Issues the invoice of a locked order: it takes the site's next number, and says what is true now. */
export async function issueInvoice(
  ctx: Context,
  tx: Tx,
  order: Order,
  settings: DocumentSettings,
): Promise<Invoice | Refusal> {
  const refusal = refuseOrder(order) ?? ((await hasInvoice(tx, order.id)) ? refuse('INVOICE_ALREADY_EXISTS') : null);
  if (refusal) return refusal;
  const now = ctx.now();
  const dueDate = new Date(now.getTime() + settings.paymentDays * DAY_MS);
  const number = await takeInvoiceNumber(tx);
  const invoice: Invoice = {
    id: ctx.newId(),
    orderId: order.id,
    number,
    state: stateByPayment('Draft', paymentStatusOf(order), false),
    createdDate: now.toISOString(),
    updatedDate: now.toISOString(),
    dueDate: dueDate.toISOString(),
    ...buildInvoice(ctx, order, settings, number),
  };
  await insertInvoice(tx, invoice);
  schedule(tx, invoiceFallsDue, { key: invoice.id, at: dueDate, input: { orderId: order.id } });
  return invoice;
}

const hasInvoice = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await findInvoicesOf(tx, [orderId])).some(({ state }) => state !== 'Void');

/** Why an order gets no invoice; null if it gets one. */
function refuseOrder({ status, email, contactId, buyer, payments }: Order): Refusal | null {
  if (status !== 'APPROVED') return refuse('GENERATE_INVOICE_NOT_SUPPORTED', { status });
  if (!email) return refuse(contactId || buyer.memberId ? 'MISSING_CONTACT_EMAIL' : 'MISSING_CONTACT');
  const isChargedBack = payments.some(({ transactions }) =>
    transactions.some((each) => each.type === 'CHARGEBACK' && each.status === 'SUCCEEDED'),
  );
  return isChargedBack ? refuse('ORDER_HAS_CHARGEBACKS') : null;
}

const issueFor = (ctx: Context, orderId: string): Promise<Invoice | Refusal> =>
  withSite(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse('ORDER_NOT_FOUND');
    const invoice = await issueInvoice(ctx, tx, order, await readDocumentSettings(tx));
    if (!isRefusal(invoice)) await noteActivity(ctx, tx, order, 'INVOICE_ADDED');
    return invoice;
  });

export const generateInvoice: UseCase<Service['generateInvoice']> = async (ctx, { orderId }) => {
  const invoice = await issueFor(ctx, orderId);
  return isRefusal(invoice) ? invoice : { invoiceId: invoice.id };
};

/** Orders that can have no invoice do not keep the others from theirs. */
export const bulkGenerateInvoices: UseCase<Service['bulkGenerateInvoices']> = async (ctx, { orderIds }) => {
  const results = [];
  for (const [originalIndex, orderId] of orderIds.entries()) {
    const invoice = await issueFor(ctx, orderId);
    results.push(
      isRefusal(invoice)
        ? { itemMetadata: { originalIndex, success: false, error: describeRefusal(invoice) } }
        : {
            itemMetadata: { id: invoice.id, originalIndex, success: true },
            item: { orderId: invoice.orderId, invoiceId: invoice.id },
          },
    );
  }
  const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata.success).length;
  const totalSuccesses = results.length - totalFailures;
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
};
