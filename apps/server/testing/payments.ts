// For tests: payments as their transactions leave them.

import type { Payment, PaymentTransaction } from '../src/domains/payments/payment.ts';
import type { PaymentStatus } from '../src/domains/payments/payment-status.ts';

type Step = Partial<PaymentTransaction> & Pick<PaymentTransaction, 'type'>;

/** A payment of an amount, with transactions that succeeded unless stated otherwise. */
export function paymentWith(amount: number, ...steps: Step[]): Payment {
  const transactions = steps.map(
    (step, index): PaymentTransaction => ({
      id: `transaction ${index}`,
      amount,
      key: `key ${index}`,
      status: 'SUCCEEDED',
      reference: null,
      actionUrl: null,
      failureCode: null,
      failure: null,
      createdDate: '2026-03-02T10:00:00.000Z',
      heardDate: '2026-03-02T10:00:00.000Z',
      details: {},
      ...step,
    }),
  );
  return {
    id: 'payment',
    provider: 'sandbox',
    accountId: null,
    method: 'card',
    amount,
    currency: 'EUR',
    capture: 'AT_ONCE',
    createdDate: '2026-03-02T10:00:00.000Z',
    details: {},
    transactions,
  };
}

const authorized: Step = { type: 'AUTHORIZE' };
const captured: Step = { type: 'CAPTURE' };

/** A payment of an amount with a given status. */
export const paymentAt: Record<PaymentStatus, (amount: number) => Payment> = {
  PENDING: (amount) => paymentWith(amount, { type: 'AUTHORIZE', status: 'PENDING' }),
  PENDING_MERCHANT: (amount) => ({
    ...paymentWith(amount, { type: 'AUTHORIZE', status: 'PROCESSING' }),
    provider: 'offline',
  }),
  DECLINED: (amount) => paymentWith(amount, { type: 'AUTHORIZE', status: 'FAILED', failureCode: 'DECLINED' }),
  CANCELED: (amount) => paymentWith(amount, { type: 'AUTHORIZE', status: 'FAILED', failureCode: 'CANCELED' }),
  AUTHORIZED: (amount) => paymentWith(amount, authorized),
  VOIDED: (amount) => paymentWith(amount, authorized, { type: 'VOID' }),
  APPROVED: (amount) => paymentWith(amount, authorized, captured),
  PARTIALLY_REFUNDED: (amount) => paymentWith(amount, authorized, captured, { type: 'REFUND', amount: 1 }),
  REFUNDED: (amount) => paymentWith(amount, authorized, captured, { type: 'REFUND' }),
};
