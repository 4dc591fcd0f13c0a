import { expect, test } from 'vitest';
import { adjusted, isPossibleAmount, shareOf } from './adjust-amounts.ts';
import { describePricePerUnit, pricePerUnit, subscriptionPrice } from './computed-prices.ts';
import { areComparable, isMeasurementUnit } from './measures.ts';
import type { Measure } from './product.ts';

const measure = (quantity: number, unit: string): Measure => {
  if (!isMeasurementUnit(unit)) throw new Error(`no unit: ${unit}`);
  return { quantity, unit };
};

test.each([
  [1200, [200, 'G'], [100, 'G'], 600],
  [1200, [1, 'KG'], [100, 'G'], 120],
  [999, [750, 'ML'], [1, 'L'], 1332],
  [1000, [1, 'LB'], [1, 'OZ'], 63],
  [1000, [1, 'GAL'], [1, 'L'], 264],
  [1000, [2, 'YD'], [1, 'FT'], 167],
  [1000, [10, 'SQFT'], [1, 'SQM'], 1076],
  [1000, [1, 'CBM'], [1, 'CL'], 0],
  [5, [2, 'M'], [1, 'M'], 3],
] as [number, [number, string], [number, string], number][])(
  'a price of %d for %j is per %j %d',
  (price, contents, base, expected) => {
    const product = { pricePerUnit: measure(...base) };
    expect(pricePerUnit(product, { contents: measure(...contents) }, price)).toBe(expected);
  },
);

test('there is no price per unit where the dimensions differ or data is missing', () => {
  const perLitre = { pricePerUnit: measure(1, 'L') };
  expect(pricePerUnit(perLitre, { contents: measure(1, 'KG') }, 100)).toBeNull();
  expect(pricePerUnit(perLitre, {}, 100)).toBeNull();
  expect(pricePerUnit({ pricePerUnit: null }, { contents: measure(1, 'L') }, 100)).toBeNull();
  expect(areComparable(measure(1, 'FLOZ'), measure(1, 'CBM'))).toBe(true);
  expect(isMeasurementUnit('UNSPECIFIED')).toBe(false);
});

test('a price per unit in words', () => {
  const site = { currency: 'EUR', language: 'en' };
  expect(describePricePerUnit(250, measure(100, 'G'), site)).toBe('€2.50 / 100 g');
  expect(describePricePerUnit(250, measure(1, 'L'), site)).toBe('€2.50 / l');
});

test('subscriptions', () => {
  expect(subscriptionPrice(1000, { discount: null })).toBe(1000);
  expect(subscriptionPrice(999, { discount: { type: 'PERCENT', value: 12.5 } })).toBe(874);
  expect(subscriptionPrice(100, { discount: { type: 'AMOUNT', value: 300 } })).toBe(0);
});

test('amounts are raised, lowered and rounded', () => {
  expect(adjusted(1033, { percentage: 10 }, 'NO_ROUNDING', 'EUR')).toBe(1136);
  expect(adjusted(1033, { percentage: 10 }, 'NEAREST_WHOLE_NUMBER', 'EUR')).toBe(1100);
  expect(adjusted(1033, { percentage: 10 }, 'NEAREST_WHOLE_NUMBER', 'JPY')).toBe(1136);
  expect(adjusted(1000, { amount: -1001 }, 'CURRENCY_PRECISION', 'EUR')).toBe(-1);
  expect(shareOf(200, { percentage: 20 })).toBe(40);
  expect([
    isPossibleAmount(-1, 'EUR'),
    isPossibleAmount(99_999_999_999, 'EUR'),
    isPossibleAmount(100_000_000_000, 'EUR'),
  ]).toEqual([false, true, false]);
});
