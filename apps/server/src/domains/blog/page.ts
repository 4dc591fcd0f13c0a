import {
  type CompiledQuery,
  knownTotal,
  type SortedRow,
  toCursorPage,
  toOffsetPage,
} from '../../platform/query/index.ts';

/** A page by number or by cursor, with the number of all. */
export async function toPage<Row extends SortedRow>(
  query: CompiledQuery,
  fetched: readonly Row[],
  countAll: () => Promise<number>,
) {
  if (query.paging === 'cursor') {
    const { rows, pagingMetadata } = toCursorPage(query, fetched);
    const { count, cursors } = pagingMetadata;
    return { rows, pagingMetadata: { count, cursors }, total: await countAll() };
  }
  const total = knownTotal(query, fetched) ?? (await countAll());
  return { ...toOffsetPage(query, fetched, total), total };
}
