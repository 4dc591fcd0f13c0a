import { expect, test } from 'vitest';
import { gatherShortages } from './shortages.ts';

const low = (productId: string, variant: string, quantity: number) => ({
  productId,
  name: `Product ${productId}`,
  variant,
  quantity,
});

test('a single variant is shown with its remaining stock', () => {
  expect(gatherShortages([low('1', 'Large', 2), low('2', '', 0)])).toEqual([
    { productId: '1', name: 'Product 1', detail: 'Large', status: '2 left', isOut: false },
    { productId: '2', name: 'Product 2', detail: '', status: 'Out of stock', isOut: true },
  ]);
});

test('variants of one product form one line', () => {
  const lines = gatherShortages([
    low('1', 'S', 0),
    low('2', 'S', 0),
    low('1', 'M', 1),
    low('3', 'S', 1),
    low('2', 'M', 0),
    low('3', 'M', 2),
  ]);
  expect(lines.map(({ name, detail, status }) => [name, detail, status])).toEqual([
    ['Product 1', '2 variants', 'Partly out of stock'],
    ['Product 2', '2 variants', 'Out of stock'],
    ['Product 3', '2 variants', 'Few left'],
  ]);
});
