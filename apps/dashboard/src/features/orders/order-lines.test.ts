import { expect, test } from 'vitest';
import { itemCount } from './order-lines.ts';

test('items are counted by quantity', () => {
  expect(itemCount([{ quantity: 2 }, { quantity: 3 }, {}])).toBe(5);
  expect(itemCount(undefined)).toBe(0);
});
