import { orderTransactionEvents } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import type { Settlement } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { viewChargebacks, viewTransactions } from './transactions-view.ts';

/** Tells that payments or refunds of an order were added or have changed. */
export function announceMoney(
  ctx: Pick<Context, 'site'>,
  tx: Tx,
  order: Order,
  { paymentIds = [], refundIds = [] }: { paymentIds?: string[]; refundIds?: string[] },
): void {
  const orderTransactions = viewTransactions(ctx, order);
  emit(tx, orderTransactionEvents.detailsUpdated(order.id, { orderTransactions, paymentIds, refundIds }));
}

/** Tells that a bank took money back, or returned it. Other news is none of its business. */
export function announceChargeback(
  ctx: Pick<Context, 'site'>,
  tx: Tx,
  order: Order,
  { payment, transaction: { id, type, status, details } }: Settlement,
): void {
  if (status !== 'SUCCEEDED' || (type !== 'CHARGEBACK' && type !== 'CHARGEBACK_REVERSAL')) return;
  const style = { currency: order.currency, language: ctx.site.language };
  const chargeback = viewChargebacks(payment, style).find((each) => each.id === (details.chargebackId ?? id));
  const orderTransactions = viewTransactions(ctx, order);
  const news = { orderId: order.id, paymentId: payment.id, orderTransactions, ...(chargeback && { chargeback }) };
  const event =
    type === 'CHARGEBACK'
      ? orderTransactionEvents.chargebackApproved(order.id, news)
      : orderTransactionEvents.chargebackReversed(order.id, news);
  emit(tx, event);
}
