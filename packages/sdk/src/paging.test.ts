import { expect, test } from 'vitest';
import { allItems, cursorPages, offsetPages } from './paging.ts';

const all = [1, 2, 3, 4, 5, 6, 7];
const byOffset = async ({ limit, offset }: { limit: number; offset: number }) => ({
  items: all.slice(offset, offset + limit),
  total: all.length,
});
const byCursor = async ({ limit, cursor }: { limit: number; cursor?: string }) => {
  const start = Number(cursor ?? 0);
  return {
    items: all.slice(start, start + limit),
    cursors: {
      next: start + limit < all.length ? String(start + limit) : null,
      prev: start > 0 ? String(Math.max(0, start - limit)) : null,
    },
  };
};

test('pages by offset know their position', async () => {
  const first = await offsetPages(byOffset, { limit: 3 });
  expect([first.items, first.currentPage, first.totalPages, first.totalCount]).toEqual([[1, 2, 3], 0, 3, 7]);
  const last = await (await first.next()).next();
  expect([last.items, last.currentPage, last.hasNext(), last.hasPrev()]).toEqual([[7], 2, false, true]);
  expect((await last.prev()).items).toEqual([4, 5, 6]);
});

test('there is nothing past the ends', async () => {
  const whole = await offsetPages(byOffset);
  expect(whole.items).toEqual(all);
  await expect(whole.next()).rejects.toThrow('No next page to fetch');
  await expect(whole.prev()).rejects.toThrow('No previous page to fetch');
  const cursor = await cursorPages(byCursor);
  await expect(cursor.next()).rejects.toThrow('No next page to fetch');
  await expect(cursor.prev()).rejects.toThrow('No previous page to fetch');
});

test('there is no total where there are too many to count', async () => {
  const page = await offsetPages(async () => ({ items: [1], total: 100_000, tooManyToCount: true }), { limit: 1 });
  expect([page.totalCount, page.totalPages, page.hasNext()]).toEqual([undefined, undefined, false]);
});

test('cursors lead there and back', async () => {
  const first = await cursorPages(byCursor, { limit: 4 });
  const second = await first.next();
  expect([second.items, second.hasNext(), (await second.prev()).items]).toEqual([[5, 6, 7], false, [1, 2, 3, 4]]);
});

test('all items of all pages', async () => {
  const items: number[] = [];
  for await (const item of allItems(cursorPages(byCursor, { limit: 3 }))) items.push(item);
  expect(items).toEqual(all);
});
