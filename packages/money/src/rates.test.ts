import { assert, constantFrom, integer, maxSafeNat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anyCurrency } from './arbitraries.ts';
import { convert, multiplyRate, multiplyRatio } from './index.ts';

test.each([
  [10000, '0.19', 'half-up', 1900],
  [50, '0.19', 'half-up', 10],
  [50, '0.19', 'half-even', 10],
  [250, '0.01', 'half-up', 3],
  [250, '0.01', 'half-even', 2],
  [350, '0.01', 'half-even', 4],
  [-250, '0.01', 'half-up', -3],
  [-250, '0.01', 'half-even', -2],
  [70, '1.15', 'half-up', 81],
  [0, '-0.5', 'half-up', 0],
  [9007199254740990, '0.5', 'half-up', 4503599627370495],
] as const)('%i times %s, %s, is %i', (amount, rate, rounding, result) => {
  expect(multiplyRate(amount, rate, rounding)).toBe(result);
});

test('accepts a ratio that no decimal can express', () => {
  expect(multiplyRatio(11900, 19, 119)).toBe(1900);
  expect(multiplyRatio(100, 1, 3)).toBe(33);
  expect(multiplyRatio(200, 1, 3)).toBe(67);
});

test.each([
  [1000, 'EUR', 'USD', '1.0825', 1083],
  [1000, 'USD', 'JPY', '151.37', 1514],
  [1514, 'JPY', 'USD', '0.0066', 999],
  [1000, 'EUR', 'KWD', '0.3321', 3321],
  [-1000, 'EUR', 'USD', '1.0825', -1083],
])('%i %s to %s at %s is %i', (amount, from, to, rate, result) => {
  expect(convert(amount, from, to, rate)).toBe(result);
});

test.each([
  () => multiplyRate(1, '19%'),
  () => multiplyRate(1, ''),
  () => multiplyRate(0.5, '1'),
  () => multiplyRate(Number.MAX_SAFE_INTEGER, '1.1'),
  () => multiplyRatio(1, 1, 0),
  () => multiplyRatio(1, 0.5, 1),
  () => convert(1, 'EUR', 'USD', '0'),
  () => convert(1, 'EUR', 'USD', '-1'),
  () => convert(1, 'EUR', 'dollars', '1'),
])('%s is refused', (calculate) => {
  expect(calculate).toThrow(RangeError);
});

test('is off by half a unit at most', () =>
  assert(
    property(
      maxSafeNat(),
      integer({ min: 0, max: 999_999 }),
      constantFrom('half-up', 'half-even'),
      (amount, millionths, rounding) => {
        const rate = `0.${String(millionths).padStart(6, '0')}`;
        const error = BigInt(multiplyRate(amount, rate, rounding)) * 1_000_000n - BigInt(amount) * BigInt(millionths);
        expect(error >= -500_000n && error <= 500_000n).toBe(true);
      },
    ),
  ));

test('converting a currency into itself changes nothing', () =>
  assert(
    property(maxSafeNat(), anyCurrency, (amount, currency) => {
      expect(convert(amount, currency, currency, '1.000')).toBe(amount);
    }),
  ));
