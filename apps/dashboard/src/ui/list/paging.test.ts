import { expect, test } from 'vitest';
import type { ListQuery } from './define-list.ts';
import { cursorSearch, offsetPage, offsetPaging } from './paging.ts';

const at = (cursor: string | null): ListQuery => ({
  text: '',
  filters: {},
  sort: [{ fieldName: 'name', order: 'ASC' }],
  cursor,
});
const items = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a cursor is sent alone', () => {
  expect(cursorSearch(at(null), { filter: { a: 1 } }, 50)).toEqual({
    filter: { a: 1 },
    sort: [{ fieldName: 'name', order: 'ASC' }],
    cursorPaging: { limit: 50 },
  });
  expect(cursorSearch(at('abc'), { filter: { a: 1 } })).toEqual({ cursorPaging: { cursor: 'abc', limit: 25 } });
});

test('the address holds the number of items before the page; unusable values count as 0', () => {
  const offsets = [null, '25', '-3', '2.5', 'abc'].map((cursor) => offsetPaging(at(cursor)).offset);
  expect(offsets).toEqual([0, 25, 0, 0, 0]);
});

test('there is a previous and a next page if there are items', () => {
  expect(offsetPage(at(null), items(25), 60)).toMatchObject({ offset: 0, previous: null, next: '25', total: 60 });
  expect(offsetPage(at('50'), items(10), 60)).toMatchObject({ offset: 50, previous: '25', next: null });
  expect(offsetPage(at('25'), items(25))).toMatchObject({ previous: '0', next: '50' });
});
