import { expect, test } from 'vitest';
import { isFiltered, readInventoryFilters, toInventorySearch } from './inventory-search.ts';

const read = (address: string) => readInventoryFilters(new URLSearchParams(address));

test('the address says what is searched for', () => {
  expect(toInventorySearch(read('search=mug&location=l1&stock=out&sort=fewest'))).toEqual({
    filter: { locationId: 'l1', inStock: false },
    search: { expression: 'mug', mode: 'AND' },
    sort: [{ fieldName: 'quantity', order: 'ASC' }],
    cursorPaging: { limit: 50 },
  });
  expect(toInventorySearch(read('cursor=c&stock=out'))).toEqual({ cursorPaging: { cursor: 'c', limit: 50 } });
});

test('unknown states are none', () => {
  expect([isFiltered(read('stock=sideways')), isFiltered(read('stock=low'))]).toEqual([false, true]);
});
