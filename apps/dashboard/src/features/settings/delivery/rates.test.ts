import { expect, test } from 'vitest';
import { notAmount, priceText, readPrice, writePrice } from './rates.ts';

test('a price with a limit from which it is free is read as it was written', () => {
  for (const price of [
    { amount: '4.90', freeFrom: '' },
    { amount: '4.90', freeFrom: '80' },
  ])
    expect(readPrice(writePrice(price))).toEqual(price);
  expect(readPrice([])).toEqual({ amount: '', freeFrom: '' });
});

test('rates of another form are kept out of the form', () => {
  const heavy = { type: 'BY_TOTAL_WEIGHT' as const, operator: 'GT' as const, value: '5' };
  expect(readPrice([{ amount: '9', conditions: [heavy] }])).toBeNull();
  expect(readPrice([{ amount: '9', multiplyByQuantity: true }])).toBeNull();
  expect(readPrice([{ amount: '9' }, { amount: '5', conditions: [heavy] }])).toBeNull();
});

test('prices in words', () => {
  expect(priceText(writePrice({ amount: '4.90', freeFrom: '80' }), 'EUR')).toBe('4.90 EUR, free from 80 EUR');
  expect(priceText(writePrice({ amount: '0', freeFrom: '' }), 'EUR')).toBe('Free');
  expect(['4.90', '5'].map(notAmount)).toEqual([null, null]);
  expect(notAmount('much')).not.toBeNull();
});
