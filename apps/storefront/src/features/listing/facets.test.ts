import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import type { AggregationResult } from '../../lib/api.ts';
import { activeFacets, flagCounts, optionFacets, priceBounds, viewFacet, withoutFacet } from './facets.ts';
import { readFilters } from './filters.ts';

const values = (name: string, counts: Record<string, number>): AggregationResult => ({
  name,
  values: { results: Object.entries(counts).map(([value, count]) => ({ value, count })) },
});
const results: AggregationResult[] = [
  values('brand', { Halftone: 12, Farbenhof: 2 }),
  values('tag', { a1: 4, b2: 3 }),
  values('stock', { IN_STOCK: 8, OUT_OF_STOCK: 3, PARTIALLY_OUT_OF_STOCK: 2 }),
  values('options', { 'Size\u001fSmall': 9, 'Colour\u001fBlue': 4, 'Size\u001fLarge': 3, 'Colour\u001fRed': 2 }),
  { name: 'min', scalar: { type: 'MIN', value: 7.5 } },
  { name: 'max', scalar: { type: 'MAX', value: 150 } },
  { name: 'sale', ranges: { results: [{ from: 0, count: 5 }] } },
  { name: 'rated', ranges: { results: [{ from: 4, count: 7 }] } },
];
const { listing } = messagesIn('en');
const names = {
  tags: new Map([['a1', 'Vegan']]),
  colors: new Map([['Blue', '#00f']]),
  wordOf: (word: string) => word,
  language: 'en',
};
const url = (query: string) => new URL(`http://shop.test/shop${query}`);

test('options are ordered by frequency, their choices have counts and colours', () => {
  expect(optionFacets(results)).toEqual(['option.Size', 'option.Colour']);
  expect(viewFacet('option.Colour', results, url('?page=2'), names, listing)).toEqual({
    name: 'option.Colour',
    title: 'Colour',
    values: [
      { value: 'Blue', label: 'Blue', count: 4, isActive: false, href: '/shop?option.Colour=Blue', color: '#00f' },
      { value: 'Red', label: 'Red', count: 2, isActive: false, href: '/shop?option.Colour=Red', color: null },
    ],
  });
});

test('an active value can be removed, even if no product has it any more', () => {
  const facet = viewFacet('brand', results, url('?brand=Gone'), names, listing);
  expect(facet?.values.at(-1)).toMatchObject({ value: 'Gone', count: 0, isActive: true, href: '/shop' });
});

test('a single value is not a choice, and a tag without a name is left out', () => {
  expect(viewFacet('tag', results, url(''), names, listing)).toBeNull();
  expect(viewFacet('tag', results, url('?tag=a1'), names, listing)?.values).toMatchObject([
    { label: 'Vegan', isActive: true },
  ]);
});

test('counts of an active facet ignore the facet itself', () => {
  const filters = readFilters(url('?brand=A&option.Colour=Blue&stock=in').searchParams);
  expect(activeFacets(filters)).toEqual(['brand', 'option.Colour']);
  expect(withoutFacet(filters, 'option.Colour')).toMatchObject({ brands: ['A'], options: {}, isInStock: true });
  expect(withoutFacet(filters, 'brand')).toMatchObject({ brands: [], options: { Colour: ['Blue'] } });
});

test('prices are bounds in whole units, if there is a range', () => {
  expect(priceBounds(results)).toEqual({ min: '7', max: '150' });
  expect(
    priceBounds([
      { name: 'min', scalar: { value: 9 } },
      { name: 'max', scalar: { value: 9 } },
    ]),
  ).toBeNull();
  expect(priceBounds([])).toBeNull();
});

test('products in stock, reduced products and those with good reviews are counted', () => {
  expect(flagCounts(results)).toEqual({ inStock: 10, onSale: 5, wellRated: 7 });
  expect(flagCounts([])).toEqual({ inStock: 0, onSale: 0, wellRated: 0 });
});
