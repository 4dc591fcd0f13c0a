/** Facets of a list: requested from the search as aggregations, shown with counts. */
import type { Messages } from '@stoa/messages';
import type { Aggregation, AggregationResult } from '../../lib/api.ts';
import { toggledHref } from './filter-links.ts';
import {
  COMPARE_AT,
  type Filters,
  noFilters,
  OPTION_PREFIX,
  PRICE,
  RATING,
  STATUS,
  TAGS,
  WELL_RATED,
} from './filters.ts';
import { naturalOrder } from './natural-order.ts';
import { priceStepsAggregation } from './price-steps.ts';
import type { PriceUnit } from './price-unit.ts';

export type Facet = {
  /** The parameter in the address. */
  name: string;
  title: string;
  values: FacetValue[];
};

export type FacetValue = {
  value: string;
  label: string;
  count: number;
  isActive: boolean;
  /** Sets the value, or removes it. */
  href: string;
  /** CSS colour of the choice, if it has one. */
  color: string | null;
};

/** Facets rarely have more values than this. */
const MOST_VALUES = 50;
/** Choices of all options together. */
const MOST_CHOICES = 250;
/** Options shared by most of the listed products are the most useful. */
const MOST_OPTIONS = 6;
/** Separator between the names of an option and its choice. */
const SEPARATOR = '\u001f';

const valuesOf = (name: string, fieldPath: string, limit = MOST_VALUES): Aggregation => ({
  name,
  fieldPath,
  type: 'VALUE',
  value: { limit, sortType: 'COUNT', sortDirection: 'DESC' },
});

const FIELDS: Record<string, string> = { brand: 'brand.name', tag: TAGS, stock: STATUS };

/** The aggregations for the filtered list. */
export const commonAggregations = (unit: PriceUnit = null): Aggregation[] => [
  ...Object.entries(FIELDS).map(([name, field]) => valuesOf(name, field)),
  { name: 'min', fieldPath: PRICE, type: 'SCALAR', scalar: { type: 'MIN' } },
  { name: 'max', fieldPath: PRICE, type: 'SCALAR', scalar: { type: 'MAX' } },
  priceStepsAggregation(PRICE, unit),
  { name: 'sale', fieldPath: COMPARE_AT, type: 'RANGE', range: { buckets: [{ from: 0 }] } },
  { name: 'rated', fieldPath: RATING, type: 'RANGE', range: { buckets: [{ from: WELL_RATED }] } },
  valuesOf('options', 'options.choices', MOST_CHOICES),
];

/** The aggregation for a facet, by its parameter: `brand`, `option.Colour`. */
export const facetAggregation = (name: string): Aggregation =>
  name.startsWith(OPTION_PREFIX)
    ? valuesOf('options', 'options.choices', MOST_CHOICES)
    : valuesOf(name, FIELDS[name] ?? name);

/** Parameters of the listed products' options, the most common first. */
export function optionFacets(results: readonly AggregationResult[]): string[] {
  const options = countsOf(results, 'options').map(({ value }) => value.split(SEPARATOR)[0] ?? '');
  return [...new Set(options)].slice(0, MOST_OPTIONS).map((option) => OPTION_PREFIX + option);
}

/** What options, their choices and brands of the listed products are called in the site's own language. */
export const wordsIn = (results: readonly AggregationResult[]): string[] =>
  [...countsOf(results, 'options'), ...countsOf(results, 'brand')].flatMap(({ value }) => value.split(SEPARATOR));

/** Tags of the listed products. */
export const tagIds = (results: readonly AggregationResult[]): string[] =>
  countsOf(results, 'tag').map(({ value }) => value);

/** The active facets with several values: each also shows its alternatives. */
export function activeFacets({ brands, tags, options }: Filters): string[] {
  return [
    ...(brands.length > 0 ? ['brand'] : []),
    ...(tags.length > 0 ? ['tag'] : []),
    ...Object.keys(options).map((option) => OPTION_PREFIX + option),
  ];
}

/** The filters except those of one facet. */
export function withoutFacet(filters: Filters, name: string): Filters {
  if (name === 'brand') return { ...filters, brands: noFilters.brands };
  if (name === 'tag') return { ...filters, tags: noFilters.tags };
  const options = Object.entries(filters.options).filter(([option]) => OPTION_PREFIX + option !== name);
  return { ...filters, options: Object.fromEntries(options) };
}

/** Display data of facets: names of tags by their ids, colours by the names of choices. */
export type Names = {
  tags: ReadonlyMap<string, string>;
  colors: ReadonlyMap<string, string>;
  /** What options, choices and brands are called in the language of the page. */
  wordOf: (word: string) => string;
  /** BCP 47, for the order of choices. */
  language: string;
};

/** A facet for display; null if there is nothing to choose. */
export function viewFacet(
  name: string,
  results: readonly AggregationResult[],
  url: URL,
  { tags, colors, wordOf, language }: Names,
  messages: Messages['listing'],
): Facet | null {
  const active = url.searchParams.getAll(name);
  const counted = valuesCounted(results, name);
  const missing = active.filter((value) => !counted.some((other) => other.value === value));
  const values = [...counted, ...missing.map((value) => ({ value, count: 0 }))].flatMap(
    ({ value, count }): FacetValue[] => {
      const label = name === 'tag' ? tags.get(value) : wordOf(value);
      if (!label) return [];
      const isActive = active.includes(value);
      const color = name.startsWith(OPTION_PREFIX) ? (colors.get(value) ?? null) : null;
      return [{ value, label, count, isActive, href: toggledHref(url, name, value), color }];
    },
  );
  // brands and tags have the most common first, sizes and colours their own order
  if (name.startsWith(OPTION_PREFIX)) values.sort(by(naturalOrder(language)));
  const isChoice = values.length > 1 || values.some(({ isActive }) => isActive);
  return isChoice ? { name, title: titleOf(name, wordOf, messages), values } : null;
}

const by = (compare: (one: string, other: string) => number) => (one: FacetValue, other: FacetValue) =>
  compare(one.label, other.label);

const titleOf = (name: string, wordOf: Names['wordOf'], messages: Messages['listing']): string =>
  name.startsWith(OPTION_PREFIX) ? wordOf(name.slice(OPTION_PREFIX.length)) : (titlesIn(messages)[name] ?? name);
const titlesIn = ({ brand, tags }: Messages['listing']): Record<string, string> => ({ brand, tag: tags });

function valuesCounted(results: readonly AggregationResult[], name: string): Count[] {
  if (!name.startsWith(OPTION_PREFIX)) return countsOf(results, name);
  const start = name.slice(OPTION_PREFIX.length) + SEPARATOR;
  return countsOf(results, 'options')
    .filter(({ value }) => value.startsWith(start))
    .map(({ value, count }) => ({ value: value.slice(start.length), count }));
}

/** The lowest and highest price in the list, as whole amounts of the unit; null if it is empty or has only one price. */
export function priceBounds(
  results: readonly AggregationResult[],
  unit: PriceUnit = null,
): { min: string; max: string } | null {
  const [min, max] = ['min', 'max'].map((name) => results.find((result) => result.name === name)?.scalar?.value);
  if (min === undefined || max === undefined || min === max) return null;
  const rate = Number(unit?.rate ?? 1);
  return { min: String(Math.floor(min * rate)), max: String(Math.ceil(max * rate)) };
}

export type FlagCounts = { inStock: number; onSale: number; wellRated: number };

/** The number of products in stock, of reduced products, and of those that reviews rate well. */
export function flagCounts(results: readonly AggregationResult[]): FlagCounts {
  const inStock = countsOf(results, 'stock')
    .filter(({ value }) => value !== 'OUT_OF_STOCK')
    .reduce((sum, { count }) => sum + count, 0);
  return { inStock, onSale: inRange(results, 'sale'), wellRated: inRange(results, 'rated') };
}

/** The number of products in the only range of an aggregation. */
const inRange = (results: readonly AggregationResult[], range: string): number =>
  results.find(({ name }) => name === range)?.ranges?.results?.[0]?.count ?? 0;

type Count = { value: string; count: number };

function countsOf(results: readonly AggregationResult[], name: string): Count[] {
  const found = results.find((result) => result.name === name)?.values?.results ?? [];
  return found.flatMap(({ value, count = 0 }) => (value ? [{ value, count }] : []));
}
