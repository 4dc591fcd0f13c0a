import { expect, test } from 'vitest';
import { sortedHref } from './filter-links.ts';
import { readSorting, sortingsOf } from './sorting.ts';

const arranged = ['11111111-1111-4111-8111-111111111111'];

test.each([
  ['a list', {}, 'newest', ['createdDate']],
  ['a category in order', { arranged }, 'featured', ['createdDate']],
  ['a search', { expression: 'sun' }, 'match', []],
])('the default order of %s is the right one', (_, scope, first, fields) => {
  const sortings = sortingsOf(scope);
  const sorting = readSorting(null, sortings);
  expect(sorting.id).toBe(first);
  expect(sorting.sort.map(({ fieldName }) => fieldName)).toEqual(fields);
  expect(readSorting('name', sortings).sort).toEqual([{ fieldName: 'name', order: 'ASC' }]);
  expect(readSorting('nonsense', sortings)).toBe(sorting);
});

test('the default order has no parameter in the address, and all others start at the first page', () => {
  const url = new URL('http://shop.test/category/mugs?brand=A&sort=name&page=3');
  const sortings = sortingsOf({ arranged });
  expect(sortings.map((one) => sortedHref(url, one.id, sortings))).toEqual([
    '/category/mugs?brand=A',
    '/category/mugs?brand=A&sort=newest',
    '/category/mugs?brand=A&sort=rating',
    '/category/mugs?brand=A&sort=price-up',
    '/category/mugs?brand=A&sort=price-down',
    '/category/mugs?brand=A&sort=name',
  ]);
});
