import { expect, test } from 'vitest';
import { buyerOf, canBeReminded, itemsOf } from './abandoned-checkout.ts';

const line = (name: string) => ({ productName: { original: name } });

test('a buyer is called by the name they entered, or by their address', () => {
  const buyerInfo = { email: 'ada@example.com' };
  expect(buyerOf({ contactDetails: { firstName: 'Ada', lastName: 'Lovelace' }, buyerInfo })).toBe('Ada Lovelace');
  expect(buyerOf({ contactDetails: { lastName: 'Lovelace' } })).toBe('Lovelace');
  expect(buyerOf({ buyerInfo })).toBe('ada@example.com');
  expect(buyerOf({})).toBe('Unknown customer');
});

test('items are named by the first of them', () => {
  expect(itemsOf({ lineItems: [line('Mug')] })).toBe('Mug');
  expect(itemsOf({ lineItems: [line('Mug'), line('Bowl'), line('Plate')] })).toBe('Mug and 2 more');
});

test('only whoever has not bought, and has an address, can be reminded', () => {
  const buyerInfo = { email: 'ada@example.com' };
  expect(canBeReminded({ status: 'ABANDONED', buyerInfo })).toBe(true);
  expect(canBeReminded({ status: 'RECOVERED', buyerInfo })).toBe(false);
  expect(canBeReminded({ status: 'ABANDONED' })).toBe(false);
});
