import { authorizationOf, capturedOf, lastOf, type Payment, refundedOf } from './payment.ts';
import { isSettled } from './payment-machine.ts';

export type PaymentStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'PENDING_MERCHANT'
  | 'CANCELED'
  | 'DECLINED'
  | 'REFUNDED'
  | 'PARTIALLY_REFUNDED'
  | 'AUTHORIZED'
  | 'VOIDED';

/**
 * The status that a payment's transactions add up to. An outside payment waits for the merchant, others for a provider.
 */
export function statusOf(payment: Pick<Payment, 'provider' | 'transactions'>): PaymentStatus {
  const captured = capturedOf(payment);
  const refunded = refundedOf(payment);
  if (captured > 0 && refunded >= captured) return 'REFUNDED';
  if (captured > 0) return refunded > 0 ? 'PARTIALLY_REFUNDED' : 'APPROVED';
  const { status, failureCode, amount } = authorizationOf(payment);
  if (amount === 0 && status === 'SUCCEEDED') return 'APPROVED';
  const waitsForMerchant = status === 'MERCHANT_REQUIRED' || payment.provider === 'offline';
  if (!isSettled(status)) return waitsForMerchant ? 'PENDING_MERCHANT' : 'PENDING';
  if (status === 'FAILED') return failureCode === 'CANCELED' ? 'CANCELED' : 'DECLINED';
  return lastOf(payment, 'VOID')?.status === 'SUCCEEDED' ? 'VOIDED' : 'AUTHORIZED';
}
