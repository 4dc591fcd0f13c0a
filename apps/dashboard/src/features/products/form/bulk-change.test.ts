import { expect, test } from 'vitest';
import { bulkChange } from './bulk-change.ts';

test('a value is set as it is typed', () => {
  expect(bulkChange('price', ' 12,50 ')).toEqual({ price: '12,50' });
  expect(bulkChange('quantity', '7')).toEqual({ stock: { mode: 'TRACKED', quantity: '7' } });
});

test('everything but price and quantity may be emptied', () => {
  expect(bulkChange('compareAtPrice', '')).toEqual({ compareAtPrice: '' });
  expect(bulkChange('price', '')).toBeNull();
  expect(bulkChange('quantity', '')).toBeNull();
});

test('what is no number is refused', () => {
  expect(bulkChange('cost', 'cheap')).toBeNull();
  expect(bulkChange('quantity', '1.5')).toBeNull();
});
