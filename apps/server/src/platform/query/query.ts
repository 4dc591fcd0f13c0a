import { type RawBuilder, sql } from 'kysely';
import type { Checked, Violation } from '../result.ts';
import { type Cursor, openCursor, sealCursor } from './cursor.ts';
import { compileFilter } from './filter.ts';
import type { Queryable } from './queryable.ts';
import { compileSort, isBeyond, orderBy, type SortKeys, selectSortKeys } from './sort.ts';
import { type CompiledText, type Corrections, compileText } from './text-search.ts';
import { readValue } from './values.ts';

/** The part of a request that selects rows, their order, and their number. */
export type WireQuery = {
  filter?: unknown;
  sort?: unknown;
  /** The words to search: `{ expression, mode, fields, fuzzy }`. */
  search?: unknown;
  paging?: { limit?: unknown; offset?: unknown } | null;
  cursorPaging?: { limit?: unknown; cursor?: unknown } | null;
};

export type QueryOptions = {
  /** Signs cursors. */
  secret: string;
  /** The scope in which cursors are valid, such as the site and the entity. */
  scope: string;
  /** The default way of paging; by cursor if absent. */
  paging?: 'offset' | 'cursor';
  /** The path of the query in the request, for violations. */
  path?: string;
  /** Corrections for mistyped words; a fuzzy query is compiled a second time with the results of `nearestWords`. */
  corrections?: Corrections;
};

/**
 * The parts of a statement:
 * ```
 * sql`select doc, ${query.sortKeys} as sort_keys from products
 *     where site_id = ${siteId} and ${query.where} order by ${query.orderBy} ${query.window}`
 * ```
 * `toCursorPage` or `toOffsetPage` makes the answer of what it fetched.
 */
export type CompiledQuery = {
  paging: 'offset' | 'cursor';
  /** The client's filter and words, from this request or from the query that a cursor continues. */
  stated: { filter: unknown; search: unknown };
  /** The condition for a count: the filter, and the words. */
  filter: RawBuilder<boolean>;
  /** The filter without the words. */
  fieldFilter: RawBuilder<boolean>;
  /** The words of the search; undefined where there are none. */
  text: CompiledText | undefined;
  /** The fields that rows are sorted by, the first one first. */
  sortedBy: string[];
  /** Whether rows are sorted by relevance to the words, which is the default without a sort. */
  byRelevance: boolean;
  /** The position of the cursor; undefined on a first page. */
  beyond: RawBuilder<boolean> | undefined;
  /** The filter, and the position of the cursor. */
  where: RawBuilder<boolean>;
  orderBy: RawBuilder<unknown>;
  /** Limit and offset. One row more than the page is fetched, to detect a further page. */
  window: RawBuilder<unknown>;
  /** Only paging by cursor needs it. */
  sortKeys: RawBuilder<SortKeys>;
  /** Rows on the page. */
  limit: number;
  offset: number;
  /** The direction of the query's cursor; undefined for a first page. */
  direction: 'next' | 'prev' | undefined;
  /** The cursor that continues from the row with these keys. */
  cursorAt(keys: SortKeys, direction: 'next' | 'prev'): string;
};

/**
 * Compiles a client's query. A cursor carries the filter, sort, words and limit of the query that it came from: beside
 * it, a filter, a sort or words are ignored, and a limit counts.
 */
export function compileQuery(query: WireQuery, queryable: Queryable, options: QueryOptions): Checked<CompiledQuery> {
  const prefix = options.path ? `${options.path}.` : '';
  const cursor = readCursor(query, options);
  if (cursor === null) return invalidCursor(prefix);
  const source = cursor ?? query;
  const filter = compileFilter(source.filter, queryable, `${prefix}filter`);
  const text = compileText(source.search, queryable, `${prefix}search`, options.corrections);
  const sort = compileSort(source.sort, rankedBy(queryable, text.ok ? text.value : undefined), `${prefix}sort`);
  const page = readPaging(query, queryable, options, prefix);
  if (!page.ok || !filter.ok || !sort.ok || !text.ok) {
    const violations = [filter, text, sort, page].flatMap((part) => (part.ok ? [] : part.violations));
    // a sealed filter was valid once: the declaration has changed since
    return cursor && page.ok ? invalidCursor(prefix) : { ok: false, violations };
  }

  const backwards = cursor?.direction === 'prev';
  const beyond = cursor && isBeyond(sort.value, cursor.keys, backwards);
  if (cursor && !beyond) return invalidCursor(prefix);
  const { paging, offset, maxLimit } = page.value;
  const limit = page.value.limit ?? Math.min(cursor?.limit ?? queryable.defaultLimit ?? 50, maxLimit);
  const found = text.value ? sql<boolean>`(${filter.value} and ${text.value.condition})` : filter.value;
  const value: CompiledQuery = {
    paging,
    stated: { filter: source.filter, search: source.search },
    filter: found,
    fieldFilter: filter.value,
    text: text.value,
    sortedBy: sort.value.map(({ fieldName }) => fieldName),
    byRelevance: sort.value.some(({ fieldName }) => fieldName === RELEVANCE),
    beyond,
    where: beyond ? sql<boolean>`(${found} and ${beyond})` : found,
    orderBy: orderBy(sort.value, backwards),
    window: windowOf(limit + 1, offset),
    sortKeys: selectSortKeys(sort.value),
    limit,
    offset,
    direction: cursor?.direction,
    cursorAt: (keys, direction) =>
      sealCursor(
        { filter: source.filter, sort: source.sort, search: source.search, limit, keys, direction },
        options.secret,
        options.scope,
      ),
  };
  return { ok: true, value };
}

/** Not a wire field: the sort of a search for words without a sort of its own. */
const RELEVANCE = '$relevance';

function rankedBy(queryable: Queryable, text: CompiledText | undefined): Queryable {
  if (!text || queryable.text?.ranked === null) return queryable;
  const column = queryable.text?.ranked ?? text.rank;
  return {
    ...queryable,
    fields: { ...queryable.fields, [RELEVANCE]: { kind: 'integer', column, sortable: true } },
    defaultSort: [{ fieldName: RELEVANCE, order: 'DESC' }, ...queryable.defaultSort],
  };
}

/**
 * The limit is part of the text, as it has few values: with a parameter in its place, PostgreSQL would plan for a tenth
 * of the table, find that too expensive, and plan again at each execution.
 */
const windowOf = (rows: number, offset: number): RawBuilder<unknown> =>
  offset === 0 ? sql`limit ${sql.lit(rows)}` : sql`limit ${sql.lit(rows)} offset ${offset}`;

/** The cursor of the query; undefined where it has none, null where it is not one of ours. */
function readCursor({ cursorPaging }: WireQuery, options: QueryOptions): Cursor | undefined | null {
  const text = cursorPaging?.cursor ?? '';
  return text === '' ? undefined : (openCursor(text, options.secret, options.scope) ?? null);
}

function invalidCursor(prefix: string): Checked<never> {
  const description = 'Cursor is not valid here; start again without it';
  return { ok: false, violations: [{ field: `${prefix}cursorPaging.cursor`, description, violatedRule: 'FORMAT' }] };
}

type Paging = { paging: 'offset' | 'cursor'; limit?: number; maxLimit: number; offset: number };

function readPaging(query: WireQuery, queryable: Queryable, options: QueryOptions, prefix: string): Checked<Paging> {
  const { paging, cursorPaging } = query;
  const violations: Violation[] = [];
  if (paging && cursorPaging) {
    const description = 'Only one of paging and cursorPaging can be given';
    violations.push({ field: `${prefix}cursorPaging`, description, violatedRule: 'ONE_OF_ALIGNMENT' });
  }
  const maxLimit = queryable.maxLimit ?? 100;
  const read = (field: string, value: unknown, min: number, max: number) => {
    const result = readWithin(`${prefix}${field}`, value, min, max);
    if (typeof result === 'object') violations.push(result);
    return typeof result === 'object' ? undefined : result;
  };
  const offset = read('paging.offset', paging?.offset, 0, Number.MAX_SAFE_INTEGER) ?? 0;
  const limit = cursorPaging
    ? read('cursorPaging.limit', cursorPaging.limit, 1, maxLimit)
    : read('paging.limit', paging?.limit, 0, maxLimit);
  if (violations.length > 0) return { ok: false, violations };
  const byDefault = paging ? 'offset' : (options.paging ?? 'cursor');
  return { ok: true, value: { paging: cursorPaging ? 'cursor' : byDefault, limit, maxLimit, offset } };
}

/** An integer from `min` to `max`, or its violation; undefined where it is missing. */
function readWithin(field: string, value: unknown, min: number, max: number): number | Violation | undefined {
  if (value === undefined || value === null) return undefined;
  const integer = Number(readValue('integer', value) ?? Number.NaN);
  if (Number.isNaN(integer)) return { field, description: 'Value must be an integer', violatedRule: 'FORMAT' };
  if (integer < min) {
    return { field, description: `Value must be at least ${min}`, violatedRule: 'MIN', data: { threshold: min } };
  }
  if (integer > max) {
    return { field, description: `Value must be at most ${max}`, violatedRule: 'MAX', data: { threshold: max } };
  }
  return integer;
}
