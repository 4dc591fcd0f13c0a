/** How a refund is shared among the payments of an order. Amounts are in minor units. */

export type RefundablePayment = {
  id: string;
  createdDate: string;
  /** The most that can go back. */
  most: number;
  /** Gift cards and memberships are given back as a whole, or not at all. */
  isWholeOnly: boolean;
  /** The shop gives the money back by itself, and only records that here. */
  isManual: boolean;
};

export type RefundPart = { payment: RefundablePayment; amount: number };

/**
 * The newest payments come first, and gift cards after all others. What somebody decided by hand for a payment stays.
 * `missing` is what no payment can take.
 */
export function planRefund(
  total: number,
  payments: readonly RefundablePayment[],
  decided: Readonly<Record<string, number>> = {},
): { parts: RefundPart[]; missing: number } {
  let left = total - Object.values(decided).reduce((sum, amount) => sum + amount, 0);
  const parts: RefundPart[] = [];
  for (const payment of inTurn(payments)) {
    const own = decided[payment.id];
    const amount = own ?? shareOf(payment, left);
    if (own === undefined) left -= amount;
    if (amount > 0) parts.push({ payment, amount });
  }
  return { parts, missing: Math.max(0, left) };
}

const inTurn = (payments: readonly RefundablePayment[]): RefundablePayment[] =>
  payments.toSorted(
    (one, other) =>
      Number(one.isWholeOnly) - Number(other.isWholeOnly) || other.createdDate.localeCompare(one.createdDate),
  );

function shareOf({ most, isWholeOnly }: RefundablePayment, left: number): number {
  if (left <= 0) return 0;
  if (isWholeOnly) return left >= most ? most : 0;
  return Math.min(most, left);
}

/** The most that can go back altogether. */
export const mostOf = (payments: readonly RefundablePayment[]): number =>
  payments.reduce((sum, { most }) => sum + most, 0);
