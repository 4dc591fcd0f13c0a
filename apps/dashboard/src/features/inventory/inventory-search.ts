import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';
import { useLocationOptions } from './queries.ts';
import { LOW_STOCK } from './stock-level.ts';

const PAGE_SIZE = 50;

export const inventoryFilters = {
  location: { kind: 'lookup', label: 'Location', any: 'All locations', useOptions: useLocationOptions },
  stock: {
    kind: 'choice',
    label: 'Stock',
    any: 'Any stock',
    options: {
      in: 'In stock',
      low: `Low: ${LOW_STOCK} or fewer`,
      out: 'Out of stock',
      preorder: 'Pre-order',
    },
  },
} as const satisfies Filters;

const stockFilters = {
  in: { availabilityStatus: 'IN_STOCK' },
  low: { quantity: { $gt: 0, $lte: LOW_STOCK } },
  out: { inStock: false },
  preorder: { 'preorderInfo.enabled': true },
} as const;

/** By product at first, so that the variants of one stay together. */
export const inventorySorts: Sorts = {
  name: { label: 'Name, A to Z', by: { fieldName: 'product.name', order: 'ASC' } },
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  fewest: { label: 'Fewest first', by: { fieldName: 'quantity', order: 'ASC' } },
  most: { label: 'Most first', by: { fieldName: 'quantity', order: 'DESC' } },
  updated: { label: 'Recently changed', by: { fieldName: 'updatedDate', order: 'DESC' } },
};

/** The search request for the state of the list. */
export function toInventorySearch(query: ListQuery<typeof inventoryFilters>) {
  const { location, stock } = query.filters;
  const filter = { ...(location && { locationId: location }), ...(stock && stockFilters[stock]) };
  const search = query.text ? { search: { expression: query.text, mode: 'AND' as const } } : {};
  return cursorSearch(query, { filter, ...search }, PAGE_SIZE);
}
