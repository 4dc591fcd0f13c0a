import { paymentAt, paymentWith } from '@stoa/server/testing/payments';
import { describe, expect, test } from 'vitest';
import { collectableOf, heldOf, type PaymentTransaction, refundableOf, type TransactionStatus } from './payment.ts';
import { amountToMove, transactionMachine } from './payment-machine.ts';
import { type PaymentStatus, statusOf } from './payment-status.ts';

type Step = Partial<PaymentTransaction> & Pick<PaymentTransaction, 'type'>;
const held: Step = { type: 'AUTHORIZE' };
const paid: Step[] = [held, { type: 'CAPTURE' }];

test('every status of a transaction can be reached, and a settled one is final', () => {
  const reached = new Set<TransactionStatus>(['PENDING']);
  for (const status of reached) for (const next of transactionMachine[status]) reached.add(next);
  expect([...reached].sort()).toEqual(Object.keys(transactionMachine).sort());
  expect([...transactionMachine.SUCCEEDED, ...transactionMachine.FAILED]).toEqual([]);
});

test.each(Object.keys(paymentAt) as PaymentStatus[])(
  'a payment that is %s is seen to be by its transactions',
  (status) => {
    expect(statusOf(paymentAt[status](1000))).toBe(status);
  },
);

describe('the refundable amount', () => {
  test.each([
    ['nothing that is only held', [held], 0],
    ['all that came in', paid, 1000],
    ['what was captured of what was held', [held, { type: 'CAPTURE', amount: 400 }], 400],
    ['what did not go back', [...paid, { type: 'REFUND', amount: 300 }], 700],
    ['not what is about to go back', [...paid, { type: 'REFUND', amount: 300, status: 'PROCESSING' }], 700],
    ['what failed to go back', [...paid, { type: 'REFUND', amount: 300, status: 'FAILED' }], 1000],
    ['not what the bank took back', [...paid, { type: 'CHARGEBACK' }], 0],
    ['nothing where both sent it back', [...paid, { type: 'REFUND' }, { type: 'CHARGEBACK' }], 0],
  ] as [string, Step[], number][])('%s', (_, steps, amount) => {
    expect(refundableOf(paymentWith(1000, ...steps))).toBe(amount);
  });
});

describe('the amount still to collect of 1000', () => {
  test.each([
    ['all of it at first', [], 1000],
    ['the rest of a part', [paymentWith(400, ...paid)], 600],
    ['nothing while it is held', [paymentWith(1000, held)], 0],
    ['nothing while the buyer is asked', [paymentAt.PENDING(1000)], 0],
    ['all of it after a decline', [paymentAt.DECLINED(1000)], 1000],
    ['what a capture let go of', [paymentWith(1000, held, { type: 'CAPTURE', amount: 400 })], 600],
    ['nothing after a refund: what goes back is not owed again', [paymentAt.REFUNDED(1000)], 0],
    ['nothing where too much came in', [paymentWith(1200, ...paid)], 0],
  ] as const)('%s', (_, payments, amount) => {
    expect(collectableOf(1000, payments)).toBe(amount);
  });
});

describe('allowed movements', () => {
  test.each([
    ['all that is held', 'CAPTURE', [held], undefined, 1000],
    ['a part of it', 'CAPTURE', [held], 400, 400],
    ['no more than it', 'CAPTURE', [held], 1001, 'INVALID_AMOUNT'],
    ['not nothing', 'CAPTURE', [held], 0, 'INVALID_AMOUNT'],
    ['not half a cent', 'CAPTURE', [held], 0.5, 'INVALID_AMOUNT'],
    ['only once', 'CAPTURE', [held, { type: 'CAPTURE', amount: 400 }], 100, 'PAYMENT_ALREADY_CAPTURED'],
    ['again after a failure', 'CAPTURE', [held, { type: 'CAPTURE', status: 'FAILED' }], 400, 400],
    ['not beside another', 'CAPTURE', [held, { type: 'CAPTURE', status: 'PENDING' }], 1, 'PAYMENT_HAS_PENDING_CAPTURE'],
    ['not what was let go', 'CAPTURE', [held, { type: 'VOID' }], undefined, 'PAYMENT_ALREADY_VOIDED'],
    ['not what is being let go', 'CAPTURE', [held, { type: 'VOID', status: 'PENDING' }], 1, 'PAYMENT_ALREADY_VOIDED'],
    ['not what nobody gave', 'CAPTURE', [{ type: 'AUTHORIZE', status: 'FAILED' }], undefined, 'PAYMENT_NOT_AUTHORIZED'],
    ['all that is held', 'VOID', [held], undefined, 1000],
    ['never a part of it', 'VOID', [held], 400, 'INVALID_AMOUNT'],
    ['not what came in', 'VOID', paid, undefined, 'PAYMENT_ALREADY_CAPTURED'],
    ['all that came in', 'REFUND', paid, undefined, 1000],
    ['a part of it', 'REFUND', paid, 300, 300],
    [
      'no more than the rest',
      'REFUND',
      [...paid, { type: 'REFUND', amount: 800 }],
      300,
      'INVALID_PAYMENT_REFUND_AMOUNT',
    ],
    ['not what went back', 'REFUND', [...paid, { type: 'REFUND' }], undefined, 'PAYMENT_NOT_REFUNDABLE'],
    ['not what is only held', 'REFUND', [held], undefined, 'PAYMENT_NOT_REFUNDABLE'],
  ] as [string, 'CAPTURE' | 'VOID' | 'REFUND', Step[], number | undefined, number | string][])(
    '%s (%s)',
    (_, type, steps, amount, answer) => {
      expect(amountToMove(paymentWith(1000, ...steps), type, amount)).toBe(answer);
    },
  );
});

test('a capture releases the rest', () => {
  expect(heldOf(paymentWith(1000, held))).toBe(1000);
  expect(heldOf(paymentWith(1000, held, { type: 'CAPTURE', amount: 400 }))).toBe(0);
  expect(heldOf(paymentWith(1000, held, { type: 'CAPTURE', amount: 400, status: 'FAILED' }))).toBe(1000);
});
