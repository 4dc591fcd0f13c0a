import { paymentAt, paymentWith } from '@stoa/server/testing/payments';
import { expect, test } from 'vitest';
import type { Payment } from '../payments/index.ts';
import { fulfillmentStatusOf } from './fulfillment-status.ts';
import { FIRST_STATUS, nextStatus, type OrderStatus, orderMachine } from './order-machine.ts';
import { paymentStatusOf, statusOfPayments } from './payment-status.ts';

const payments = (...each: [keyof typeof paymentAt, number][]) =>
  each.map(([status, amount]) => paymentAt[status](amount));

const partlyCaptured = paymentWith(1000, { type: 'AUTHORIZE' }, { type: 'CAPTURE', amount: 400 });
const refunding = paymentWith(
  1000,
  { type: 'AUTHORIZE' },
  { type: 'CAPTURE' },
  { type: 'REFUND', amount: 300, status: 'PROCESSING' },
);

test.each([
  ['nothing happened', 1000, payments(), 'NOT_PAID'],
  ['there is nothing to pay', 0, payments(), 'PAID'],
  ['all of it is paid', 1000, payments(['APPROVED', 1000]), 'PAID'],
  ['it is paid after a card was declined', 1000, payments(['DECLINED', 1000], ['APPROVED', 1000]), 'PAID'],
  ['it is paid in parts', 1000, payments(['APPROVED', 400], ['APPROVED', 600]), 'PAID'],
  ['a part of it is paid', 1000, payments(['APPROVED', 400], ['PENDING', 600]), 'PARTIALLY_PAID'],
  ['a payment is open', 1000, payments(['DECLINED', 1000], ['PENDING', 1000]), 'PENDING'],
  ['the merchant has to confirm', 1000, payments(['PENDING_MERCHANT', 1000]), 'PENDING_MERCHANT'],
  ['the money is only held', 1000, payments(['AUTHORIZED', 1000]), 'NOT_PAID'],
  ['every attempt failed', 1000, payments(['DECLINED', 1000], ['DECLINED', 1000]), 'DECLINED'],
  ['what was held was let go', 1000, payments(['VOIDED', 1000]), 'CANCELED'],
  ['some of it went back', 1000, payments(['PARTIALLY_REFUNDED', 1000]), 'PARTIALLY_REFUNDED'],
  ['one of two payments went back', 1000, payments(['REFUNDED', 400], ['APPROVED', 600]), 'PARTIALLY_REFUNDED'],
  ['all of it went back', 1000, payments(['REFUNDED', 400], ['REFUNDED', 600]), 'FULLY_REFUNDED'],
  ['a part of what was held was captured', 1000, [partlyCaptured], 'PARTIALLY_PAID'],
  ['a refund is under way', 1000, [refunding], 'PAID'],
] as const)('when %s', (_, total, entries, status) => {
  expect(statusOfPayments(total, entries)).toBe(status);
});

test.each([
  ['the rest is paid later', payments(), 'PARTIALLY_PAID'],
  ['the rest is paid', payments(['APPROVED', 600]), 'PAID'],
  ['the rest is open', payments(['PENDING', 600]), 'PARTIALLY_PAID'],
  ['the rest was declined', payments(['DECLINED', 600]), 'PARTIALLY_PAID'],
  ['the rest went back', payments(['REFUNDED', 600]), 'PARTIALLY_REFUNDED'],
] as const)('a gift card pays a part of an order: when %s', (_, entries, status) => {
  const order = { total: 1000, giftCards: [{ id: '', amount: 400, obfuscatedCode: '' }], payments: [...entries] };
  expect(paymentStatusOf({ ...order, purchasedDate: '2026-03-02T09:00:00Z' })).toBe(status);
});

test('a gift card says nothing of an order whose payment may still fail', () => {
  const order = { total: 1000, giftCards: [{ id: '', amount: 400, obfuscatedCode: '' }], purchasedDate: null };
  expect(paymentStatusOf({ ...order, payments: payments(['PENDING', 600]) })).toBe('PENDING');
  expect(paymentStatusOf({ ...order, payments: payments(['DECLINED', 600]) })).toBe('DECLINED');
});

test('a card that was declined before the order was placed to be paid otherwise says nothing of it', () => {
  const [declined] = payments(['DECLINED', 1000]).map((payment) => ({
    ...payment,
    createdDate: '2026-03-02T10:00:00Z',
  }));
  const order = { total: 1000, giftCards: [], payments: [declined as Payment] };
  expect(paymentStatusOf({ ...order, purchasedDate: null })).toBe('DECLINED');
  expect(paymentStatusOf({ ...order, purchasedDate: '2026-03-02T10:01:00Z' })).toBe('NOT_PAID');
  expect(paymentStatusOf({ ...order, purchasedDate: '2026-03-02T09:00:00Z' })).toBe('DECLINED');
});

test('handed-over items decide whether an order is fulfilled', () => {
  expect(fulfillmentStatusOf({ toFulfill: 3, fulfilled: 0 })).toBe('NOT_FULFILLED');
  expect(fulfillmentStatusOf({ toFulfill: 3, fulfilled: 2 })).toBe('PARTIALLY_FULFILLED');
  expect(fulfillmentStatusOf({ toFulfill: 3, fulfilled: 3 })).toBe('FULFILLED');
  expect(fulfillmentStatusOf({ toFulfill: 0, fulfilled: 0 })).toBe('FULFILLED');
});

test('every status of an order can be reached', () => {
  const reached = new Set<OrderStatus>([FIRST_STATUS]);
  for (const status of reached) for (const next of Object.values(orderMachine[status])) reached.add(next);
  expect([...reached].sort()).toEqual(Object.keys(orderMachine).sort());
});

test('final statuses have no next step', () => {
  expect(nextStatus('CANCELED', 'approve')).toBeNull();
  expect(nextStatus('REJECTED', 'approve')).toBeNull();
  expect(nextStatus('APPROVED', 'approve')).toBeNull();
});
