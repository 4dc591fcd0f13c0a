import type { CompiledQuery } from './query.ts';
import type { SortKeys } from './sort.ts';

/** A fetched row with its position: `${query.sortKeys} as sort_keys` was selected with it. */
export type SortedRow = { sort_keys: SortKeys };

export type CursorPage<Row> = {
  rows: Row[];
  hasPrev: boolean;
  /** As on the wire: CursorPagingMetadata. */
  pagingMetadata: { count: number; cursors: { next?: string; prev?: string }; hasNext: boolean };
};

export type OffsetPage<Row> = {
  rows: Row[];
  /** As on the wire: PagingMetadata. */
  pagingMetadata: { count: number; offset: number; total?: number; tooManyToCount?: boolean };
};

/** The page among the fetched rows. An empty page has no cursors. */
export function toCursorPage<Row extends SortedRow>(query: CompiledQuery, fetched: readonly Row[]): CursorPage<Row> {
  const backwards = query.direction === 'prev';
  const inOrder = fetched.slice(0, query.limit);
  const rows = backwards ? inOrder.reverse() : inOrder;
  const first = rows[0];
  const last = rows.at(-1);
  const goesOn = fetched.length > query.limit;
  // the page that the cursor came from is behind this one
  const hasNext = last !== undefined && (backwards || goesOn);
  const hasPrev = first !== undefined && (backwards ? goesOn : query.direction === 'next');
  const cursors = {
    ...(hasNext && { next: query.cursorAt(last.sort_keys, 'next') }),
    ...(hasPrev && { prev: query.cursorAt(first.sort_keys, 'prev') }),
  };
  return { rows, hasPrev, pagingMetadata: { count: rows.length, cursors, hasNext } };
}

/**
 * The page among the fetched rows. `total` is the result of a count, 'TOO_MANY' where counting was given up; it can be
 * omitted where `knownTotal` has it.
 */
export function toOffsetPage<Row>(
  query: CompiledQuery,
  fetched: readonly Row[],
  total?: number | 'TOO_MANY',
): OffsetPage<Row> {
  const rows = fetched.slice(0, query.limit);
  const counted = total ?? knownTotal(query, fetched);
  const metadata = { count: rows.length, offset: query.offset };
  if (counted === 'TOO_MANY') return { rows, pagingMetadata: { ...metadata, tooManyToCount: true } };
  if (counted === undefined) return { rows, pagingMetadata: metadata };
  return { rows, pagingMetadata: { ...metadata, total: counted, tooManyToCount: false } };
}

/** The number of matching rows, if the page fetched by offset reaches their end; otherwise they must be counted. */
export function knownTotal(query: CompiledQuery, fetched: readonly unknown[]): number | undefined {
  const showsEnd = fetched.length <= query.limit && (fetched.length > 0 || query.offset === 0);
  return showsEnd ? query.offset + fetched.length : undefined;
}
