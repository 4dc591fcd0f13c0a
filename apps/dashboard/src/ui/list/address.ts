/** A list's search, filters, sort and page in the address, for the back button and shared links. */
import type { List, ListQuery, SortBy, Sorts } from './define-list.ts';
import { type Filters, paramsOf, readFilter, type Values } from './filters.ts';

type Addressed<F extends Filters> = { filters: F; sorts: Sorts; search?: string };

/** The query in a list's address. */
export function readQuery<F extends Filters>(list: Addressed<F>, params: URLSearchParams): ListQuery<F> {
  const values = Object.entries(list.filters).map(([name, filter]) => [name, readFilter(name, filter, params)]);
  return {
    text: list.search === undefined ? '' : (params.get('search')?.trim() ?? ''),
    filters: Object.fromEntries(values) as Values<F>,
    sort: sortBy(list.sorts, params),
    cursor: params.get('cursor'),
  };
}

/** The default sort, if the address names none. */
function sortBy(sorts: Sorts, params: URLSearchParams): SortBy[] {
  const wanted = params.get('sort') ?? '';
  const sort = Object.hasOwn(sorts, wanted) ? sorts[wanted] : Object.values(sorts)[0];
  return sort ? [sort.by] : [];
}

/** The number of filters set, apart from the search text. */
export const countSet = ({ filters }: ListQuery): number =>
  Object.values(filters).filter((value) => value !== null).length;

/** Whether a query excludes any items. */
export const isNarrowed = (query: ListQuery): boolean => query.text !== '' || countSet(query) > 0;

/** The parameters with some of them changed; null and empty values remove theirs. */
export function changed(current: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/** The parameters that reset all filters. */
export const clearing = ({ filters }: Pick<List<never>, 'filters'>): Record<string, null> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => paramsOf(name, filter).map((param) => [param, null])),
  );

const ofPage = new Set(['cursor', 'page']);

/** The parameters of the address that belong to a view: all but the page, always in the same order. */
export function viewParameters(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name, value]) => !ofPage.has(name) && value !== ''));
  kept.sort();
  return kept.toString();
}

/** Whether two addresses show the same view. */
export const isSameView = (one: string, other: string): boolean =>
  viewParameters(new URLSearchParams(one)) === viewParameters(new URLSearchParams(other));
