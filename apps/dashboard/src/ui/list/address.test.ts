import { expect, test } from 'vitest';
import { changed, clearing, countSet, isNarrowed, isSameView, readQuery, viewParameters } from './address.ts';
import type { Sorts } from './define-list.ts';
import type { Filters } from './filters.ts';

const id = '00000000-0000-4000-8000-0000000000a1';
const filters = {
  size: { kind: 'choice', label: 'Size', any: 'Any', options: { S: 'Small', L: 'Large' } },
  brand: { kind: 'lookup', label: 'Brand', any: 'Any', useOptions: () => [], isId: true },
  place: { kind: 'lookup', label: 'Place', any: 'Anywhere', useOptions: () => [] },
  sale: { kind: 'flag', label: 'On sale' },
  price: { kind: 'amounts', label: 'Price', from: 'from', to: 'to' },
  caller: { kind: 'linked', label: 'One person' },
} as const satisfies Filters;
const sorts: Sorts = {
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  name: { label: 'Name', by: { fieldName: 'name', order: 'ASC' } },
};
const list = { filters, sorts, search: 'Search' };
const read = (address: string) => readQuery(list, new URLSearchParams(address));

test('an address without parameters requests all items in the default order', () => {
  const query = read('');
  expect(query).toEqual({
    text: '',
    filters: { size: null, brand: null, place: null, sale: null, price: null, caller: null },
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursor: null,
  });
  expect([isNarrowed(query), countSet(query)]).toEqual([false, 0]);
});

test('the address holds the query', () => {
  const query = read(`search=+mug+&size=L&brand=${id}&place=attic&sale=yes&from=5&caller=c1&sort=name&cursor=abc`);
  expect(query).toEqual({
    text: 'mug',
    filters: { size: 'L', brand: id, place: 'attic', sale: true, price: { from: '5', to: null }, caller: 'c1' },
    sort: [{ fieldName: 'name', order: 'ASC' }],
    cursor: 'abc',
  });
  expect([isNarrowed(query), countSet(query)]).toEqual([true, 6]);
});

test('unusable parameters are ignored', () => {
  expect(read('size=XXL&brand=1&sale=perhaps&from=cheap&sort=random&toString=1')).toEqual(read(''));
  expect(read('sort=toString').sort).toEqual(read('').sort);
});

test('a list without a search box searches for nothing', () => {
  const { text } = readQuery({ filters, sorts }, new URLSearchParams('search=mug'));
  expect(text).toBe('');
});

test('parameters are set and removed', () => {
  const before = new URLSearchParams('search=mug&cursor=abc');
  expect(changed(before, { visibility: 'hidden', cursor: null }).toString()).toBe('search=mug&visibility=hidden');
  expect(changed(before, { search: '' }).toString()).toBe('cursor=abc');
  expect(before.toString()).toBe('search=mug&cursor=abc');
});

test('clearing removes every filter parameter, and no other', () => {
  expect(Object.keys(clearing({ filters }))).toEqual(['size', 'brand', 'place', 'sale', 'from', 'to', 'caller']);
});

test('a view is the search without its page, in any order', () => {
  expect(viewParameters(new URLSearchParams('sort=name&cursor=x&search=&brand=b'))).toBe('brand=b&sort=name');
  expect(isSameView('sort=name&brand=b', 'brand=b&sort=name&cursor=y')).toBe(true);
  expect(isSameView('sort=name', '')).toBe(false);
});
