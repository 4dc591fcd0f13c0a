import type { Checked } from '../result.ts';
import type { SortedRow } from './page.ts';
import type { CompiledQuery } from './query.ts';

/** The rows of a query, page after page by its cursors: each row once, whatever is added or changed in the meantime. */
export async function* everyPage<Row extends SortedRow>(
  first: CompiledQuery,
  compile: (cursor: string) => Checked<CompiledQuery>,
  fetch: (query: CompiledQuery) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let query: CompiledQuery | null = first; query; ) {
    const found: Row[] = await fetch(query);
    yield found.slice(0, query.limit);
    const last: Row | undefined = found.length > query.limit ? found[query.limit - 1] : undefined;
    const next: Checked<CompiledQuery> | null = last ? compile(query.cursorAt(last.sort_keys, 'next')) : null;
    query = next?.ok ? next.value : null;
  }
}
