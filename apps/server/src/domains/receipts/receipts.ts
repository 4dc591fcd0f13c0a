import type { Response, receipts } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { may, ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  addressOfReceipt,
  onPaper,
  paperOf,
  printFile,
  readDocumentSettings,
  readLink,
  sellerOf,
} from '../documents/index.ts';
import { findOrder, type Order, viewCard } from '../orders/index.ts';
import { capturedOf, type Payment } from '../payments/index.ts';
import { viewPrice } from '../purchase/index.ts';
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
  const { order, payment } = received;
  return { url: addressOfReceipt(ctx, { orderId: order.id, paymentId: payment.id }, inFuture(ctx, HOUR_MS)) };
};

const inFuture = (ctx: Context, ms: number): Date => new Date(ctx.now().getTime() + ms);

export const listReceiptsOfOrder: UseCase<Service['listReceiptsOfOrder']> = (ctx, { orderId }) =>
  readSite(ctx, async (tx) => {
    const order = await findOrder(tx, orderId);
    const isOwn = order?.buyerId != null && order.buyerId === ownerOf(ctx.caller);
    if (!order || !(isOwn || may(ctx.caller, 'ECOM.READ_TRANSACTIONS'))) return refuse('ORDER_NOT_FOUND');
    return { receipts: receiptsOf(ctx, order) };
  });

type Wire = NonNullable<Response<Service['listReceiptsOfOrder']>['receipts']>;

/** The receipts of an order, for its buyer: one for each payment of which money was received, the oldest first. */
export const receiptsOf = (ctx: Context, order: Order): Wire =>
  order.payments
    .filter((payment) => capturedOf(payment) > 0)
    .map((payment) => ({
      paymentId: payment.id,
      ...(payment.details.card && { card: viewCard(payment.details.card) }),
      date: payment.createdDate,
      amount: viewPrice(capturedOf(payment), { currency: payment.currency, language: order.language }),
      url: addressOfReceipt(ctx, { orderId: order.id, paymentId: payment.id }, inFuture(ctx, DAY_MS)),
    }));

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
