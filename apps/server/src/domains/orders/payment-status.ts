import { amountOf, isPaid, type LedgerEntry, type LedgerStatus } from './ledger.ts';

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

/** What the ledger says of an order that costs `total`. What was paid counts before what is still open or failed. */
export function paymentStatusOf(
  total: number,
  ledger: readonly Pick<LedgerEntry, 'amount' | 'status'>[],
): PaymentStatus {
  const paid = ledger.filter(isPaid);
  if (paid.length > 0) {
    if (paid.every(({ status }) => status === 'REFUNDED')) return 'FULLY_REFUNDED';
    if (paid.some(({ status }) => status !== 'APPROVED')) return 'PARTIALLY_REFUNDED';
    return amountOf(paid, isPaid) >= total ? 'PAID' : 'PARTIALLY_PAID';
  }
  if (total === 0) return 'PAID';
  const has = (status: LedgerStatus) => ledger.some((entry) => entry.status === status);
  if (has('PENDING')) return 'PENDING';
  if (has('PENDING_MERCHANT')) return 'PENDING_MERCHANT';
  if (has('AUTHORIZED')) return 'NOT_PAID';
  if (has('DECLINED')) return 'DECLINED';
  return has('CANCELED') || has('VOIDED') ? 'CANCELED' : 'NOT_PAID';
}
