import { expect, test } from 'vitest';
import { hiddenFields, hrefWithout, hrefWithoutFilters, toggledHref } from './filter-links.ts';
import { countFilters, isReasonable, noFilters, readFilters, toApiFilter } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const address = (path: string) => new URL(path, 'http://shop.test');

test('an address without filters sets none', () => {
  expect(read('sort=name&page=2&q=sun')).toEqual(noFilters);
  expect(toApiFilter(noFilters, {})).toEqual({});
  expect(countFilters(noFilters)).toBe(0);
});

test('filters are read from the address, unusable values are ignored', () => {
  const filters = read('min=20&max=12,50&brand=A&brand=B&brand=A&option.Colour=Blue&option.=x&stock=in&sale=no&tag=');
  expect(filters).toEqual({
    ...noFilters,
    min: '20',
    max: '12.50',
    brands: ['A', 'B'],
    options: { Colour: ['Blue'] },
    isInStock: true,
  });
  expect(countFilters(filters)).toBe(5);
  expect(read('min=cheap&max=-1&stars=3')).toEqual(noFilters);
});

test('values of one filter are alternatives, different filters are combined', () => {
  const filters = read('min=20&option.Colour=Blue&option.Colour=Red&sale=yes');
  expect(toApiFilter(filters, { category: 1 })).toEqual({
    $and: [
      { category: 1 },
      { 'actualPriceRange.minValue.amount': { $gte: '20' } },
      { 'options.Colour': { $hasSome: ['Blue', 'Red'] } },
      { 'compareAtPriceRange.minValue.amount': { $exists: true } },
    ],
  });
  expect(toApiFilter(noFilters, { category: 1 })).toEqual({ category: 1 });
});

test('products with good reviews are those from four stars up', () => {
  const filters = read('stars=4');
  expect(countFilters(filters)).toBe(1);
  expect(toApiFilter(filters, {})).toEqual({ 'rating.average': { $gte: 4 } });
});

test('a link sets or removes a value, and goes back to the first page', () => {
  const url = address('/shop?brand=A&sort=name&page=3');
  expect(toggledHref(url, 'brand', 'B')).toBe('/shop?brand=A&sort=name&brand=B');
  expect(toggledHref(url, 'brand', 'A')).toBe('/shop?sort=name');
  expect(toggledHref(address('/shop?brand=A'), 'brand', 'A')).toBe('/shop');
});

test('filters are removed together, but the sort order and the words stay', () => {
  const url = address('/search?q=sun&min=1&max=2&stock=in&sort=name&page=2');
  expect(hrefWithout(url, ['min', 'max'])).toBe('/search?q=sun&stock=in&sort=name');
  expect(hrefWithoutFilters(url)).toBe('/search?q=sun&sort=name');
  expect(hiddenFields(url, ['min', 'max'])).toEqual([
    ['q', 'sun'],
    ['stock', 'in'],
    ['sort', 'name'],
  ]);
});

test('an address with an excessive number of filters is rejected', () => {
  const many = (count: number) =>
    new URLSearchParams(Array.from({ length: count }, (_, index) => ['brand', `${index}`]));
  expect([isReasonable(many(40)), isReasonable(many(41))]).toEqual([true, false]);
  const options = Array.from({ length: 9 }, (_, index) => `option.o${index}=x`).join('&');
  expect(Object.keys(read(options).options)).toHaveLength(6);
  expect(readFilters(many(40)).brands).toHaveLength(20);
});
