import type { Messages } from '@stoa/messages';

/** A sort order of a list; without `sort`, products are sorted by relevance to the search words. */
export type Sorting = {
  id: keyof Messages['listing']['sortings'];
  sort: readonly { fieldName: string; order: 'ASC' | 'DESC' }[];
};
/** The first is the default. */
export type Sortings = readonly [Sorting, ...Sorting[]];

const newest: Sorting = { id: 'newest', sort: [{ fieldName: 'createdDate', order: 'DESC' }] };
const price = 'actualPriceRange.minValue.amount';
/** Sort orders of every list. */
const general: Sortings = [
  newest,
  {
    id: 'rating',
    sort: [
      { fieldName: 'rating.average', order: 'DESC' },
      { fieldName: 'rating.count', order: 'DESC' },
    ],
  },
  { id: 'price-up', sort: [{ fieldName: price, order: 'ASC' }] },
  { id: 'price-down', sort: [{ fieldName: price, order: 'DESC' }] },
  { id: 'name', sort: [{ fieldName: 'name', order: 'ASC' }] },
];

/** Products arranged by the shop come first, followed by the others in this order. */
const featured: Sorting = { ...newest, id: 'featured' };
const bestMatch: Sorting = { id: 'match', sort: [] };

/** The properties that decide which sort orders a list has. `arranged` are products in an order set by the shop. */
export type Sorted = { expression?: string; arranged?: readonly string[] };

/** The sort orders that visitors can choose. */
export function sortingsOf({ expression, arranged = [] }: Sorted): Sortings {
  if (expression) return [bestMatch, ...general];
  return arranged.length > 0 ? [featured, ...general] : general;
}

/** The sort order in an address; the first if the address names no valid one. */
export const readSorting = (id: string | null, sortings: Sortings): Sorting =>
  sortings.find((sorting) => sorting.id === id) ?? sortings[0];

/** Whether the arranged products come first. */
export const isFeatured = (sorting: Sorting): boolean => sorting === featured;
