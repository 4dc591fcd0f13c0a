/** What the payments of an order come to. */
import {
  capturedOf,
  chargedBackOf,
  collectableOf,
  refundedOf,
  reversedOf,
  total as totalOf,
} from '../payments/index.ts';
import { amountToCharge, type Order } from './order.ts';
import { paymentStatusOf, refundedToGiftCards } from './payment-status.ts';

export type Paid = Pick<Order, 'total' | 'giftCards' | 'payments' | 'purchasedDate' | 'stated'>;

/**
 * What the buyer has still to pay, in minor units; below zero, what they have paid too much. Nothing is owed while a payment
 * is pending, nor after a refund.
 */
export function balanceOf(order: Paid): number {
  const tooMuch = totalOf(order.payments, capturedOf) - totalOf(order.payments, refundedOf) - amountToCharge(order);
  if (tooMuch > 0) return -Math.max(0, tooMuch - refundedToGiftCards(order));
  const status = paymentStatusOf(order);
  const isOwed = status === 'NOT_PAID' || status === 'PARTIALLY_PAID' || status === 'DECLINED' || status === 'CANCELED';
  return isOwed ? amountToCharge(order) - totalOf(order.payments, capturedOf) : 0;
}

/** What can be asked for now, in minor units: of the balance what is neither held nor on its way. */
export const owedFor = (order: Paid): number =>
  Math.min(Math.max(0, balanceOf(order)), collectableOf(amountToCharge(order), order.payments));

/** Whether a bank took back what was paid, and has not returned it. */
export const isChargedBack = ({ payments }: Pick<Order, 'payments'>): boolean =>
  payments.some((payment) => chargedBackOf(payment) > reversedOf(payment));
