import { expect, test } from 'vitest';
import { noPrice, notAmount, priceText, readPrice, type StepPrice, writePrice, wrongWithPrice } from './rates.ts';

const usual: StepPrice = { ...noPrice, amount: '4.90' };
const stepped: StepPrice = {
  minimum: '20',
  amount: '6.90',
  steps: [
    { from: '40', amount: '3.90' },
    { from: '60', amount: '5' },
  ],
  freeFrom: '80',
};
const inEuros = (amount: string) => `€${amount}`;

test('a price by the total of the items is read as it was written', () => {
  for (const price of [usual, { ...usual, freeFrom: '80' }, { ...usual, minimum: '10' }, stepped])
    expect(readPrice(writePrice(price))).toEqual(price);
  expect(readPrice([])).toEqual(noPrice);
});

test('just one rate counts, since the lowest of those that match would', () => {
  const limits = writePrice(stepped).map(({ amount, conditions = [] }) => [
    amount,
    conditions.map(({ operator, value }) => `${operator} ${value}`).join(' '),
  ]);
  expect(limits).toEqual([
    ['6.90', 'GTE 20'],
    ['3.90', 'GTE 40 LT 60'],
    ['5', 'GTE 60'],
    ['0', 'GTE 80'],
  ]);
});

test('rates of another form are kept out of the form', () => {
  const heavy = { type: 'BY_TOTAL_WEIGHT' as const, operator: 'GT' as const, value: '5' };
  const from50 = { type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value: '50' };
  expect(readPrice([{ amount: '9', conditions: [heavy] }])).toBeNull();
  expect(readPrice([{ amount: '9', multiplyByQuantity: true }])).toBeNull();
  expect(readPrice([{ amount: '9' }, { amount: '5', conditions: [heavy] }])).toBeNull();
  expect(readPrice([{ amount: '9' }, { amount: '12', conditions: [from50] }])).toBeNull();
  expect(readPrice([{ amount: '9' }, { amount: '5' }])).toBeNull();
});

test('prices in words', () => {
  expect(priceText(writePrice({ ...usual, freeFrom: '80' }), inEuros)).toBe('€4.90, free from €80');
  expect(priceText(writePrice({ ...usual, amount: '0' }), inEuros)).toBe('Free');
  expect(priceText(writePrice(stepped), inEuros)).toBe(
    '€6.90, for orders from €20, €3.90 from €40, €5 from €60, free from €80',
  );
});

test('amounts are amounts, and each total is higher than the one before', () => {
  expect(['4.90', '4,90', '5'].map(notAmount)).toEqual([null, null, null]);
  expect(notAmount('much')).not.toBeNull();
  const wrong = (price: StepPrice) =>
    Object.entries(wrongWithPrice(price, 'price')).flatMap(([field, text]) => (text ? [field] : []));
  expect(wrong(stepped)).toEqual([]);
  expect(wrong(noPrice)).toEqual(['price.amount']);
  expect(wrong({ ...stepped, minimum: '50', freeFrom: '60' })).toEqual(['price.freeFrom', 'price.steps.0.from']);
});
