import type { productsV3, Request } from '@stoa/contract';
import { words } from '../../../app/words.ts';
import type { ListQuery, Sorts } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { cursorSearch } from '../../../ui/list/paging.ts';
import { useBrandOptions, useCategoryOptions, useRibbonOptions } from './filter-options.ts';
import { stockTexts } from './product-summary.ts';

const texts = words.products;

export const productFilters = {
  visibility: {
    kind: 'choice',
    label: texts.visibility,
    any: texts.filters.visibleAndHidden,
    options: { visible: texts.visible, hidden: texts.hidden },
  },
  stock: { kind: 'choice', label: texts.stock, any: texts.filters.any, options: stockTexts },
  type: {
    kind: 'choice',
    label: texts.filters.type,
    any: texts.filters.any,
    options: { PHYSICAL: texts.filters.physical, DIGITAL: texts.filters.digital },
  },
  category: {
    kind: 'lookup',
    label: texts.filters.category,
    any: texts.filters.any,
    useOptions: useCategoryOptions,
    isId: true,
  },
  brand: {
    kind: 'lookup',
    label: texts.filters.brand,
    any: texts.filters.any,
    useOptions: useBrandOptions,
    isId: true,
  },
  ribbon: {
    kind: 'lookup',
    label: texts.filters.ribbon,
    any: texts.filters.any,
    useOptions: useRibbonOptions,
    isId: true,
  },
  price: { kind: 'amounts', label: texts.price, from: 'from', to: 'to' },
  sale: { kind: 'flag', label: texts.filters.sale },
} as const satisfies Filters;

/** What is looked at most often. */
export const productViews = [
  { name: texts.hidden, parameters: 'visibility=hidden' },
  { name: texts.stocks.OUT_OF_STOCK, parameters: 'stock=OUT_OF_STOCK' },
  { name: texts.filters.sale, parameters: 'sale=yes' },
];

export const productSorts: Sorts = {
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  updated: { label: words.actions.recentlyChanged, by: { fieldName: 'updatedDate', order: 'DESC' } },
  name: { label: texts.sorts.name, by: { fieldName: 'name', order: 'ASC' } },
  cheapest: { label: texts.sorts.cheapest, by: { fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' } },
  dearest: { label: texts.sorts.dearest, by: { fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' } },
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
