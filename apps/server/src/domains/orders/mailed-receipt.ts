import type { Context } from '../../context.ts';
import type { Writing } from '../../letters.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { addressOfReceipt } from '../documents/index.ts';
import { capturedOf, type Payment } from '../payments/index.ts';
import { viewPrice } from '../purchase/index.ts';
import type { Order } from './order.ts';

/** As long as the address of a guest's order. */
const RECEIPT_LASTS_MS = 180 * DAY_MS;

/** A receipt as mails link it: what it is for, where it is, and until when. */
export type MailedReceipt = { amount: string; url: string; until: string };

/** The receipt of a payment, if money was received by it. */
export function receiptToMail(ctx: Context, { id, language }: Order, payment: Payment): MailedReceipt | null {
  const amount = capturedOf(payment);
  if (amount <= 0) return null;
  const until = new Date(ctx.now().getTime() + RECEIPT_LASTS_MS);
  return {
    amount: viewPrice(amount, { currency: payment.currency, language }).formattedAmount,
    url: addressOfReceipt(ctx, { orderId: id, paymentId: payment.id }, until),
    until: until.toISOString(),
  };
}

/** The receipts of all that was received for an order. */
export const receiptsToMail = (ctx: Context, order: Order): MailedReceipt[] =>
  order.payments.flatMap((payment) => receiptToMail(ctx, order, payment) ?? []);

/** The receipts as parts of a letter. */
export const asFiles = (
  receipts: readonly MailedReceipt[],
  facts: Writing['words']['facts'],
): NonNullable<Letter['files']> => receipts.map(({ amount, url }) => ({ label: facts.receipt(amount), url }));
