import { assert, maxSafeInteger, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anyCurrency } from './arbitraries.ts';
import { formatAmount, toDecimal } from './index.ts';

test.each([
  [125000, 'EUR', 'de', '1.250,00\u00a0€'],
  [125000, 'EUR', 'en', '€1,250.00'],
  [-1250, 'USD', 'en', '-$12.50'],
  [1200, 'JPY', 'en', '¥1,200'],
  [1234, 'KWD', 'en', 'KWD\u00a01.234'],
  [5000000, 'IDR', 'id', 'Rp\u00a050.000'],
  [5000050, 'IDR', 'id', 'Rp\u00a050.000,50'],
])('%i %s in %s', (amount, currency, language, text) => {
  expect(formatAmount(amount, currency, language)).toBe(text);
});

test('shows every digit of any amount', () =>
  assert(
    property(maxSafeInteger(), anyCurrency, (amount, currency) => {
      expect(formatAmount(amount, currency, 'en').replaceAll(/[^-.\d]/g, '')).toBe(toDecimal(amount, currency));
    }),
  ));

test('refuses what it cannot write', () => {
  expect(() => formatAmount(1.5, 'EUR', 'en')).toThrow(RangeError);
  expect(() => formatAmount(1, 'euro', 'en')).toThrow(RangeError);
  expect(() => formatAmount(1, 'EUR', 'not a language')).toThrow(RangeError);
});
