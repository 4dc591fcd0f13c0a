import { convertDecimal } from '@stoa/money';
import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { readFilters, toApiFilter } from './filters.ts';
import { priceStepsAggregation, readPriceSteps } from './price-steps.ts';
import { priceFrom, priceUnitOf, priceUpTo } from './price-unit.ts';

const usd = { base: 'EUR', code: 'USD', rate: '1.0825' };
const yen = { base: 'EUR', code: 'JPY', rate: '161.55' };
const askedFor = (query: string, displayCurrency: typeof usd | null) => ({
  url: new URL(`/shop?${query}`, 'http://shop.test'),
  displayCurrency,
  displayCurrencyOf: async (code: string) => [usd, yen].find((one) => one.code === code) ?? null,
});

test.each([
  ['', usd, usd],
  ['', null, null],
  ['min=10', usd, null],
  ['min=10&in=USD', null, usd],
  ['min=10&in=USD', yen, usd],
  ['min=10&in=CHF', yen, null],
])('limits of ?%s are in the unit of the address, for everyone', async (query, seen, unit) => {
  expect(await priceUnitOf(askedFor(query, seen))).toEqual(unit);
});

test('a filter asks for exactly the products that are shown within its limits', () =>
  assert(
    property(
      integer({ min: 0, max: 100_000 }),
      integer({ min: 1, max: 10_000 }),
      constantFrom(usd, yen),
      (cents, limit, unit) => {
        const price = cents / 100;
        const shown = Number(convertDecimal(price.toFixed(2), unit.code, unit.rate));
        expect(price >= Number(priceFrom(String(limit), unit))).toBe(shown >= limit);
        const upTo = priceUpTo(String(limit), unit);
        expect('$lt' in upTo && price < Number(upTo.$lt)).toBe(shown <= limit);
      },
    ),
  ));

test('limits are sent in the site’s currency', () => {
  const filters = readFilters(new URLSearchParams('min=10&max=24.99&in=USD'));
  const price = 'actualPriceRange.minValue.amount';
  expect(toApiFilter(filters, {}, usd)).toEqual({
    $and: [{ [price]: { $gte: '9.24' } }, { [price]: { $lt: '23.10' } }],
  });
  expect(toApiFilter(filters, {})).toEqual({ $and: [{ [price]: { $gte: '10' } }, { [price]: { $lte: '24.99' } }] });
});

test('steps of prices are round in the unit', () => {
  const { range } = priceStepsAggregation('price', usd);
  expect(range?.buckets?.slice(0, 3)).toEqual([
    { from: 0, to: 9.24 },
    { from: 9.24, to: 23.1 },
    { from: 23.1, to: 46.19 },
  ]);
  const results = (range?.buckets ?? []).map((bucket) => ({ ...bucket, count: 1 })).slice(0, 3);
  expect(readPriceSteps([{ name: 'prices', ranges: { results } }], 2, usd)).toEqual([
    { min: null, max: '9.99', count: 1 },
    { min: '10', max: '24.99', count: 1 },
    { min: '25', max: '49.99', count: 1 },
  ]);
});
