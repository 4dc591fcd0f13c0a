import { assert, constantFrom, integer, maxSafeNat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anyCurrency } from './arbitraries.ts';
import { convertDecimal, lowestConverted, multiplyRate, multiplyRatio, parseAmount, toDecimal } from './index.ts';

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
  ['10.00', 'USD', '1.0825', '10.83'],
  ['10.00', 'JPY', '151.37', '1514'],
  ['1514', 'USD', '0.0066', '9.99'],
  ['10.00', 'KWD', '0.3321', '3.321'],
  ['10', 'KWD', '0.0000004', '0.000'],
  ['-10.00', 'USD', '1.0825', '-10.83'],
  ['90071992547409.91', 'VND', '26000.5', '2341916842228931365'],
])('%s at a rate to %s of %s is %s', (decimal, to, rate, result) => {
  expect(convertDecimal(decimal, to, rate)).toBe(result);
});

test.each([
  () => multiplyRate(1, '19%'),
  () => multiplyRate(1, ''),
  () => multiplyRate(0.5, '1'),
  () => multiplyRate(Number.MAX_SAFE_INTEGER, '1.1'),
  () => multiplyRatio(1, 1, 0),
  () => multiplyRatio(1, 0.5, 1),
  () => convertDecimal('1', 'USD', '0'),
  () => convertDecimal('1', 'USD', '-1'),
  () => convertDecimal('1,5', 'USD', '1'),
  () => convertDecimal('1', 'dollars', '1'),
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
      const decimal = toDecimal(amount, currency);
      expect(convertDecimal(decimal, currency, '1.000')).toBe(decimal);
    }),
  ));

test('the lowest amount that converts to another one is found', () =>
  assert(
    property(
      integer({ min: 1, max: 10 ** 9 }),
      anyCurrency,
      anyCurrency,
      integer({ min: 1 }),
      (amount, from, to, millionths) => {
        const rate = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`;
        const wanted = toDecimal(amount, to);
        const lowest = lowestConverted(wanted, from, to, rate);
        const found = parseAmount(lowest, from) ?? Number.NaN;
        expect(Number(convertDecimal(lowest, to, rate))).toBeGreaterThanOrEqual(Number(wanted));
        if (found > 0)
          expect(Number(convertDecimal(toDecimal(found - 1, from), to, rate))).toBeLessThan(Number(wanted));
      },
    ),
  ));
