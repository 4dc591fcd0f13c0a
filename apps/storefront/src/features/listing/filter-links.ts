/** Links that set and remove filters, and sort lists. Each leads to the first page of the list. */
import { parametersOf } from './paging.ts';
import { type PriceUnit, UNIT } from './price-unit.ts';
import type { Sortings } from './sorting.ts';

/** The address with a filter value set, or removed if it is already set. */
export function toggledHref(url: URL, name: string, value: string): string {
  const parameters = withoutPage(url);
  if (parameters.has(name, value)) parameters.delete(name, value);
  else parameters.append(name, value);
  return hrefOf(url, parameters);
}

/** The address without any filters. */
export function hrefWithout(url: URL, names: readonly string[]): string {
  const parameters = withoutPage(url);
  for (const name of names) parameters.delete(name);
  return hrefOf(url, parameters);
}

/** The address with a range of prices in a unit. */
export function priceHref(url: URL, range: { min: string | null; max: string | null }, unit: PriceUnit = null): string {
  const parameters = withoutPage(url);
  parameters.delete(UNIT);
  if (unit) parameters.set(UNIT, unit.code);
  for (const name of ['min', 'max'] as const) {
    parameters.delete(name);
    const amount = range[name];
    if (amount !== null) parameters.set(name, amount);
  }
  return hrefOf(url, parameters);
}

/** The address with another sort order; the default order has no parameter. */
export function sortedHref(url: URL, id: string, sortings: Sortings): string {
  const parameters = withoutPage(url);
  if (id === sortings[0].id) parameters.delete('sort');
  else parameters.set('sort', id);
  return hrefOf(url, parameters);
}

/** The parameters that remain when all filters are removed. */
const KEPT = ['q', 'sort'];

export function hrefWithoutFilters(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => KEPT.includes(name));
  return hrefOf(url, new URLSearchParams(kept));
}

/** The hidden fields of a form that sets some parameters, so that the others stay unchanged. */
export const hiddenFields = (url: URL, set: readonly string[]): [string, string][] =>
  [...withoutPage(url)].filter(([name]) => !set.includes(name));

function withoutPage(url: URL): URLSearchParams {
  const parameters = parametersOf(url);
  parameters.delete('page');
  return parameters;
}

function hrefOf(url: URL, parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
