import { array, assert, constant, maxSafeInteger, maxSafeNat, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, sum } from './index.ts';

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [1, 1], [50, 50]],
  [1, [1, 1], [1, 0]],
  [5, [3, 7], [2, 3]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [100, [0, 3, 0], [0, 100, 0]],
  [3, [0, 0], [2, 1]],
  [0, [5, 5], [0, 0]],
  [0, [], []],
  [2, [999, 1, 1], [2, 0, 0]],
  [Number.MAX_SAFE_INTEGER, [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER], [2 ** 52, 2 ** 52 - 1]],
])('%i over %j is %j', (amount, weights, parts) => {
  expect(allocate(amount, weights)).toEqual(parts);
  expect(sum(parts)).toBe(amount);
});

test.each([
  [1, []],
  [1, [-1, 2]],
  [1, [0.5]],
  [0.5, [1]],
])('refuses %d over %j', (amount, weights) => {
  expect(() => allocate(amount, weights)).toThrow(RangeError);
});

const anyWeights = array(oneof(constant(0), maxSafeNat()), { minLength: 1, maxLength: 20 });

test('parts add up and each is within one unit of its exact share', () =>
  assert(
    property(maxSafeInteger(), anyWeights, (amount, weights) => {
      const parts = allocate(amount, weights);
      expect(parts.reduce((total, part) => total + BigInt(part), 0n)).toBe(BigInt(amount));

      const totalWeight = weights.reduce((total, weight) => total + BigInt(weight), 0n);
      if (totalWeight === 0n) return;
      weights.forEach((weight, index) => {
        const difference = BigInt(parts[index] ?? Number.NaN) * totalWeight - BigInt(amount) * BigInt(weight);
        expect(difference < totalWeight && -difference < totalWeight).toBe(true);
        if (weight === 0) expect(parts[index]).toBe(0);
      });
    }),
  ));

test('a refund is split like its charge', () =>
  assert(
    property(maxSafeNat(), anyWeights, (amount, weights) => {
      expect(allocate(-amount, weights)).toEqual(allocate(amount, weights).map((part) => 0 - part));
    }),
  ));
