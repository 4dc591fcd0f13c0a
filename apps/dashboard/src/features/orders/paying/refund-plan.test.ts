import { describe, expect, test } from 'vitest';
import { mostOf, planRefund, type RefundablePayment } from './refund-plan.ts';

const payment = (id: string, most: number, more: Partial<RefundablePayment> = {}): RefundablePayment => ({
  id,
  most,
  createdDate: `2026-03-0${id}T10:00:00.000Z`,
  isWholeOnly: false,
  isManual: false,
  ...more,
});
const older = payment('1', 1000);
const newer = payment('2', 500);
const giftCard = payment('3', 800, { isWholeOnly: true });
const all = [older, newer, giftCard];

describe('a refund', () => {
  test.each([
    ['goes to the newest payment first', 300, {}, { '2': 300 }, 0],
    ['then to older ones', 700, {}, { '2': 500, '1': 200 }, 0],
    ['to gift cards last, and only as a whole', 2300, {}, { '2': 500, '1': 1000, '3': 800 }, 0],
    ['not to a part of a gift card', 1600, {}, { '2': 500, '1': 1000 }, 100],
    ['is no more than was paid', 9000, {}, { '2': 500, '1': 1000, '3': 800 }, 6700],
    ['keeps what was decided by hand', 700, { '1': 600 }, { '2': 100, '1': 600 }, 0],
    ['leaves out what was set to nothing', 700, { '2': 0 }, { '1': 700 }, 0],
  ] as const)('%s', (_, total, decided, expected, missing) => {
    const plan = planRefund(total, all, decided);
    expect(Object.fromEntries(plan.parts.map((part) => [part.payment.id, part.amount]))).toEqual(expected);
    expect(plan.missing).toBe(missing);
  });

  test('is at most everything', () => {
    expect(mostOf(all)).toBe(2300);
  });
});
