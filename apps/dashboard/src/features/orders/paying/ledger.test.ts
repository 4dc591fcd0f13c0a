import { describe, expect, test } from 'vitest';
import { heldPayments, ledgerRows, type PaymentView, titleOf } from './ledger.ts';

const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` });
const card: PaymentView = {
  id: 'card',
  createdDate: '2026-03-01T10:00:00.000Z',
  amount: price('20.00'),
  status: 'PARTIALLY_REFUNDED',
  regularPaymentDetails: {
    providerTransactionId: 'psp 1',
    offlinePayment: false,
    authorizationDetails: {
      delayedCapture: true,
      captures: [{ id: 'c', status: 'SUCCEEDED', amount: price('15.00'), createdDate: '2026-03-02T10:00:00.000Z' }],
    },
  },
};

describe('the way in which something was paid', () => {
  test.each([
    [{ giftcardPaymentDetails: { obfuscatedCode: '************4HCE' } }, 'Gift card 4HCE'],
    [{ membershipPaymentDetails: { name: { original: 'Gold' } } }, 'Membership Gold'],
    [{ regularPaymentDetails: { paymentMethodName: { userDefinedName: { predefined: 'CHECK' } } } }, 'Cheque'],
    [{ regularPaymentDetails: { paymentMethodName: { userDefinedName: { custom: 'Bitcoin' } } } }, 'Bitcoin'],
    [
      { regularPaymentDetails: { creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' } } },
      'Visa ending in 4242',
    ],
    [{ regularPaymentDetails: { offlinePayment: true } }, 'Paid outside'],
    [{ regularPaymentDetails: {} }, 'Card'],
  ] as [PaymentView, string][])('%o', (payment, title) => {
    expect(titleOf(payment)).toBe(title);
  });
});

test('a ledger tells what happened, in order', () => {
  const refunds = [
    {
      id: 'r',
      createdDate: '2026-03-03T10:00:00.000Z',
      transactions: [
        { paymentId: 'card', amount: price('5.00'), refundStatus: 'SUCCEEDED' as const, externalRefund: false },
      ],
      details: { reason: 'Broken' },
    },
  ];
  expect(ledgerRows({ payments: [card], refunds }).map(({ title, amount }) => [title, amount])).toEqual([
    ['Card, held', '20.00'],
    ['Captured: Card', '15.00'],
    ['Refund: Card', '-5.00'],
  ]);
});

test('a refund to a gift card of an app is pending until the app has returned it, and says who can help where it does not', () => {
  const payment: PaymentView = {
    id: 'g',
    createdDate: '2026-03-01',
    giftcardPaymentDetails: { obfuscatedCode: '**4242' },
  };
  const refund = (refundStatus: 'PENDING' | 'FAILED', description?: string) => ({
    createdDate: '2026-03-02',
    transactions: [
      {
        ...{ paymentId: 'g', amount: price('5.00'), refundStatus, externalRefund: false },
        ...(description && { refundStatusInfo: { description } }),
      },
    ],
  });
  const refunds = [refund('PENDING'), refund('FAILED', 'the app of the gift card did not return the amount')];
  const [, pending, failed] = ledgerRows({ payments: [payment], refunds });
  expect(pending).toMatchObject({ status: { text: 'Pending' }, details: [] });
  expect(failed).toMatchObject({ status: { text: 'Failed' } });
  expect(failed?.details[0]?.value).toContain('hasn’t returned the money');
});

test('only held money can be captured, and not while it is', () => {
  const held: PaymentView = { ...card, status: 'AUTHORIZED', regularPaymentDetails: {} };
  const busy: PaymentView = {
    ...held,
    regularPaymentDetails: { authorizationDetails: { captures: [{ status: 'PENDING' }] } },
  };
  expect(heldPayments({ payments: [card, held, busy] })).toEqual([held]);
});
