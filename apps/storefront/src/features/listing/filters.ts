/** The visitor's filters for a list of products, in the list's address. */

import { type PriceUnit, priceFrom, priceUpTo } from './price-unit.ts';

export type Filters = {
  /** Decimal amounts in the price unit of the list. */
  min: string | null;
  max: string | null;
  /** Names of brands. */
  brands: string[];
  /** Ids of tags. */
  tags: string[];
  /** Names of choices by the name of their option. */
  options: Record<string, string[]>;
  isInStock: boolean;
  isOnSale: boolean;
  /** At least so many stars on average. */
  stars: number | null;
};

export const noFilters: Filters = {
  min: null,
  max: null,
  brands: [],
  tags: [],
  options: {},
  isInStock: false,
  isOnSale: false,
  stars: null,
};

/** The rating from which on products can be shown alone. */
export const WELL_RATED = 4;

export const OPTION_PREFIX = 'option.';
/** Limits that no real search exceeds: values of one kind, options, and parameters altogether. */
const MOST_VALUES = 20;
const MOST_OPTIONS = 6;
const MOST_PARAMETERS = 40;

/** Whether the number of filters is within the limits. */
export const isReasonable = (parameters: URLSearchParams): boolean => parameters.size <= MOST_PARAMETERS;

export function readFilters(parameters: URLSearchParams): Filters {
  const options = [...new Set(parameters.keys())].filter((name) => name.startsWith(OPTION_PREFIX));
  return {
    min: readAmount(parameters.get('min')),
    max: readAmount(parameters.get('max')),
    brands: valuesOf(parameters, 'brand'),
    tags: valuesOf(parameters, 'tag'),
    options: Object.fromEntries(
      options
        .map((name): [string, string[]] => [name.slice(OPTION_PREFIX.length), valuesOf(parameters, name)])
        .filter(([name, choices]) => name && choices.length > 0)
        .slice(0, MOST_OPTIONS),
    ),
    isInStock: parameters.get('stock') === 'in',
    isOnSale: parameters.get('sale') === 'yes',
    stars: parameters.get('stars') === String(WELL_RATED) ? WELL_RATED : null,
  };
}

/** An amount from user input; null if it is not one. */
function readAmount(text: string | null): string | null {
  const plain = (text ?? '').trim().replace(',', '.');
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? plain : null;
}

const valuesOf = (parameters: URLSearchParams, name: string): string[] =>
  [...new Set(parameters.getAll(name))].filter(Boolean).slice(0, MOST_VALUES);

/** The number of active filters; a price range counts as one. */
export function countFilters({ min, max, brands, tags, options, isInStock, isOnSale, stars }: Filters): number {
  const choices = Object.values(options).flat();
  const flags = [min !== null || max !== null, isInStock, isOnSale, stars !== null].filter(Boolean);
  return brands.length + tags.length + choices.length + flags.length;
}

type ApiFilter = Record<string, unknown>;

/** The search filter for products that pass all the filters. `scope` restricts the list itself. */
export function toApiFilter(filters: Filters, scope: ApiFilter, unit: PriceUnit = null): ApiFilter {
  const conditions: ApiFilter[] = [
    ...(filters.min === null ? [] : [{ [PRICE]: { $gte: priceFrom(filters.min, unit) } }]),
    ...(filters.max === null ? [] : [{ [PRICE]: priceUpTo(filters.max, unit) }]),
    ...(filters.brands.length > 0 ? [{ 'brand.name': { $in: filters.brands } }] : []),
    ...(filters.tags.length > 0 ? [{ [TAGS]: { $hasSome: filters.tags } }] : []),
    ...Object.entries(filters.options).map(([option, choices]) => ({ [`options.${option}`]: { $hasSome: choices } })),
    ...(filters.isInStock ? [{ [STATUS]: { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } }] : []),
    ...(filters.stars === null ? [] : [{ [RATING]: { $gte: filters.stars } }]),
    ...(filters.isOnSale ? [{ [COMPARE_AT]: { $exists: true } }] : []),
  ];
  const all = Object.keys(scope).length > 0 ? [scope, ...conditions] : conditions;
  return all.length > 1 ? { $and: all } : (all[0] ?? {});
}

/** Fields of products, by their names in the search API. */
export const PRICE = 'actualPriceRange.minValue.amount';
export const COMPARE_AT = 'compareAtPriceRange.minValue.amount';
export const RATING = 'rating.average';
export const STATUS = 'inventory.availabilityStatus';
export const TAGS = 'tags.publicTags.tagIds';
