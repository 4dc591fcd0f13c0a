import { expect, test } from 'vitest';
import { countSet, isNarrowed, readQuery } from '../../../ui/list/address.ts';
import { productFilters, productSorts, toMatching, toProductSearch } from './product-search.ts';

const read = (address: string) =>
  readQuery({ filters: productFilters, sorts: productSorts, search: '' }, new URLSearchParams(address));
const id = '00000000-0000-4000-8000-0000000000a1';

test('an address without parameters selects the newest', () => {
  const query = read('');
  expect(isNarrowed(query)).toBe(false);
  expect(toProductSearch(query)).toEqual({
    filter: {},
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursorPaging: { limit: 25 },
  });
});

test('unknown parameters are ignored', () => {
  expect(read('visibility=perhaps&type=ODD&stock=some&category=1&from=cheap&sort=random')).toEqual(read(''));
});

test('text and filters form a search', () => {
  expect(toMatching(read('search=+mug+&visibility=hidden'))).toEqual({
    filter: { visible: false },
    search: { expression: 'mug', mode: 'AND' },
  });
  expect(toMatching(read(`type=DIGITAL&stock=OUT_OF_STOCK&category=${id}&from=5&to=9,5&sale=yes`)).filter).toEqual({
    $and: [
      { productType: 'DIGITAL' },
      { 'inventory.availabilityStatus': 'OUT_OF_STOCK' },
      { 'allCategoriesInfo.categories.id': { $hasSome: [id] } },
      { 'actualPriceRange.maxValue.amount': { $gte: '5' } },
      { 'actualPriceRange.minValue.amount': { $lte: '9.5' } },
      { 'compareAtPriceRange.maxValue.amount': { $gt: '0' } },
    ],
  });
});

test('a price range is one filter', () => {
  expect(countSet(read('from=5&to=9&sale=yes&sort=name&search=mug'))).toBe(2);
});

test('a cursor is sent without other parameters', () => {
  expect(toProductSearch(read('search=mug&cursor=abc'))).toEqual({ cursorPaging: { cursor: 'abc', limit: 25 } });
});
