import type { invoices } from '@stoa/contract';
import { formatsOf } from '@stoa/messages';
import { formatAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { aboutOrder, sendLetter } from '../../letters.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { lockOrder, noteActivity, type Order } from '../orders/index.ts';
import { type Invoice, type InvoiceState, nextState } from './invoice.ts';
import { addressOfInvoices, viewInvoice } from './invoice-view.ts';
import { findInvoice, saveState } from './invoices.store.ts';
import { invoiceLetter } from './letters/invoice.ts';

type Service = typeof invoices;

/** An invoice with its order, both as they are while nobody else changes them. */
async function lockInvoice(tx: Tx, id: string): Promise<{ invoice: Invoice; order: Order } | Refusal> {
  const found = await findInvoice(tx, id);
  const order = found && (await lockOrder(tx, found.orderId));
  const invoice = order && (await findInvoice(tx, id));
  return invoice && invoice.state !== 'Deleted' ? { invoice, order } : refuse('INVOICE_NOT_FOUND');
}

async function moveTo(ctx: Context, tx: Tx, invoice: Invoice, wanted: InvoiceState): Promise<Invoice | Refusal> {
  const state = nextState(invoice.state, wanted);
  if (!state) return refuse('INVOICE_STATE_CONFLICT', { state: invoice.state });
  const moved = { ...invoice, state, updatedDate: ctx.now().toISOString() };
  await saveState(tx, moved);
  return moved;
}

/** Mails an invoice of a locked order to its buyer; a draft is sent by that. The link in the mail lasts. */
export async function mailInvoice(ctx: Context, tx: Tx, order: Order, invoice: Invoice): Promise<Invoice | Refusal> {
  if (!order.email) return refuse('BUYER_NOT_REACHABLE');
  if (invoice.state === 'Void') return refuse('INVOICE_STATE_CONFLICT', { state: invoice.state });
  const sent = invoice.state === 'Draft' ? await moveTo(ctx, tx, invoice, 'Sent') : invoice;
  if (isRefusal(sent)) return sent;
  const { language, timeZone } = { ...ctx.site, language: invoice.language };
  const facts = {
    number: invoice.displayNumber,
    orderNumber: invoice.orderNumber,
    total: formatAmount(invoice.sums.total, invoice.currency, language),
    due: sent.state === 'Paid' ? null : formatsOf({ language, timeZone }).longDate(invoice.dueDate),
    url: addressOfInvoices(ctx, [invoice.id], null),
  };
  sendLetter(tx, invoiceLetter, { to: order.email, from: { ...ctx.site, language }, about: aboutOrder(order) }, facts);
  await noteActivity(ctx, tx, order, 'INVOICE_SENT');
  return sent;
}

export const sendInvoice: UseCase<Service['sendInvoice']> = (ctx, { invoiceId }) =>
  withSite(ctx, async (tx) => {
    const locked = await lockInvoice(tx, invoiceId);
    if (isRefusal(locked)) return locked;
    const sent = await mailInvoice(ctx, tx, locked.order, locked.invoice);
    return isRefusal(sent) ? sent : { invoice: viewInvoice(ctx, sent) };
  });

export const voidInvoice: UseCase<Service['voidInvoice']> = (ctx, { invoiceId }) =>
  withSite(ctx, async (tx) => {
    const locked = await lockInvoice(tx, invoiceId);
    if (isRefusal(locked)) return locked;
    const moved = await moveTo(ctx, tx, locked.invoice, 'Void');
    if (isRefusal(moved)) return moved;
    await noteActivity(ctx, tx, locked.order, 'INVOICE_REMOVED');
    return { invoice: viewInvoice(ctx, moved) };
  });

export const deleteInvoice: UseCase<Service['deleteInvoice']> = (ctx, { invoiceId }) =>
  withSite(ctx, async (tx) => {
    const locked = await lockInvoice(tx, invoiceId);
    if (isRefusal(locked)) return locked;
    const wasVoid = locked.invoice.state === 'Void';
    const moved = await moveTo(ctx, tx, locked.invoice, 'Deleted');
    if (isRefusal(moved)) return moved;
    if (!wasVoid) await noteActivity(ctx, tx, locked.order, 'INVOICE_REMOVED');
    return {};
  });
