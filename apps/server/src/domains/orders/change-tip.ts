import { messagesIn } from '@stoa/messages';
import { untaxed } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { capturedOf, heldOf, pendingOf, refundedOf, total as totalOf } from '../payments/index.ts';
import { announceOrder } from './announce-order.ts';
import { amountToCharge, type Order } from './order.ts';
import { saveOrder } from './orders.store.ts';
import { orderPayable } from './paying/order-payable.ts';
import { paymentStatusOf } from './payment-status.ts';

/** A final order whose price may change, locked as for a payment until the transaction ends. */
export async function lockToReprice(ctx: Context, tx: Tx, orderId: string): Promise<Order | Refusal> {
  const payable = await orderPayable.lock(ctx, tx, orderId);
  if (!payable) return refuse('ORDER_NOT_FOUND');
  const { order } = payable;
  return order.status === 'APPROVED' ? order : refuse('ORDER_CANNOT_BE_EDITED', { status: order.status });
}

/** Whether money of the order went back to the buyer. */
export const isRefunded = (order: Order): boolean => totalOf(order.payments, refundedOf) > 0;

/** Whether an order may cost this instead: not less than the buyer has paid or is paying, as nothing would record the rest. */
function mayCost(order: Order, total: number): boolean {
  const byGiftCard = order.total - amountToCharge(order);
  const money = [capturedOf, heldOf, pendingOf].reduce((so_far, of) => so_far + totalOf(order.payments, of), 0);
  return total >= byGiftCard + money - totalOf(order.payments, refundedOf);
}

/**
 * Writes a locked order with another tip, or with none, and announces it; null if the buyer has paid more than the order
 * would cost. Amounts are in minor units.
 */
export async function saveTip(ctx: Context, tx: Tx, before: Order, tip: Order['tip']): Promise<Order | null> {
  const change = (tip?.amount ?? 0) - (before.tip?.amount ?? 0);
  if (change === 0) return before;
  const { totals } = before;
  if (change < 0 && !mayCost(before, before.total + change)) return null;
  const others = (before.fees ?? []).filter(({ id }) => id !== before.tip?.id);
  const name = messagesIn(before.language).orders.tip;
  const saved = await saveOrder(tx, {
    ...before,
    tip,
    fees: tip ? [...others, { id: tip.id, name, price: tip.amount, ...untaxed(tip.amount) }] : others,
    totals: { ...totals, additionalFees: totals.additionalFees + change, total: totals.total + change },
    total: before.total + change,
    updatedDate: ctx.now().toISOString(),
  });
  const isStatusChanged = paymentStatusOf(before) !== paymentStatusOf(saved);
  announceOrder(ctx, tx, saved, ['updated', ...(isStatusChanged ? (['paymentStatusUpdated'] as const) : [])]);
  return saved;
}
