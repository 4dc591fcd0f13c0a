import type { receipts } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { readSite } from '../../platform/db/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { linkTo, onPaper, paperOf, printFile, readDocumentSettings, readLink, sellerOf } from '../documents/index.ts';
import { findOrder, type Order } from '../orders/index.ts';
import { capturedOf, type Payment } from '../payments/index.ts';
import { receiptPage } from './print-receipt.ts';

type Service = typeof receipts;

/** A payment of an order of which money was received. */
function receivedOf(order: Order | null, paymentId: string): { order: Order; payment: Payment } | Refusal {
  if (!order) return refuse('ORDER_NOT_FOUND');
  const payment = order.payments.find(({ id }) => id === paymentId.toLowerCase());
  if (!payment) return refuse('PAYMENT_NOT_FOUND', { paymentId });
  return capturedOf(payment) > 0 ? { order, payment } : refuse('NOTHING_RECEIVED', { paymentId });
}

export const linkToReceipt: UseCase<Service['linkToReceipt']> = async (ctx, { orderId, paymentId }) => {
  const received = receivedOf(await readSite(ctx, (tx) => findOrder(tx, orderId)), paymentId);
  if (isRefusal(received)) return received;
  const names = [received.order.id, received.payment.id];
  const until = new Date(ctx.now().getTime() + HOUR_MS);
  return { url: `${ctx.addresses.site}/stoa/v1/receipts/files/${linkTo(ctx, 'receipt', names, until)}` };
};

/** Prints what a link stands for, as the ledger is by now, in the buyer's language. */
export const openReceipt: UseCase<Service['openReceipt']> = async (ctx, { token }) => {
  const [orderId, paymentId] = readLink(ctx, 'receipt', token) ?? [];
  if (!orderId || !paymentId) return refuse('RECEIPT_NOT_FOUND');
  const { found, settings } = await readSite(ctx, async (tx) => ({
    found: await findOrder(tx, orderId),
    settings: await readDocumentSettings(tx),
  }));
  const received = receivedOf(found, paymentId);
  if (isRefusal(received)) return refuse('RECEIPT_NOT_FOUND');
  const { language } = received.order;
  const words = messagesIn(language).documents.receipt;
  const paper = await paperOf(ctx, settings);
  const content = receiptPage(received, paper, { language, timeZone: ctx.site.timeZone });
  const title = words.title(received.order.number);
  const seller = { ...sellerOf(ctx, settings, language), bank: [] };
  return printFile(ctx, onPaper(paper, { title, language, seller, content }), words.fileName(received.order.number));
};
