import { exponentOf, toDecimal } from '@stoa/money';
import { assert, constantFrom, integer, maxSafeNat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { viewMultiCurrencyPrice } from '../purchase/index.ts';
import { priceStyle, shownCurrencyOf, shownDecimal } from './display-currency.ts';

const site = { currency: 'EUR', language: 'en' };
const styleIn = (code: string, rate: string, base = 'EUR') =>
  priceStyle({ site, displayCurrency: { base, code, rate } });

test.each([
  ['USD', '1.0825', '10.83', '$10.83'],
  ['JPY', '161.55', '1616', '¥1,616'],
  ['KWD', '0.3321', '3.321', 'KWD 3.321'],
  ['EUR', '1', '10.00', '€10.00'],
])('10 € in %s at %s are %s', (code, rate, convertedAmount, formatted) => {
  expect(viewMultiCurrencyPrice(1000, styleIn(code, rate))).toEqual({
    amount: '10.00',
    formattedAmount: '€10.00',
    convertedAmount,
    formattedConvertedAmount: formatted.replace(' ', '\u00a0'),
  });
});

test('without a currency to show, or with a rate of another one than the site’s, amounts are shown as they are', () => {
  const plain = { amount: '10.00', formattedAmount: '€10.00', convertedAmount: '10.00' };
  for (const style of [priceStyle({ site }), priceStyle({ site }, null), styleIn('USD', '1.3', 'GBP')]) {
    expect(viewMultiCurrencyPrice(1000, style)).toEqual({ ...plain, formattedConvertedAmount: '€10.00' });
    expect(shownCurrencyOf(style)).toBe('EUR');
  }
});

test('what the caller names counts for more than what was kept', () => {
  const kept = { base: 'EUR', code: 'USD', rate: '1.0825' };
  expect(shownCurrencyOf(priceStyle({ site }, kept))).toBe('USD');
  const displayCurrency = { base: 'EUR', code: 'EUR', rate: '1' };
  expect(shownCurrencyOf(priceStyle({ site, displayCurrency }, kept))).toBe('EUR');
});

const anyCode = constantFrom('USD', 'JPY', 'KWD');
/** A rate in millionths. */
const anyRate = integer({ min: 1, max: 200_000_000 });
const decimalOf = (millionths: number) =>
  `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`;
const minorUnits = (decimal: string) => BigInt(decimal.replace('.', ''));

test('a shown amount is the nearest one in the minor unit of its currency, half of it upwards', () =>
  assert(
    property(maxSafeNat(), anyCode, anyRate, (amount, code, rate) => {
      const shown = shownDecimal(amount, styleIn(code, decimalOf(rate)));
      const exponent = exponentOf(code);
      expect(shown.split('.')[1]?.length ?? 0).toBe(exponent);
      // both in units of 10^-8 of the minor unit
      const exact = BigInt(amount) * BigInt(rate) * 10n ** BigInt(exponent);
      const difference = minorUnits(shown) * 10n ** 8n - exact;
      expect(difference > -(10n ** 8n) / 2n && difference <= 10n ** 8n / 2n).toBe(true);
    }),
  ));

test('a dearer thing is never shown cheaper, and the amount that is charged is never touched', () =>
  assert(
    property(maxSafeNat(), maxSafeNat(), anyCode, anyRate, (one, other, code, rate) => {
      const style = styleIn(code, decimalOf(rate));
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((amount) => ({
        amount,
        view: viewMultiCurrencyPrice(amount, style),
      }));
      expect(low?.view.amount).toBe(toDecimal(low?.amount ?? 0, 'EUR'));
      const shown = [low, high].map((price) => minorUnits(price?.view.convertedAmount ?? ''));
      expect((shown[0] ?? 0n) <= (shown[1] ?? 0n)).toBe(true);
    }),
  ));
