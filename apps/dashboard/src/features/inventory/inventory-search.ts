import type { inventoryItems, Request } from '@stoa/contract';
import { oneOf } from '../../ui/use-list-params.ts';

const PAGE_SIZE = 50;
/** At this level and below something is running out. */
export const LOW_STOCK = 5;

/** What the list can be narrowed down to, and the filter that does. */
export const stockStates = {
  in: { label: 'In stock', filter: { availabilityStatus: 'IN_STOCK' } },
  low: { label: `Low: ${LOW_STOCK} or fewer`, filter: { quantity: { $gt: 0, $lte: LOW_STOCK } } },
  out: { label: 'Out of stock', filter: { inStock: false } },
  preorder: { label: 'Pre-order', filter: { 'preorderInfo.enabled': true } },
} as const;

export const inventorySorts = {
  newest: { label: 'Newest first', fieldName: 'createdDate', order: 'DESC' },
  fewest: { label: 'Fewest first', fieldName: 'quantity', order: 'ASC' },
  most: { label: 'Most first', fieldName: 'quantity', order: 'DESC' },
  name: { label: 'Name, A to Z', fieldName: 'product.name', order: 'ASC' },
  updated: { label: 'Recently changed', fieldName: 'updatedDate', order: 'DESC' },
} as const;
type SortName = keyof typeof inventorySorts;
type StateName = keyof typeof stockStates;

/** What the address of the page asks for. */
export const readInventoryFilters = (params: URLSearchParams) => ({
  text: params.get('search') ?? '',
  locationId: params.get('location'),
  state: oneOf(Object.keys(stockStates) as StateName[], params.get('stock')),
  sort: oneOf(Object.keys(inventorySorts) as SortName[], params.get('sort')) ?? ('newest' as const),
  cursor: params.get('cursor'),
});
export type InventoryFilters = ReturnType<typeof readInventoryFilters>;

export const isFiltered = ({ text, locationId, state }: InventoryFilters): boolean =>
  Boolean(text || locationId || state);

type Search = Request<typeof inventoryItems.searchInventoryItems>['search'];

/** The search that answers the filters. A cursor remembers everything itself, and goes alone. */
export function toInventorySearch({ text, locationId, state, sort, cursor }: InventoryFilters): Search {
  if (cursor) return { cursorPaging: { cursor, limit: PAGE_SIZE } };
  const { fieldName, order } = inventorySorts[sort];
  return {
    filter: { ...(locationId && { locationId }), ...(state && stockStates[state].filter) },
    ...(text.trim() ? { search: { expression: text.trim(), mode: 'AND' as const } } : {}),
    sort: [{ fieldName, order }],
    cursorPaging: { limit: PAGE_SIZE },
  };
}
