/** What follows a refund once nothing of it is under way: items go back into stock, and the buyer is told. */
import { orderTransactionEvents } from '@stoa/contract';
import { type Context, contextIn } from '../../../context.ts';
import { aboutOrder, sendLetter } from '../../../letters.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { giveBackStock } from '../../inventory/index.ts';
import { isSettled, type PaymentTransaction } from '../../payments/index.ts';
import { viewPrice } from '../../purchase/index.ts';
import { refundLetter } from '../letters/refund.ts';
import type { Order } from '../order.ts';
import { pageOfOrder } from '../order-page.ts';
import { viewOrder } from '../order-view.ts';
import { viewTransactions } from '../paying/transactions-view.ts';
import { stockLinesOf } from '../place-order.ts';
import type { Refund } from './decided-refund.ts';
import { partsOf, refundsOf } from './refund.ts';

/** The refund that ends with a transaction, where it does. Every refund ends once, as every transaction does. */
export function endedBy(order: Order, { type, id, status, details }: PaymentTransaction): Refund | null {
  if (type !== 'REFUND' || !isSettled(status)) return null;
  const refund = refundsOf(order).find((each) => each.id === (details.refundId ?? id));
  return refund && partsOf(order, refund.id).every(({ transaction }) => isSettled(transaction.status)) ? refund : null;
}

/** What went back to the buyer with a refund, in minor units. */
const sumOf = (order: Order, { id }: Refund): number =>
  partsOf(order, id)
    .filter(({ transaction }) => transaction.status === 'SUCCEEDED')
    .reduce((sum, { transaction }) => sum + transaction.amount, 0);

/** Puts items back into stock, as the refund says; where no money went back, nothing. Returns the order to be written. */
export async function restockRefunded(ctx: Context, tx: Tx, order: Order, refund: Refund): Promise<Order> {
  if (refund.restock.length === 0 || sumOf(order, refund) === 0 || order.isStockDue) return order;
  const quantityOf = (lineId: string) => refund.restock.find(({ id }) => id === lineId)?.quantity ?? 0;
  const lines = order.lines
    .map((line) => ({ ...line, quantity: quantityOf(line.id) }))
    .filter(({ quantity }) => quantity);
  await giveBackStock(ctx, tx, order.id, stockLinesOf(lines));
  return {
    ...order,
    lines: order.lines.map((line) => {
      const quantity = line.reference ? quantityOf(line.id) : 0;
      return quantity > 0 ? { ...line, restocked: (line.restocked ?? 0) + quantity } : line;
    }),
  };
}

/** Tells of a refund that has ended: programs always, the buyer where wanted and where money went back. */
export function announceRefund(ctx: Context, tx: Tx, order: Order, refund: Refund): void {
  const orderTransactions = viewTransactions(ctx, order);
  const seen = orderTransactions.refunds?.find(({ id }) => id === refund.id);
  const items = refund.restock.map(({ id, quantity }) => ({ lineItemId: id, quantity }));
  emit(
    tx,
    orderTransactionEvents.refundCompleted(order.id, {
      orderId: order.id,
      ...(seen && { refund: seen }),
      sideEffects: {
        restockInfo: { type: items.length > 0 ? 'SOME_ITEMS' : 'NO_ITEMS', items },
        sendOrderRefundedEmail: refund.tell,
        customMessage: refund.message,
      },
      orderTransactions,
    }),
  );
  const amount = sumOf(order, refund);
  if (!refund.tell || !order.email || amount === 0) return;
  const reader = contextIn(ctx, order.language);
  const facts = {
    order: viewOrder(reader, order),
    amount: viewPrice(amount, { currency: order.currency, language: reader.site.language }).formattedAmount,
    items: refund.lines,
    reason: refund.reason,
    message: refund.message,
    url: pageOfOrder(reader, order),
  };
  sendLetter(tx, refundLetter, { to: order.email, from: reader.site, about: aboutOrder(order) }, facts);
}
