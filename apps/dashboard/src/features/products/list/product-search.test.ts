import { expect, test } from 'vitest';
import { isFiltered, readProductFilters, toProductSearch } from './product-search.ts';

const searchOf = (address: string) => toProductSearch(readProductFilters(new URLSearchParams(address)));

test('without filters all products come, the newest first', () => {
  expect(searchOf('')).toEqual({
    filter: {},
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursorPaging: { limit: 25 },
  });
});

test('words must all be found', () => {
  expect(searchOf('search=+blue+mug+').search).toEqual({ expression: 'blue mug', mode: 'AND' });
});

test('visible and hidden products', () => {
  expect(searchOf('visibility=hidden').filter).toEqual({ visible: false });
  expect(searchOf('visibility=visible').filter).toEqual({ visible: true });
  expect(isFiltered(readProductFilters(new URLSearchParams('visibility=secret')))).toBe(false);
});

test('a cursor goes alone', () => {
  expect(searchOf('search=mug&cursor=abc')).toEqual({ cursorPaging: { cursor: 'abc', limit: 25 } });
});
