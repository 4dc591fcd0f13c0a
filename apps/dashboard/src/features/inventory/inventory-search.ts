import { words } from '../../app/words.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';
import { useLocationOptions } from './queries.ts';
import { LOW_STOCK } from './stock-level.ts';

const texts = words.inventory;

const PAGE_SIZE = 50;

export const inventoryFilters = {
  location: { kind: 'lookup', label: texts.location, any: texts.filters.allLocations, useOptions: useLocationOptions },
  stock: {
    kind: 'choice',
    label: texts.stock,
    any: texts.filters.anyStock,
    options: {
      in: texts.states.in,
      low: texts.filters.low(LOW_STOCK),
      out: texts.states.out,
      preorder: texts.states.preorder,
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
  name: { label: texts.sorts.name, by: { fieldName: 'product.name', order: 'ASC' } },
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  fewest: { label: texts.sorts.fewest, by: { fieldName: 'quantity', order: 'ASC' } },
  most: { label: texts.sorts.most, by: { fieldName: 'quantity', order: 'DESC' } },
  updated: { label: words.actions.recentlyChanged, by: { fieldName: 'updatedDate', order: 'DESC' } },
};

/** The search request for the state of the list. */
export function toInventorySearch(query: ListQuery<typeof inventoryFilters>) {
  const { location, stock } = query.filters;
  const filter = { ...(location && { locationId: location }), ...(stock && stockFilters[stock]) };
  const search = query.text ? { search: { expression: query.text, mode: 'AND' as const } } : {};
  return cursorSearch(query, { filter, ...search }, PAGE_SIZE);
}
