import { capturedOf, isForCard, type Payment, refundedOf, statusOf, total as totalOf } from '../payments/index.ts';
import { amountToCharge, type Order } from './order.ts';

export type PaymentStatus =
  | 'NOT_PAID'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'FULLY_REFUNDED'
  | 'PENDING'
  | 'PENDING_MERCHANT'
  | 'CANCELED'
  | 'DECLINED';

type Payable = Pick<Order, 'total' | 'giftCards' | 'payments' | 'purchasedDate' | 'stated'>;

/**
 * Attempts that failed before an order was placed for good say nothing of it: it was placed to be paid otherwise. What
 * gift cards pay counts from then on: until then, a failed payment returns it. What was paid elsewhere is as it was stated.
 */
export function paymentStatusOf({ purchasedDate, payments, stated, ...order }: Payable): PaymentStatus {
  if (stated?.paymentStatus && payments.length === 0) return stated.paymentStatus;
  const isPast = (payment: Payment) =>
    purchasedDate !== null && payment.createdDate < purchasedDate && FAILED.has(statusOf(payment));
  const toCharge = amountToCharge(order);
  const byGiftCards = purchasedDate === null ? 0 : order.total - toCharge;
  return statusOfPayments(
    toCharge + byGiftCards,
    payments.filter((payment) => !isPast(payment)),
    { paid: byGiftCards, refunded: refundedToGiftCards(order) },
  );
}

/** What refunds gave back to gift cards, in minor units. */
export const refundedToGiftCards = ({ giftCards }: Pick<Order, 'giftCards'>): number =>
  giftCards.reduce((sum, { amount, returned }) => (returned?.refundId ? sum + amount : sum), 0);

const FAILED = new Set(['DECLINED', 'CANCELED']);

/**
 * The status that follows from the payments of an order that costs `total`, of which gift cards paid `byGiftCards.paid`. Paid
 * amounts count before open or failed ones.
 */
export function statusOfPayments(
  total: number,
  payments: readonly Pick<Payment, 'provider' | 'transactions'>[],
  byGiftCards = { paid: 0, refunded: 0 },
): PaymentStatus {
  const paid = totalOf(payments, capturedOf) + byGiftCards.paid;
  if (paid > 0) {
    const refunded = totalOf(payments, refundedOf) + byGiftCards.refunded;
    if (refunded >= paid) return 'FULLY_REFUNDED';
    if (refunded > 0) return 'PARTIALLY_REFUNDED';
    return paid >= total ? 'PAID' : 'PARTIALLY_PAID';
  }
  const statuses = payments.map(statusOf);
  // an order that costs nothing yet waits for the card that is charged later
  const isCardDue = payments.some((payment) => isForCard(payment)) && !statuses.includes('APPROVED');
  if (total === 0 && !isCardDue) return 'PAID';
  if (statuses.includes('PENDING')) return 'PENDING';
  if (statuses.includes('PENDING_MERCHANT')) return 'PENDING_MERCHANT';
  if (statuses.includes('AUTHORIZED')) return 'NOT_PAID';
  if (statuses.includes('DECLINED')) return 'DECLINED';
  return statuses.includes('CANCELED') || statuses.includes('VOIDED') ? 'CANCELED' : 'NOT_PAID';
}
