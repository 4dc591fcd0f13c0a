import { expect, test } from 'vitest';
import { exponentOf } from './index.ts';

test.each([
  ['EUR', 2],
  ['USD', 2],
  ['HUF', 2],
  ['JPY', 0],
  ['XPF', 0],
  ['KWD', 3],
  ['TND', 3],
  ['CLF', 4],
  ['UYW', 4],
  ['ZZZ', 2],
])('%s has %i decimals', (currency, exponent) => {
  expect(exponentOf(currency)).toBe(exponent);
});

test.each(['', 'eur', 'EURO', 'E1R', 'EUR\n'])('%j is no currency code', (currency) => {
  expect(() => exponentOf(currency)).toThrow(RangeError);
});
