/** The orders in which visitors may see products. The first is the one without a choice. */
export const sortings = [
  { id: 'newest', label: 'Newest', fieldName: 'createdDate', order: 'DESC' },
  { id: 'price-up', label: 'Price, low to high', fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' },
  { id: 'price-down', label: 'Price, high to low', fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' },
  { id: 'name', label: 'Name', fieldName: 'name', order: 'ASC' },
] as const;

export type Sorting = (typeof sortings)[number];

export const readSorting = (id: string | null): Sorting => sortings.find((sorting) => sorting.id === id) ?? sortings[0];
