/** Helpers to request pages of a list from the API and to read its responses. */
import type { ListQuery, Loaded, SortBy } from './define-list.ts';

const PAGE_SIZE = 25;

type CursorPaging = { limit: number; cursor?: string };
type CursorSearch<S> = Partial<S> & { sort?: SortBy[]; cursorPaging: CursorPaging };

/** A search by cursor. The cursor contains the filter and sort, and is sent alone. */
export function cursorSearch<S>({ cursor, sort }: ListQuery, search: S, limit = PAGE_SIZE): CursorSearch<S> {
  if (cursor) return { cursorPaging: { cursor, limit } } as CursorSearch<S>;
  return { ...search, sort, cursorPaging: { limit } };
}

type CursorMetadata = { cursors?: { prev?: string | null; next?: string | null }; total?: number | null };

/** A page from a response with cursors. */
export const cursorPage = <Item>(items: Item[] = [], metadata: CursorMetadata | undefined): Loaded<Item> => ({
  items,
  previous: metadata?.cursors?.prev,
  next: metadata?.cursors?.next,
});

/** Offset paging, with the offset as the cursor: addresses can be typed by hand. */
export function offsetPaging({ cursor }: ListQuery): { limit: number; offset: number } {
  const offset = Number(cursor ?? 0);
  return { limit: PAGE_SIZE, offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0 };
}

/** A page from a response that starts at the given offset. */
export function offsetPage<Item>(query: ListQuery, items: Item[] = [], total?: number | null): Loaded<Item> {
  const { offset } = offsetPaging(query);
  const end = offset + items.length;
  const hasNext = typeof total === 'number' ? end < total : items.length === PAGE_SIZE;
  return {
    items,
    offset,
    total,
    previous: offset > 0 ? String(Math.max(0, offset - PAGE_SIZE)) : null,
    next: hasNext ? String(end) : null,
  };
}
