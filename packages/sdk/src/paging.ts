/** One page of a list, with access to its neighbours. */
export type Page<Item> = {
  items: Item[];
  hasNext(): boolean;
  hasPrev(): boolean;
  /** Throws 'No next page to fetch' past the end. */
  next(): Promise<Page<Item>>;
  /** Throws 'No previous page to fetch' before the beginning. */
  prev(): Promise<Page<Item>>;
};
export type CountedPage<Item> = Omit<Page<Item>, 'next' | 'prev'> & {
  next(): Promise<CountedPage<Item>>;
  prev(): Promise<CountedPage<Item>>;
  /** Counted from 0. */
  currentPage: number;
  /** Undefined where there are too many to count. */
  totalPages: number | undefined;
  totalCount: number | undefined;
};

/** The default page size. */
export const DEFAULT_PAGE_SIZE = 50;

type OffsetAnswer<Item> = {
  items: Item[];
  total?: number | null | undefined;
  tooManyToCount?: boolean | null | undefined;
};

/** Pages of a call with limit and offset, starting with the first. */
export async function offsetPages<Item>(
  read: (paging: { limit: number; offset: number }) => Promise<OffsetAnswer<Item>>,
  { limit = DEFAULT_PAGE_SIZE, offset = 0 } = {},
): Promise<CountedPage<Item>> {
  const { items, total, tooManyToCount } = await read({ limit, offset });
  const totalCount = tooManyToCount || total === null ? undefined : total;
  const hasPages = limit > 0 && totalCount !== undefined;
  const currentPage = limit > 0 ? Math.floor(offset / limit) : 0;
  const totalPages = hasPages ? Math.ceil(totalCount / limit) : undefined;
  const hasNext = () => totalPages !== undefined && currentPage < totalPages - 1;
  const hasPrev = () => currentPage > 0;
  return {
    items,
    currentPage,
    totalPages,
    totalCount,
    hasNext,
    hasPrev,
    next: () => (hasNext() ? offsetPages(read, { limit, offset: offset + limit }) : noNextPage()),
    prev: () => (hasPrev() ? offsetPages(read, { limit, offset: Math.max(0, offset - limit) }) : noPreviousPage()),
  };
}

type CursorAnswer<Item> = {
  items: Item[];
  cursors?: { next?: string | null; prev?: string | null } | null | undefined;
};

/** Pages of a call with a limit and a cursor. The cursor of an answer carries filter and sort. */
export async function cursorPages<Item>(
  read: (paging: { limit: number; cursor?: string }) => Promise<CursorAnswer<Item>>,
  { limit = DEFAULT_PAGE_SIZE, cursor }: { limit?: number; cursor?: string } = {},
): Promise<Page<Item>> {
  const { items, cursors } = await read({ limit, ...(cursor && { cursor }) });
  const { next, prev } = cursors ?? {};
  return {
    items,
    hasNext: () => Boolean(next),
    hasPrev: () => Boolean(prev),
    next: () => (next ? cursorPages(read, { limit, cursor: next }) : noNextPage()),
    prev: () => (prev ? cursorPages(read, { limit, cursor: prev }) : noPreviousPage()),
  };
}

/** All items of all pages, one after the other. */
export async function* allItems<Item>(first: Page<Item> | Promise<Page<Item>>): AsyncGenerator<Item> {
  for (let page = await first; ; page = await page.next()) {
    yield* page.items;
    if (!page.hasNext()) return;
  }
}

const noNextPage = () => Promise.reject(new Error('No next page to fetch'));
const noPreviousPage = () => Promise.reject(new Error('No previous page to fetch'));
