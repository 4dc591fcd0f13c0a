import type { productsV3, Request } from '@stoa/contract';
import type { ListQuery, Sorts } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { cursorSearch } from '../../../ui/list/paging.ts';
import { useBrandOptions, useCategoryOptions, useRibbonOptions } from './filter-options.ts';
import { stockTexts } from './product-summary.ts';

export const productFilters = {
  visibility: {
    kind: 'choice',
    label: 'Visibility',
    any: 'Visible and hidden',
    options: { visible: 'Visible', hidden: 'Hidden' },
  },
  stock: { kind: 'choice', label: 'Stock', any: 'Any', options: stockTexts },
  type: { kind: 'choice', label: 'Type', any: 'Any', options: { PHYSICAL: 'Physical', DIGITAL: 'Digital' } },
  category: { kind: 'lookup', label: 'Category', any: 'Any', useOptions: useCategoryOptions, isId: true },
  brand: { kind: 'lookup', label: 'Brand', any: 'Any', useOptions: useBrandOptions, isId: true },
  ribbon: { kind: 'lookup', label: 'Ribbon', any: 'Any', useOptions: useRibbonOptions, isId: true },
  price: { kind: 'amounts', label: 'Price', from: 'from', to: 'to' },
  sale: { kind: 'flag', label: 'On sale' },
} as const satisfies Filters;

export const productSorts: Sorts = {
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  updated: { label: 'Recently changed', by: { fieldName: 'updatedDate', order: 'DESC' } },
  name: { label: 'Name, A to Z', by: { fieldName: 'name', order: 'ASC' } },
  cheapest: { label: 'Price, low to high', by: { fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' } },
  dearest: { label: 'Price, high to low', by: { fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' } },
};

export type ProductQuery = ListQuery<typeof productFilters>;
type ProductSearch = NonNullable<Request<typeof productsV3.searchProducts>['search']>;
/** The selection of products, without order and page. */
export type Matching = { filter: Record<string, unknown>; search?: ProductSearch['search'] };

export function toMatching({ text, filters }: Pick<ProductQuery, 'text' | 'filters'>): Matching {
  const { visibility, type, stock, category, brand, ribbon, price, sale } = filters;
  const conditions: Record<string, unknown>[] = [
    ...(visibility ? [{ visible: visibility === 'visible' }] : []),
    ...(type ? [{ productType: type }] : []),
    ...(stock ? [{ 'inventory.availabilityStatus': stock }] : []),
    ...(category ? [{ 'allCategoriesInfo.categories.id': { $hasSome: [category] } }] : []),
    ...(brand ? [{ 'brand.id': brand }] : []),
    ...(ribbon ? [{ 'ribbon.id': ribbon }] : []),
    ...(price?.from ? [{ 'actualPriceRange.maxValue.amount': { $gte: price.from } }] : []),
    ...(price?.to ? [{ 'actualPriceRange.minValue.amount': { $lte: price.to } }] : []),
    ...(sale ? [{ 'compareAtPriceRange.maxValue.amount': { $gt: '0' } }] : []),
  ];
  return {
    filter: conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {}),
    ...(text && { search: { expression: text, mode: 'AND' as const } }),
  };
}

/** The search request for the state of the list. */
export const toProductSearch = (query: ProductQuery) => cursorSearch(query, toMatching(query));
