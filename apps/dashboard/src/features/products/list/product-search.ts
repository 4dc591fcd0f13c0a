import type { productsV3, Request } from '@stoa/contract';
import { oneOf } from '../../../ui/use-list-params.ts';

const PAGE_SIZE = 25;

export const productSorts = {
  newest: { label: 'Newest first', fieldName: 'createdDate', order: 'DESC' },
  updated: { label: 'Recently changed', fieldName: 'updatedDate', order: 'DESC' },
  name: { label: 'Name, A to Z', fieldName: 'name', order: 'ASC' },
  cheapest: { label: 'Price, low to high', fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' },
  dearest: { label: 'Price, high to low', fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' },
} as const;
export type ProductSort = keyof typeof productSorts;

const sortNames = Object.keys(productSorts) as ProductSort[];

/** What the address of the products page asks for. */
export function readProductFilters(params: URLSearchParams) {
  return {
    text: params.get('search') ?? '',
    visibility: oneOf(['visible', 'hidden'], params.get('visibility')),
    sort: oneOf(sortNames, params.get('sort')) ?? 'newest',
    cursor: params.get('cursor'),
  };
}
export type ProductFilters = ReturnType<typeof readProductFilters>;

export const isFiltered = ({ text, visibility }: ProductFilters): boolean => Boolean(text || visibility);

export type ProductSearch = NonNullable<Request<typeof productsV3.searchProducts>['search']>;

/** The search that answers the filters. A cursor remembers filter and order itself, and goes alone. */
export function toProductSearch({ text, visibility, sort, cursor }: ProductFilters): ProductSearch {
  if (cursor) return { cursorPaging: { cursor, limit: PAGE_SIZE } };
  const { fieldName, order } = productSorts[sort];
  return {
    ...(text.trim() && { search: { expression: text.trim(), mode: 'AND' } }),
    filter: visibility ? { visible: visibility === 'visible' } : {},
    sort: [{ fieldName, order }],
    cursorPaging: { limit: PAGE_SIZE },
  };
}
