/** How many a page shows of a list that is paged by how many stand before it. */
export const PAGE_SIZE = 25;

/** How many stand before the page that the address asks for, by its `cursor`: addresses can be typed by hand. */
export function readOffset(params: URLSearchParams): number {
  const offset = Number(params.get('cursor') ?? 0);
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
}

/** The pages beside the one that shows `count`, as the pager wants them; null where there is none. */
export function neighbours(offset: number, count: number, total: number | null | undefined) {
  const end = offset + count;
  const hasNext = typeof total === 'number' ? end < total : count === PAGE_SIZE;
  return { previous: offset > 0 ? String(Math.max(0, offset - PAGE_SIZE)) : null, next: hasNext ? String(end) : null };
}
