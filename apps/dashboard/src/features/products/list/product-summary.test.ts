import { expect, test } from 'vitest';
import { createFormat } from '../../../app/format.ts';
import { priceRange, skuSummary, stockState, totalStock } from './product-summary.ts';

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

test('a product out of stock that can be pre-ordered is a pre-order', () => {
  const inventory = { availabilityStatus: 'OUT_OF_STOCK', preorderStatus: 'ENABLED' } as const;
  expect(stockState({ inventory })).toBe('PREORDER');
  expect(stockState({ inventory: { ...inventory, preorderStatus: 'DISABLED' } })).toBe('OUT_OF_STOCK');
  expect(stockState({ inventory: { ...inventory, availabilityStatus: 'IN_STOCK' } })).toBe('IN_STOCK');
});

test('the stock of all variants is added up if all are tracked', () => {
  expect(
    totalStock([
      { trackQuantity: true, quantity: 4 },
      { trackQuantity: true, quantity: 0 },
    ]),
  ).toBe(4);
  expect(totalStock([{ trackQuantity: true, quantity: 4 }, { trackQuantity: false }])).toBeNull();
  expect(totalStock([])).toBeNull();
});
