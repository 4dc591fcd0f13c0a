import type { invoices, orderInvoices } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { parseAmount } from '@stoa/money';
import { may, ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { paperOf, printFile, readDocumentSettings, readLink } from '../documents/index.ts';
import { findOrder, findOrders, type Order, viewOrder } from '../orders/index.ts';
import type { Invoice } from './invoice.ts';
import { addressOfInvoices, INVOICES_APP, inADay, viewInvoice } from './invoice-view.ts';
import { findExternalInvoices, findInvoice, findInvoicesOf } from './invoices.store.ts';
import { invoiceDocument, invoicePages } from './print-invoice.ts';

/** Buyers see the invoices of their orders. */
const maySee = ({ caller }: Context, { buyerId }: Order): boolean =>
  may(caller, 'ECOM.READ_INVOICES') || (buyerId !== null && buyerId === ownerOf(caller));

/** In the order of the request; orders that the caller may not see are left out. */
export const listInvoicesForMultipleOrders: UseCase<typeof orderInvoices.listInvoicesForMultipleOrders> = (
  ctx,
  { orderIds },
) =>
  readSite(ctx, async (tx) => {
    const ids = [...new Set(orderIds.map((id) => id.toLowerCase()))];
    const seen = new Set((await findOrders(tx, ids)).filter((order) => maySee(ctx, order)).map(({ id }) => id));
    const visible = ids.filter((id) => seen.has(id));
    const named = await namesOf(tx, visible);
    return {
      invoicesForOrder: visible.map((orderId) => {
        const invoices = named.get(orderId) ?? [];
        return { orderId, invoices, invoicesInfo: invoices };
      }),
    };
  });

type Name = { id: string; appId: string };

/** The invoices of orders by their names: ours, and those of other programs. */
export async function namesOf(tx: Tx, orderIds: readonly string[]): Promise<Map<string, Name[]>> {
  const own = (await findInvoicesOf(tx, orderIds)).filter(({ state }) => state !== 'Void');
  const others = await findExternalInvoices(tx, orderIds);
  return new Map(
    orderIds.map((orderId) => {
      const isOf = (one: { orderId: string }) => one.orderId === orderId;
      const ours = own.filter(isOf).map(({ id }) => ({ id, appId: INVOICES_APP }));
      return [orderId, [...ours, ...others.filter(isOf).map(({ id, appId }) => ({ id, appId }))]];
    }),
  );
}

type Service = typeof invoices;

export const listInvoicesOfOrder: UseCase<Service['listInvoicesOfOrder']> = (ctx, { orderId }) =>
  readSite(ctx, async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order || !maySee(ctx, order)) return refuse('ORDER_NOT_FOUND');
    if (!may(ctx.caller, 'ECOM.READ_INVOICES')) return { invoices: await invoicesForBuyer(ctx, tx, order.id) };
    return { invoices: (await findInvoicesOf(tx, [order.id])).map((invoice) => viewInvoice(ctx, invoice)) };
  });

/** The invoices of an order that its buyer gets to see: those that were issued to them, and count. */
export async function invoicesForBuyer(ctx: Context, tx: Tx, orderId: string) {
  const found = await findInvoicesOf(tx, [orderId]);
  return found.filter(({ state }) => state !== 'Void').map((invoice) => viewInvoice(ctx, invoice));
}

export const linkToInvoices: UseCase<Service['linkToInvoices']> = (ctx, { orderIds }) =>
  readSite(ctx, async (tx) => {
    const found = await findInvoicesOf(tx, [...new Set(orderIds.map((id) => id.toLowerCase()))]);
    const counting = found.filter(({ state }) => state !== 'Void').map(({ id }) => id);
    return counting.length > 0 ? { url: addressOfInvoices(ctx, counting, inADay(ctx)) } : refuse('INVOICE_NOT_FOUND');
  });

/** Prints the invoices that a link stands for, each with what is paid of it by now. */
export const openInvoice: UseCase<Service['openInvoice']> = async (ctx, { token }) => {
  const ids = readLink(ctx, 'invoices', token);
  if (!ids) return refuse('INVOICE_NOT_FOUND');
  const read = await readSite(ctx, (tx) => readToPrint(tx, ids));
  if (isRefusal(read)) return read;
  const [first] = read.found;
  const paper = await paperOf(ctx, read.settings);
  const pages = read.found.map(({ invoice, order }) =>
    invoicePages(invoice, paper, ctx.site.timeZone, paidOf(ctx, order)),
  );
  const printed = invoiceDocument([first.invoice, ...read.found.slice(1).map(({ invoice }) => invoice)], paper, pages);
  return printFile(ctx, printed, messagesIn(first.invoice.language).documents.invoice.fileName(printed.title));
};

type ToPrint = { invoice: Invoice; order: Order };

async function readToPrint(tx: Tx, ids: readonly string[]) {
  const found: ToPrint[] = [];
  for (const id of ids) {
    const invoice = await findInvoice(tx, id);
    const order = invoice && invoice.state !== 'Deleted' ? await findOrder(tx, invoice.orderId) : null;
    if (invoice && order) found.push({ invoice, order });
  }
  const [first, ...others] = found;
  if (!first) return refuse('INVOICE_NOT_FOUND') satisfies Refusal;
  return { settings: await readDocumentSettings(tx), found: [first, ...others] as [ToPrint, ...ToPrint[]] };
}

/** What the buyer paid of an order, and still owes. */
function paidOf(ctx: Context, order: Order) {
  const { paid, balance } = viewOrder(ctx, order).balanceSummary ?? {};
  const amountOf = (price: { amount?: string } | undefined) => parseAmount(price?.amount ?? '0', order.currency) ?? 0;
  return { paid: amountOf(paid), left: amountOf(balance) };
}
