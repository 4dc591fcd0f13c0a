import { expect, test } from 'vitest';
import type { SaleItem } from '../catalog/index.ts';
import { addLines, type Found, type Line, withoutBought } from './line.ts';

type Shirt = Line & Found & { item: SaleItem };

/** So many shirts; the fields of the item in the catalogue's order, or as the database gives them back. */
function shirt(id: string, quantity: number, { size = 'S', text = 'Ada', stored = false } = {}): Shirt {
  const item = {
    variantId: 'v1',
    choices: [
      stored ? { choice: size, option: 'Size', colorCode: null } : { option: 'Size', choice: size, colorCode: null },
    ],
    texts: [stored ? { text, title: 'Name on it' } : { title: 'Name on it', text }],
    availability: { status: 'AVAILABLE', quantityAvailable: null },
  } as Partial<SaleItem> as SaleItem;
  return { id, quantity, reference: { catalogItemId: 'shirt', appId: 'shop' }, item };
}

test('equal items are one line, in whatever order their fields come', () => {
  const lines = addLines([shirt('one', 1, { stored: true })], [shirt('x', 2)], () => 'new');
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([['one', 3]]);
});

test.each([
  ['another size', { size: 'M' }],
  ['another text', { text: 'Grace' }],
])('%s is another line', (_, other) => {
  const lines = addLines([shirt('one', 1)], [shirt('x', 1, other)], () => 'new');
  expect(lines.map(({ id }) => id)).toEqual(['one', 'new']);
});

test('bought quantities leave the lines', () => {
  const bought = [shirt('b', 2)];
  expect(withoutBought([shirt('one', 2, { stored: true })], bought)).toEqual([]);
  expect(withoutBought([shirt('one', 3, { stored: true })], bought)).toMatchObject([{ id: 'one', quantity: 1 }]);
  expect(withoutBought([shirt('one', 1, { size: 'L' })], bought)).toHaveLength(1);
});
