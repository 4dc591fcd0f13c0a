import { expect, test } from 'vitest';
import { fulfillmentStatusOf } from './fulfillment-status.ts';
import type { LedgerStatus } from './ledger.ts';
import { FIRST_STATUS, nextStatus, type OrderStatus, orderMachine } from './order-machine.ts';
import { paymentStatusOf } from './payment-status.ts';

const ledger = (...entries: [LedgerStatus, number][]) => entries.map(([status, amount]) => ({ status, amount }));

test.each([
  ['nothing happened', 1000, ledger(), 'NOT_PAID'],
  ['there is nothing to pay', 0, ledger(), 'PAID'],
  ['all of it is paid', 1000, ledger(['APPROVED', 1000]), 'PAID'],
  ['it is paid after a card was declined', 1000, ledger(['DECLINED', 1000], ['APPROVED', 1000]), 'PAID'],
  ['it is paid in parts', 1000, ledger(['APPROVED', 400], ['APPROVED', 600]), 'PAID'],
  ['a part of it is paid', 1000, ledger(['APPROVED', 400], ['PENDING', 600]), 'PARTIALLY_PAID'],
  ['a payment is open', 1000, ledger(['DECLINED', 1000], ['PENDING', 1000]), 'PENDING'],
  ['the merchant has to confirm', 1000, ledger(['PENDING_MERCHANT', 1000]), 'PENDING_MERCHANT'],
  ['the money is only held', 1000, ledger(['AUTHORIZED', 1000]), 'NOT_PAID'],
  ['every attempt failed', 1000, ledger(['DECLINED', 1000], ['DECLINED', 1000]), 'DECLINED'],
  ['what was held was let go', 1000, ledger(['VOIDED', 1000]), 'CANCELED'],
  ['some of it went back', 1000, ledger(['PARTIALLY_REFUNDED', 1000]), 'PARTIALLY_REFUNDED'],
  ['one of two payments went back', 1000, ledger(['REFUNDED', 400], ['APPROVED', 600]), 'PARTIALLY_REFUNDED'],
  ['all of it went back', 1000, ledger(['REFUNDED', 400], ['REFUNDED', 600]), 'FULLY_REFUNDED'],
] as const)('when %s', (_, total, entries, status) => {
  expect(paymentStatusOf(total, entries)).toBe(status);
});

test('what was handed over decides whether an order is fulfilled', () => {
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

test('what ended has no next step', () => {
  expect(nextStatus('CANCELED', 'approve')).toBeNull();
  expect(nextStatus('REJECTED', 'approve')).toBeNull();
  expect(nextStatus('APPROVED', 'approve')).toBeNull();
});
