import { expect, test } from 'vitest';
import { createFormat } from '../../../app/format.ts';
import { priceRange, skuSummary } from './product-summary.ts';

const format = createFormat({ language: 'en', currency: 'USD', timeZone: 'UTC' });

test('prices are shown as one amount or a range', () => {
  const range = (lowest: string, highest: string) => ({
    actualPriceRange: { minValue: { amount: lowest }, maxValue: { amount: highest } },
  });
  expect(priceRange(range('12.5', '12.50'), format)).toBe('$12.50');
  expect(priceRange(range('12', '18'), format)).toBe('$12.00 – $18.00');
  expect(priceRange({ ...range('12', '12'), currency: 'EUR' }, format)).toBe('€12.00');
  expect(priceRange({}, format)).toBe('–');
});

test('a single variant shows its SKU, several show their number', () => {
  expect(skuSummary({ variantSummary: { variantCount: 1, minPriceVariant: { sku: 'MUG-1' } } })).toBe('MUG-1');
  expect(skuSummary({ variantSummary: { variantCount: 6, minPriceVariant: { sku: 'MUG-1' } } })).toBe('6 variants');
  expect(skuSummary({})).toBe('–');
});
