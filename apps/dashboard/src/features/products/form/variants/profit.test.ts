import { expect, test } from 'vitest';
import { measureGroups, pricePerMeasure, profitOf, timesAs } from './profit.ts';

test.each([
  ['12.50', '4', { profit: '8.50', margin: 0.68 }],
  ['0.30', '0.10', { profit: '0.20', margin: 2 / 3 }],
  ['5', '8', { profit: '-3.00', margin: -0.6 }],
  ['1.005', '0.001', { profit: '1.004', margin: 1.004 / 1.005 }],
])('of %s with a cost of %s', (price, cost, expected) => {
  const found = profitOf(price, cost);
  expect(found?.profit).toBe(expected.profit);
  expect(found?.margin).toBeCloseTo(expected.margin);
});

test('profit is unknown without a price or a cost', () => {
  expect(profitOf('12', '')).toBeNull();
  expect(profitOf('0', '1')).toBeNull();
});

test('a price per measure', () => {
  expect(pricePerMeasure('3', '250', '1000')).toBe('12.00');
  expect(pricePerMeasure('3', '', '1000')).toBeNull();
});

test('units of one dimension convert into each other', () => {
  expect(timesAs('KG', 'G')).toBe(1000);
  expect(timesAs('CL', 'L')).toBe(0.01);
  expect(timesAs('KG', 'L')).toBeNull();
  expect(timesAs('UNSPECIFIED', 'G')).toBeNull();
  for (const { items } of measureGroups)
    for (const { value } of items) expect(timesAs(value, items[0]?.value ?? '')).toBeGreaterThan(0);
});
