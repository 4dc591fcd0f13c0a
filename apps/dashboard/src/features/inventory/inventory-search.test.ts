import { expect, test } from 'vitest';
import { isNarrowed, readQuery } from '../../ui/list/address.ts';
import { inventoryFilters, inventorySorts, toInventorySearch } from './inventory-search.ts';

const read = (address: string) =>
  readQuery({ filters: inventoryFilters, sorts: inventorySorts, search: '' }, new URLSearchParams(address));

test('the address defines the search', () => {
  expect(toInventorySearch(read('search=mug&location=l1&stock=out&sort=fewest'))).toEqual({
    filter: { locationId: 'l1', inStock: false },
    search: { expression: 'mug', mode: 'AND' },
    sort: [{ fieldName: 'quantity', order: 'ASC' }],
    cursorPaging: { limit: 50 },
  });
  expect(toInventorySearch(read('cursor=c&stock=out'))).toEqual({ cursorPaging: { cursor: 'c', limit: 50 } });
});

test('unknown states are ignored', () => {
  expect([isNarrowed(read('stock=sideways')), isNarrowed(read('stock=low'))]).toEqual([false, true]);
});
