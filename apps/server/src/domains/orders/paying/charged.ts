import { authorizationOf, heldOf, isPending, type Payment, total as totalOf } from '../../payments/index.ts';
import { amountDueNow, amountToCharge, type Order } from '../order.ts';
import { balanceOf } from '../order-money.ts';
import { paymentStatusOf } from '../payment-status.ts';

/** The end of an attempt to pay. */
export type Charged = {
  order: Order;
  outcome: 'PAID' | 'PAY_LATER' | 'ACTION_REQUIRED' | 'DECLINED';
  /** The payment that the buyer must confirm, and where; null where there is nothing to confirm. */
  paymentId: string | null;
  actionUrl: string | null;
  message: string | null;
};

/** Whether the buyer has nothing more to do now: money that is held is taken without them, and the rest is paid later. */
function isCovered(order: Order): boolean {
  const status = paymentStatusOf(order);
  if (status === 'PAID') return true;
  const held = totalOf(order.payments, heldOf);
  const owedNow = balanceOf(order) - (amountToCharge(order) - amountDueNow(order));
  return (held > 0 || status === 'PARTIALLY_PAID') && owedNow <= held;
}

/** The answer for an approved order. */
export const placed = (order: Order): Charged => ({
  order,
  outcome: isCovered(order) ? 'PAID' : 'PAY_LATER',
  paymentId: null,
  actionUrl: null,
  message: null,
});

/** The answer for an order and an attempt to pay it. */
export function charged(order: Order, payment: Payment): Charged {
  const { status, actionUrl, failure } = authorizationOf(payment);
  if (status === 'FAILED') return { ...placed(order), outcome: 'DECLINED', message: failure };
  return isPending(payment)
    ? { ...placed(order), outcome: 'ACTION_REQUIRED', paymentId: payment.id, actionUrl }
    : placed(order);
}
