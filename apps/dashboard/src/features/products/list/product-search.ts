import type { productsV3, Request } from '@stoa/contract';
import { oneOf } from '../../../ui/use-list-params.ts';
import { readAmount } from '../form/amount.ts';

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
const stockStates = ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'] as const;

/** What the address of the products page asks for. */
export function readProductFilters(params: URLSearchParams) {
  const id = (name: string) => (/^[0-9a-f-]{36}$/i.test(params.get(name) ?? '') ? params.get(name) : null);
  return {
    text: params.get('search') ?? '',
    visibility: oneOf(['visible', 'hidden'], params.get('visibility')),
    type: oneOf(['PHYSICAL', 'DIGITAL'], params.get('type')),
    stock: oneOf(stockStates, params.get('stock')),
    category: id('category'),
    brand: id('brand'),
    ribbon: id('ribbon'),
    /** Amounts in major units, as they are typed. */
    from: readAmount(params.get('from') ?? ''),
    to: readAmount(params.get('to') ?? ''),
    onSale: params.get('sale') === 'yes',
    sort: oneOf(sortNames, params.get('sort')) ?? 'newest',
    cursor: params.get('cursor'),
  };
}
export type ProductFilters = ReturnType<typeof readProductFilters>;

/** How many filters are set, beside the words that are searched for. */
export function countFilters({ text, sort, cursor, from, to, ...others }: ProductFilters): number {
  return [...Object.values(others), from ?? to].filter(Boolean).length;
}

export const isFiltered = (filters: ProductFilters): boolean => Boolean(filters.text) || countFilters(filters) > 0;

export type ProductSearch = NonNullable<Request<typeof productsV3.searchProducts>['search']>;
/** Which products are meant, without order and page. */
export type Matching = { filter: Record<string, unknown>; search?: ProductSearch['search'] };

export function toMatching(filters: ProductFilters): Matching {
  const { text, visibility, type, stock, category, brand, ribbon, from, to, onSale } = filters;
  const conditions: Record<string, unknown>[] = [
    ...(visibility ? [{ visible: visibility === 'visible' }] : []),
    ...(type ? [{ productType: type }] : []),
    ...(stock ? [{ 'inventory.availabilityStatus': stock }] : []),
    ...(category ? [{ 'allCategoriesInfo.categories.id': { $hasSome: [category] } }] : []),
    ...(brand ? [{ 'brand.id': brand }] : []),
    ...(ribbon ? [{ 'ribbon.id': ribbon }] : []),
    ...(from ? [{ 'actualPriceRange.maxValue.amount': { $gte: from } }] : []),
    ...(to ? [{ 'actualPriceRange.minValue.amount': { $lte: to } }] : []),
    ...(onSale ? [{ 'compareAtPriceRange.maxValue.amount': { $gt: '0' } }] : []),
  ];
  return {
    filter: conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {}),
    ...(text.trim() && { search: { expression: text.trim(), mode: 'AND' as const } }),
  };
}

/** The search that answers the filters. A cursor remembers filter and order itself, and goes alone. */
export function toProductSearch(filters: ProductFilters): ProductSearch {
  const { sort, cursor } = filters;
  if (cursor) return { cursorPaging: { cursor, limit: PAGE_SIZE } };
  const { fieldName, order } = productSorts[sort];
  return { ...toMatching(filters), sort: [{ fieldName, order }], cursorPaging: { limit: PAGE_SIZE } };
}
