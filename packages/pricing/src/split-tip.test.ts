import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { splitTip } from './split-tip.ts';

const shares = [
  { staffId: 'ann', price: 3000 },
  { staffId: 'bob', price: 1000 },
  { staffId: 'ann', price: 2000 },
];

test.each([
  ['EQUAL', 1001, [501, 500]],
  ['PROPORTIONAL', 1001, [834, 167]],
  ['PROPORTIONAL', 1, [1, 0]],
  ['EQUAL', 0, [0, 0]],
] as const)('%s: %d is %j', (method, amount, expected) => {
  const { parts, undistributed } = splitTip(amount, shares, method);
  expect(parts.map((part) => part.amount)).toEqual(expected);
  expect([parts.map(({ staffId }) => staffId), undistributed]).toEqual([['ann', 'bob'], 0]);
});

test('without staff, all of a tip is the business’s; items for nothing count alike', () => {
  expect(splitTip(500, [], 'EQUAL')).toEqual({ parts: [], undistributed: 500 });
  const free = shares.map((share) => ({ ...share, price: 0 }));
  expect(splitTip(500, free, 'PROPORTIONAL').parts.map(({ amount }) => amount)).toEqual([250, 250]);
});

test('the parts of any tip add up to it, none is negative, and equal ones differ by a minor unit at most', () =>
  assert(
    property(
      nat({ max: 10_000_000 }),
      array(record({ staffId: constantFrom('a', 'b', 'c', 'd'), price: nat({ max: 1_000_000 }) }), { maxLength: 9 }),
      constantFrom('EQUAL' as const, 'PROPORTIONAL' as const),
      (amount, staffed, method) => {
        const { parts, undistributed } = splitTip(amount, staffed, method);
        const amounts = parts.map((part) => part.amount);
        expect(amounts.reduce((total, part) => total + part, undistributed)).toBe(amount);
        expect(amounts.every((part) => part >= 0)).toBe(true);
        if (method === 'EQUAL' && amounts.length > 0)
          expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      },
    ),
  ));
