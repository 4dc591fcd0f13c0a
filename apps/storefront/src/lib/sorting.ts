/** An order of a list; without `sort` products come in the order in which they fit the words that were asked for. */
export type Sorting = {
  id: string;
  label: string;
  sort: readonly { fieldName: string; order: 'ASC' | 'DESC' }[];
};
/** The first is the one without a choice. */
export type Sortings = readonly [Sorting, ...Sorting[]];

const newest: Sorting = { id: 'newest', label: 'Newest', sort: [{ fieldName: 'createdDate', order: 'DESC' }] };
const price = 'actualPriceRange.minValue.amount';
/** Orders that every list has. */
const general: Sortings = [
  newest,
  { id: 'price-up', label: 'Price, low to high', sort: [{ fieldName: price, order: 'ASC' }] },
  { id: 'price-down', label: 'Price, high to low', sort: [{ fieldName: price, order: 'DESC' }] },
  { id: 'name', label: 'Name', sort: [{ fieldName: 'name', order: 'ASC' }] },
];

/** Those that the shop has put into place come first, and before the order that is said here. */
const featured: Sorting = { ...newest, id: 'featured', label: 'Featured' };
const bestMatch: Sorting = { id: 'match', label: 'Best match', sort: [] };

/** What decides which orders a list has. `arranged` are products that the shop has put into place. */
export type Sorted = { expression?: string; arranged?: readonly string[] };

/** The orders in which visitors may see a list. */
export function sortingsOf({ expression, arranged = [] }: Sorted): Sortings {
  if (expression) return [bestMatch, ...general];
  return arranged.length > 0 ? [featured, ...general] : general;
}

/** The order that an address asks for; the first where it asks for none that there is. */
export const readSorting = (id: string | null, sortings: Sortings): Sorting =>
  sortings.find((sorting) => sorting.id === id) ?? sortings[0];

/** Whether the products that were put into place come first. */
export const isFeatured = (sorting: Sorting): boolean => sorting === featured;
