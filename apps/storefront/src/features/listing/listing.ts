/** Loads a list of products with its facets. */

import type { ProductSummary } from '@stoa/blocks';
import type { AggregationResult, Api, V3Product } from '../../lib/api.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { summarize } from '../product/product-summary.ts';
import { listArranged } from './arranged-products.ts';
import {
  activeFacets,
  commonAggregations,
  type Facet,
  type FlagCounts,
  facetAggregation,
  flagCounts,
  optionFacets,
  priceBounds,
  tagIds,
  viewFacet,
  withoutFacet,
  wordsIn,
} from './facets.ts';
import { loadFilterWords } from './filter-words.ts';
import { type Filters, readFilters, toApiFilter } from './filters.ts';
import { PAGE_SIZE, type Paging, pagingOf, readPageNumber } from './paging.ts';
import { type PriceStep, readPriceSteps } from './price-steps.ts';
import { type PriceUnit, priceUnitOf } from './price-unit.ts';
import { isFeatured, readSorting, type Sorting, type Sortings, sortingsOf } from './sorting.ts';
import { loadTagNames } from './tags.ts';

/**
 * The scope of a list: a category, search words, both or neither. `arranged` are products of the category in an order
 * set by the shop.
 */
export type Scope = { categoryId?: string; arranged?: readonly string[]; expression?: string };

export type Listing = {
  products: ProductSummary[];
  paging: Paging;
  sorting: Sorting;
  sortings: Sortings;
  filters: Filters;
  facets: Facet[];
  /** The currency of limits of prices. */
  unit: PriceUnit;
  prices: { min: string; max: string } | null;
  /** Ranges of prices with products, for a unit with so many decimals. */
  priceSteps: (decimals: number) => PriceStep[];
  flags: FlagCounts;
  tagNames: ReadonlyMap<string, string>;
  /** What options, choices and brands are called in the language of the page. */
  wordOf: (word: string) => string;
  /** Words without matches, and the corrected words used instead. */
  corrections: { word: string; alternatives: string[] }[];
};

export async function loadListing({ api, request, messages }: Visit, scope: Scope): Promise<Listing> {
  const { url, language } = request;
  const unit = await priceUnitOf(request);
  const filters = readFilters(url.searchParams);
  const page = readPageNumber(url.searchParams);
  const sortings = sortingsOf(scope);
  const sorting = readSorting(url.searchParams.get('sort'), sortings);
  const search = {
    ...searchOf(scope, filters, unit),
    ...(sorting.sort.length > 0 && { sort: [...sorting.sort] }),
    aggregations: commonAggregations(unit),
  };
  const offset = (page - 1) * PAGE_SIZE;
  const answer = isFeatured(sorting)
    ? await listArranged(api, search, scope.arranged ?? [], offset)
    : await api.storefront.listProducts({ search: { ...search, cursorPaging: { limit: PAGE_SIZE } }, offset });
  const { products = [], total = 0, corrections = [] } = answer;
  const results = answer.aggregationData?.results ?? [];
  const [own, tagNames] = await Promise.all([
    loadActiveFacets(api, scope, filters, unit),
    loadTagNames(api, [...tagIds(results), ...filters.tags]),
  ]);
  // a site of one language is spared the question
  const wordOf = await loadFilterWords(api, request.languagePath ? wordsToName(results, own, filters) : []);
  const names = { tags: tagNames, colors: colorsOf(products), wordOf, language };
  const shown = [...new Set([...optionFacets(results), ...activeFacets(filters), 'brand', 'tag'])];
  return {
    products: products.map((product) => summarize(product, messages.listing, request)),
    paging: pagingOf(page, total),
    sorting,
    sortings,
    filters,
    facets: shown.flatMap((name) => viewFacet(name, own.get(name) ?? results, url, names, messages.listing) ?? []),
    unit,
    prices: priceBounds(results, unit),
    priceSteps: (decimals) => readPriceSteps(results, decimals, unit),
    flags: flagCounts(results),
    tagNames,
    wordOf,
    corrections: corrections.map(({ word = '', alternatives = [] }) => ({ word, alternatives })),
  };
}

const wordsToName = (
  results: readonly AggregationResult[],
  own: ReadonlyMap<string, readonly AggregationResult[]>,
  { brands, options }: Filters,
): string[] => [...[results, ...own.values()].flatMap(wordsIn), ...brands, ...Object.entries(options).flat(2)];

const searchOf = ({ categoryId, expression }: Scope, filters: Filters, unit: PriceUnit) => ({
  filter: toApiFilter(
    filters,
    categoryId ? { 'allCategoriesInfo.categories': { $matchItems: [{ id: categoryId }] } } : {},
    unit,
  ),
  ...(expression && { search: { expression, mode: 'AND' as const, fuzzy: true } }),
});

/** Aggregations for active facets, by parameter; each ignores its own filter, so that its other values stay visible. */
async function loadActiveFacets(
  api: Api,
  scope: Scope,
  filters: Filters,
  unit: PriceUnit,
): Promise<Map<string, AggregationResult[]>> {
  const answers = activeFacets(filters).map(async (name) => {
    const { aggregationData } = await api.storefront.listProducts({
      search: {
        ...searchOf(scope, withoutFacet(filters, name), unit),
        cursorPaging: { limit: 0 },
        aggregations: [facetAggregation(name)],
      },
    });
    return [name, aggregationData?.results ?? []] as const;
  });
  return new Map(await Promise.all(answers));
}

/** Colours of choices by their names in the site's own language, as far as the loaded products have them. */
function colorsOf(products: readonly V3Product[]): Map<string, string> {
  const choices = products.flatMap(({ options = [] }) =>
    options.flatMap((option) => option.choicesSettings?.choices ?? []),
  );
  return new Map(
    choices.flatMap(({ name, key = name, colorCode }): [string, string][] =>
      key && colorCode ? [[key, colorCode]] : [],
    ),
  );
}
