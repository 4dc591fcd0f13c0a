import { expect, test } from 'vitest';
import { multiply, sum } from './index.ts';

test('adds', () => {
  expect(sum([])).toBe(0);
  expect(sum([1, 2, -4])).toBe(-1);
  expect(sum(new Set([5, 6]))).toBe(11);
});

test('multiplies', () => {
  expect(multiply(1250, 3)).toBe(3750);
  expect(multiply(-1250, 0)).toBe(0);
});

test.each([
  () => sum([Number.MAX_SAFE_INTEGER, 1]),
  () => sum([0.1, 0.9]),
  () => multiply(Number.MAX_SAFE_INTEGER, 2),
  () => multiply(1, 1.5),
  () => multiply(2 ** 53, 0),
])('%s is refused', (calculate) => {
  expect(calculate).toThrow(RangeError);
});
