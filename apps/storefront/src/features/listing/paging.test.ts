import { expect, test } from 'vitest';
import { pageHref, pageNumbers, pagingOf, readPageNumber } from './paging.ts';

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=x', 1],
])('%j is page %d', (query, page) => {
  expect(readPageNumber(new URLSearchParams(query))).toBe(page);
});

test('a page knows the positions of its items', () => {
  expect(pagingOf(1, 50)).toEqual({ page: 1, pageCount: 3, total: 50, first: 1, last: 24 });
  expect(pagingOf(3, 50)).toMatchObject({ first: 49, last: 50 });
  expect(pagingOf(1, 0)).toEqual({ page: 1, pageCount: 1, total: 0, first: 0, last: 0 });
});

test('the first page has the plain address, other pages keep the rest of the query', () => {
  const url = new URL('http://shop.test/shop?sort=name&page=2');
  expect(pageHref(url, 1)).toBe('/shop?sort=name');
  expect(pageHref(url, 3)).toBe('/shop?sort=name&page=3');
  expect(pageHref(new URL('http://shop.test/shop?page=2'), 1)).toBe('/shop');
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %d of %d the links are %j', (page, pageCount, numbers) => {
  expect(pageNumbers({ page, pageCount, total: 0, first: 0, last: 0 })).toEqual(numbers);
});
