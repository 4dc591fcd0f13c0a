import { assert, integer, maxSafeInteger, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anyCurrency } from './arbitraries.ts';
import { parseAmount, toDecimal, toNumber } from './index.ts';

test.each([
  ['12.50', 'EUR', 1250],
  ['12.5', 'EUR', 1250],
  ['12', 'EUR', 1200],
  ['-12.50', 'EUR', -1250],
  ['-0', 'EUR', 0],
  ['007.10', 'EUR', 710],
  ['12.500', 'EUR', 1250],
  ['1200', 'JPY', 1200],
  ['1.234', 'KWD', 1234],
  ['90071992547409.91', 'EUR', Number.MAX_SAFE_INTEGER],
  [12.5, 'EUR', 1250],
  [0.29, 'EUR', 29],
  [1.005, 'KWD', 1005],
  [1e15, 'JPY', 1e15],
  [-0, 'EUR', 0],
])('reads %j %s as %i', (value, currency, amount) => {
  expect(parseAmount(value, currency)).toBe(amount);
});

test.each([
  ['12.505', 'EUR'],
  ['0.5', 'JPY'],
  [0.30000000000000004, 'EUR'],
  ['90071992547409.92', 'EUR'],
  [1e21, 'JPY'],
  [1e-7, 'EUR'],
  [Number.NaN, 'EUR'],
  [Number.POSITIVE_INFINITY, 'EUR'],
  ['', 'EUR'],
  ['.5', 'EUR'],
  ['5.', 'EUR'],
  ['+5', 'EUR'],
  [' 5', 'EUR'],
  ['5\n', 'EUR'],
  ['1,50', 'EUR'],
  ['1e3', 'EUR'],
  ['0x10', 'EUR'],
  ['٣', 'EUR'],
  ['9'.repeat(31), 'EUR'],
])('refuses %j %s', (value, currency) => {
  expect(parseAmount(value, currency)).toBeNull();
});

test.each([
  ['12.505', 'half-up', 1251],
  ['12.505', 'half-even', 1250],
  ['12.515', 'half-even', 1252],
  ['12.5049', 'half-up', 1250],
  ['-12.505', 'half-up', -1251],
  [0.30000000000000004, 'half-up', 30],
  [1e-7, 'half-up', 0],
  [-1e-7, 'half-up', 0],
] as const)('rounds %j EUR %s to %i', (value, rounding, amount) => {
  expect(parseAmount(value, 'EUR', rounding)).toBe(amount);
});

test.each([
  [1250, 'EUR', '12.50'],
  [5, 'EUR', '0.05'],
  [-5, 'EUR', '-0.05'],
  [0, 'EUR', '0.00'],
  [-0, 'EUR', '0.00'],
  [1200, 'JPY', '1200'],
  [1234, 'KWD', '1.234'],
  [1, 'CLF', '0.0001'],
])('writes %i %s as %s', (amount, currency, decimal) => {
  expect(toDecimal(amount, currency)).toBe(decimal);
});

test('writes numbers for wire formats that need them', () => {
  expect(toNumber(1250, 'EUR')).toBe(12.5);
  expect(toNumber(-1200, 'JPY')).toBe(-1200);
});

test.each([0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount', (amount) => {
  expect(() => toDecimal(amount, 'EUR')).toThrow(RangeError);
});

test('reading reverses writing', () =>
  assert(
    property(maxSafeInteger(), anyCurrency, (amount, currency) => {
      expect(parseAmount(toDecimal(amount, currency), currency)).toBe(amount);
    }),
  ));

test('numbers survive the wire up to 15 digits', () => {
  const amounts = integer({ min: -(10 ** 15 - 1), max: 10 ** 15 - 1 });
  return assert(
    property(amounts, anyCurrency, (amount, currency) => {
      expect(parseAmount(toNumber(amount, currency), currency)).toBe(amount);
    }),
  );
});
