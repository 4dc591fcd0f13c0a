import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { completeCheckout, type LockedCheckout, lockCheckout } from '../../checkout/index.ts';
import { giveBackToGiftCards } from '../../gift-cards/index.ts';
import type {
  Payable,
  PayableOwner,
  Payment,
  Settlement,
  TransactionStatus,
  TransactionType,
} from '../../payments/index.ts';
import { announceOrder } from '../announce-order.ts';
import { approve, withActivity, withPayments } from '../approve.ts';
import { scheduleEnd } from '../holding/scheduled-action.ts';
import { amountToCharge, type Order, type OrderActivity } from '../order.ts';
import { isUndecided } from '../order-machine.ts';
import { findCheckoutOf, findOrder, lockOrderRow, saveOrder } from '../orders.store.ts';
import { paymentStatusOf } from '../payment-status.ts';
import { undoPlacement } from '../place-order.ts';
import { announceRefund, endedBy, restockRefunded } from '../refunding/complete-refund.ts';
import { announceChargeback, announceMoney } from './announce-money.ts';
import { sendReceipt } from './tell-of-payment.ts';

/** An order as a payable. Imported orders and those of drafts have no checkout. */
export type OrderPayable = Payable & { kind: 'ORDER'; order: Order; checkout: LockedCheckout | null };

export const orderPayable: PayableOwner<OrderPayable> = { kind: 'ORDER', lock: lockOrder, onSettled };

/** An order with its payments as a settlement left them, whether or not it had consequences. */
export const orderOf = ({ order, payments }: OrderPayable): Order => ({ ...order, payments });

export const payableOf = (order: Order, checkout: LockedCheckout | null): OrderPayable => ({
  kind: 'ORDER',
  id: order.id,
  amount: amountToCharge(order),
  currency: order.currency,
  payments: order.payments,
  order,
  checkout,
});

/**
 * Locks an order by its checkout, or by itself where it has none. The order is read afterwards, with the changes of
 * others.
 */
async function lockOrder(_ctx: Context, tx: Tx, orderId: string, known?: OrderPayable): Promise<OrderPayable | null> {
  const found = known?.order ?? (await findCheckoutOf(tx, orderId));
  if (!found) return null;
  const checkout = found.checkoutId && (await lockCheckout(tx, found.checkoutId));
  if (!checkout) await lockOrderRow(tx, orderId);
  const order = await findOrder(tx, orderId);
  return order && payableOf(order, checkout || null);
}

/**
 * The consequences for an order when money has moved. The first accepted payment approves the order and completes its
 * checkout; a failed one returns the stock, and the checkout can be paid again.
 */
async function onSettled(
  ctx: Context,
  tx: Tx,
  payable: OrderPayable,
  { payment, transaction }: Settlement,
): Promise<OrderPayable> {
  const { type, status, details } = transaction;
  const { checkout, order: before, payments } = payable;
  const paid = { ...before, payments };
  const undone = type === 'AUTHORIZE' && status === 'FAILED' ? await undoCharge(ctx, tx, paid, payment) : paid;
  const ended = endedBy(undone, transaction);
  const order = ended ? await restockRefunded(ctx, tx, undone, ended) : undone;
  const isAttempt = isUndecided(order) && type === 'AUTHORIZE';
  const stands = isAttempt && status === 'SUCCEEDED';
  if (isAttempt && !stands) await undoPlacement(ctx, tx, order);
  if (stands && checkout) await completeCheckout(ctx, tx, checkout);
  const after = isAttempt && !stands ? decided(ctx, order) : order;
  const saved = await saveOrder(tx, stands ? approve(ctx, order) : withStep(ctx, after, type, status));
  announceOrder(ctx, tx, saved, [
    ...(stands ? (['approved'] as const) : []),
    isAttempt || paymentStatusChanged(before, saved) ? 'paymentStatusUpdated' : 'updated',
  ]);
  announceMoney(ctx, tx, saved, {
    paymentIds: [payment.id],
    ...(details.refundId && { refundIds: [details.refundId] }),
  });
  announceChargeback(ctx, tx, saved, { payment, transaction });
  sendReceipt(ctx, tx, saved, { payment, transaction });
  if (ended) announceRefund(ctx, tx, saved, ended);
  if (type === 'AUTHORIZE') scheduleEnd(tx, saved.id, payment);
  return payableOf(saved, checkout);
}

/** A failed payment is the end of an order that waited for it; others can be paid in another way. */
const decided = (ctx: Context, order: Order): Order =>
  order.status === 'PENDING' ? withActivity(ctx, { ...order, status: 'REJECTED' }, 'ORDER_REJECTED') : order;
/** Gives back to gift cards what they paid with a charge of which another part failed. */
async function undoCharge(ctx: Context, tx: Tx, order: Order, { details }: Payment): Promise<Order> {
  const { chargeId } = details;
  const isPart = (card: Order['giftCards'][number]) =>
    Boolean(chargeId) && card.chargeId === chargeId && !card.returned;
  const parts = order.giftCards.filter(isPart);
  for (const card of parts) await giveBackToGiftCards(ctx, tx, order.id, card.id);
  if (parts.length === 0) return order;
  const returned = { date: ctx.now().toISOString() };
  return { ...order, giftCards: order.giftCards.map((card) => (isPart(card) ? { ...card, returned } : card)) };
}

const paymentStatusChanged = (before: Order, after: Order): boolean =>
  paymentStatusOf(before) !== paymentStatusOf(after);

type Step = OrderActivity['type'];

/** The history entries for movements of money, by outcome. */
const steps: Record<TransactionType, { SUCCEEDED: Step | null; FAILED: Step | null }> = {
  AUTHORIZE: { SUCCEEDED: null, FAILED: 'PAYMENT_DECLINED' },
  CAPTURE: { SUCCEEDED: 'AUTHORIZED_PAYMENT_CAPTURED', FAILED: null },
  VOID: { SUCCEEDED: 'AUTHORIZED_PAYMENT_VOIDED', FAILED: null },
  REFUND: { SUCCEEDED: 'PAYMENT_REFUNDED', FAILED: 'PAYMENT_REFUND_FAILED' },
  CHARGEBACK: { SUCCEEDED: 'CHARGEBACK_CREATED', FAILED: null },
  CHARGEBACK_REVERSAL: { SUCCEEDED: 'CHARGEBACK_REVERSED', FAILED: null },
};

function withStep(ctx: Context, order: Order, type: TransactionType, status: TransactionStatus): Order {
  const step = status === 'FAILED' || status === 'SUCCEEDED' ? steps[type][status] : null;
  const told = step ? withActivity(ctx, order, step) : order;
  return status === 'SUCCEEDED' && (type === 'AUTHORIZE' || type === 'CAPTURE') ? withPayments(ctx, told) : told;
}
