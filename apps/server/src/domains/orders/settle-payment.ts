import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { type Checkout, completeCheckout, lockCheckout } from '../checkout/index.ts';
import { giveBackStock } from '../inventory/index.ts';
import { announceOrder } from './announce-order.ts';
import { approve, withActivity } from './approve.ts';
import { findPaidOrder, moveLedgerEntry } from './ledger.store.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Order } from './order.ts';
import { findOrder, saveOrder } from './orders.store.ts';

/** What a provider says of a charge. `failure` is for the buyer to read. */
export type PaymentOutcome = {
  status: 'APPROVED' | 'DECLINED' | 'ACTION_REQUIRED';
  reference: string;
  failure?: string;
};

/**
 * Records the outcome of a payment. Approved, its order stands and the checkout is complete; declined, the stock goes
 * back and the checkout can be paid again. A payment that has its outcome already keeps it.
 */
export async function settlePayment(
  ctx: Context,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<{ order: Order; payment: LedgerEntry } | Refusal> {
  return withSite(ctx, async (tx) => {
    const paid = await lockPayment(tx, paymentId);
    if (isRefusal(paid)) return paid;
    const { order, payment } = paid;
    if (payment.status !== 'PENDING') return paid;
    const settled: LedgerEntry = {
      ...payment,
      status: outcome.status === 'ACTION_REQUIRED' ? 'PENDING' : outcome.status,
      reference: outcome.reference,
      failure: outcome.failure ?? null,
    };
    const ledger = order.ledger.map((entry) => (entry.id === paymentId ? settled : entry));
    const next = await applyOutcome(ctx, tx, { ...paid, order: { ...order, ledger } }, outcome.status);
    await moveLedgerEntry(tx, settled, ctx.now());
    return { order: next, payment: settled };
  });
}

type PaidCheckout = { order: Order; checkout: Checkout; payment: LedgerEntry };

/** Finds a payment with its order, locked by way of their checkout. */
async function lockPayment(tx: Tx, paymentId: string): Promise<PaidCheckout | Refusal> {
  const ids = await findPaidOrder(tx, paymentId);
  const checkout = ids && (await lockCheckout(tx, ids.checkoutId));
  const order = checkout && (await findOrder(tx, ids.orderId));
  const payment = order?.ledger.find(({ id }) => id === paymentId);
  return checkout && order && payment ? { checkout, order, payment } : refuse('PAYMENT_ERROR');
}

async function applyOutcome(
  ctx: Context,
  tx: Tx,
  { order, checkout }: PaidCheckout,
  status: PaymentOutcome['status'],
): Promise<Order> {
  if (status === 'ACTION_REQUIRED') return order;
  if (status === 'APPROVED') await completeCheckout(ctx, tx, checkout);
  else await giveBackStock(ctx, tx, order.id);
  const next = status === 'APPROVED' ? approve(ctx, order) : withActivity(ctx, order, 'PAYMENT_DECLINED');
  await saveOrder(tx, next);
  announceOrder(
    ctx,
    tx,
    next,
    status === 'APPROVED' ? ['approved', 'payment_status_updated'] : ['payment_status_updated'],
  );
  return next;
}
