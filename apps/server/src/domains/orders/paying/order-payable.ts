import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { completeCheckout, type LockedCheckout, lockCheckout } from '../../checkout/index.ts';
import type { Payable, PayableOwner, Settlement, TransactionStatus, TransactionType } from '../../payments/index.ts';
import { announceOrder } from '../announce-order.ts';
import { approve, withActivity, withPayments } from '../approve.ts';
import { amountToCharge, type Order, type OrderActivity } from '../order.ts';
import { isOpen } from '../order-machine.ts';
import { findCheckoutOf, findOrder, lockOrderRow, saveOrder } from '../orders.store.ts';
import { paymentStatusOf } from '../payment-status.ts';
import { undoPlacement } from '../place-order.ts';

/** An order as a payable. Imported orders and those of drafts have no checkout. */
export type OrderPayable = Payable & { kind: 'ORDER'; order: Order; checkout: LockedCheckout | null };

export const orderPayable: PayableOwner<OrderPayable> = { kind: 'ORDER', lock: lockOrder, onSettled };

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
  { transaction: { type, status } }: Settlement,
): Promise<OrderPayable> {
  const { checkout, order: before, payments } = payable;
  const order = { ...before, payments };
  const isAttempt = isOpen(order) && type === 'AUTHORIZE';
  const stands = isAttempt && status === 'SUCCEEDED';
  if (isAttempt && !stands) await undoPlacement(ctx, tx, order);
  if (stands && checkout) await completeCheckout(ctx, tx, checkout);
  const saved = await saveOrder(tx, stands ? approve(ctx, order) : withStep(ctx, order, type, status));
  announceOrder(ctx, tx, saved, [
    ...(stands ? (['approved'] as const) : []),
    isAttempt || paymentStatusChanged(before, saved) ? 'paymentStatusUpdated' : 'updated',
  ]);
  return payableOf(saved, checkout);
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
};

function withStep(ctx: Context, order: Order, type: TransactionType, status: TransactionStatus): Order {
  const step = status === 'FAILED' || status === 'SUCCEEDED' ? steps[type][status] : null;
  const told = step ? withActivity(ctx, order, step) : order;
  return status === 'SUCCEEDED' && (type === 'AUTHORIZE' || type === 'CAPTURE') ? withPayments(ctx, told) : told;
}
