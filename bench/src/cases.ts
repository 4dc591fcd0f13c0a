import { randomInt, randomUUID } from 'node:crypto';
import { connect, productsV3, search, storefront } from '@stoa/sdk';
import { commonAggregations } from '../../apps/storefront/src/features/listing/facets.ts';
import { PRICE } from '../../apps/storefront/src/features/listing/filters.ts';
import { type HttpClient, transportOver } from './http-client.ts';
import type { Sample, Shop } from './make-shop.ts';
import type { Case } from './measure.ts';

const PAGE = 20;
/** Pages that visitors request again and again. */
const REMEMBERED = 50;
/** What a product's page shows. */
const DETAIL_FIELDS = ['CURRENCY', 'URL', 'PLAIN_DESCRIPTION', 'MEDIA_ITEMS_INFO', 'INFO_SECTION'] as const;

/** The number of repetitions of the cases. */
export type Times = { reads: number; writes: number; connections: number };

export const sampleAt = ({ samples }: Shop, number: number): Sample => {
  // a large prime, so that successive requests are not for neighbouring rows
  const sample = samples[(number * 7919) % samples.length];
  if (!sample) throw new Error('the shop has no products');
  return sample;
};

export function baselineCases(client: HttpClient, shop: Shop, { reads }: Times): { fixed: Case; select: Case } {
  const get = async (path: string) => {
    const { status, text } = await client.send({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  };
  return {
    fixed: { name: 'Baseline: fixed body', times: reads, run: () => get('/fixed') },
    select: {
      name: 'Baseline: one select',
      times: reads,
      run: (number) => get(`/select/${sampleAt(shop, number).id}`),
    },
  };
}

/** The most frequent reads of visitors: lists of products and single ones. */
export function catalogueCases(client: HttpClient, shop: Shop, { reads }: Times): Case[] {
  const products = connect(productsV3, transportOver(client, { ignoreBody: true }));
  const first = { cursorPaging: { limit: PAGE } };
  const after = (number: number) => ({ cursorPaging: { limit: PAGE, cursor: sampleAt(shop, number).cursor } });
  return [
    { name: 'Products: first 20, remembered', times: reads, run: () => products.queryProducts({ query: first }) },
    {
      name: 'Products: first 20, read',
      times: reads,
      run: () => products.queryProducts({ query: { ...first, filter: newFilter() } }),
    },
    {
      name: 'Products: deep 20, remembered',
      times: reads,
      run: (number) => products.queryProducts({ query: after(number % REMEMBERED) }),
    },
    {
      name: 'Products: deep 20, read',
      times: reads,
      // a cursor carries its own filter: the one beside it only makes the request different
      run: (number) => products.queryProducts({ query: { ...after(number), filter: newFilter() } }),
    },
    {
      name: 'Product by slug',
      times: reads,
      run: (number) => products.getProductBySlug({ slug: sampleAt(shop, number).slug, fields: [...DETAIL_FIELDS] }),
    },
  ];
}

/** Searches without a cached answer: by words, correct and mistyped, with filters and with facets. */
export function searchCases(client: HttpClient, shop: Shop, { reads }: Times): Case[] {
  const products = connect(productsV3, transportOver(client, { ignoreBody: true }));
  const suggestions = connect(search, transportOver(client, { ignoreBody: true }));
  const times = Math.ceil(reads / 4);
  const find = (asked: object) =>
    products.searchProducts({ search: { cursorPaging: { limit: PAGE }, filter: newFilter(), ...asked } });
  /** Two words of the name, and the number that only this product has. */
  const wordsAt = (number: number): string[] => sampleAt(shop, number).slug.split('-');
  return [
    {
      name: 'Search: a rare word',
      times,
      run: (number) => find({ search: { expression: wordsAt(number).at(-1) } }),
    },
    {
      name: 'Search: a word of many names',
      times,
      run: (number) => find({ search: { expression: wordsAt(number)[1] } }),
    },
    {
      name: 'Search: all words of a name',
      times,
      run: (number) => find({ search: { expression: wordsAt(number).join(' '), mode: 'AND' } }),
    },
    {
      name: 'Search: any word of a name',
      times,
      run: (number) => find({ search: { expression: wordsAt(number).join(' ') } }),
    },
    {
      name: 'Search: a mistyped word',
      times,
      run: (number) => find({ search: { expression: mistyped(wordsAt(number)[1] ?? ''), fuzzy: true } }),
    },
    {
      name: 'Suggestions while typing',
      times,
      run: (number) => {
        const [first = '', second = '', last = ''] = wordsAt(number);
        return suggestions.suggest({ text: `${first} ${second.slice(0, 3)} ${last}`.slice(0, 6 + (number % 12)) });
      },
    },
    {
      name: 'Filter by price and choice, sorted by price',
      times,
      run: (number) =>
        find({
          filter: {
            [PRICE]: { $gte: String(10 + (number % 50)) },
            'options.choicesSettings.choices.name': { $hasSome: ['Large'] },
            ...newFilter(),
          },
          sort: [{ fieldName: PRICE }],
        }),
    },
    {
      name: 'Facets of what a word finds, by the search',
      times,
      run: (number) =>
        find({ search: { expression: wordsAt(number)[1] }, filter: newPrices(), aggregations: searchFacets }),
    },
  ];
}

/** Facets of the public search. */
const searchFacets = [
  { name: 'categories', type: 'VALUE', fieldPath: 'directCategoriesInfo.categories.id', value: { limit: 50 } },
  { name: 'choices', type: 'VALUE', fieldPath: 'options.choicesSettings.choices.name', value: { limit: 50 } },
  { name: 'availability', type: 'VALUE', fieldPath: 'inventory.availabilityStatus' },
  { name: 'cheapest', type: 'SCALAR', fieldPath: PRICE, scalar: { type: 'MIN' } },
  { name: 'dearest', type: 'SCALAR', fieldPath: 'actualPriceRange.maxValue.amount', scalar: { type: 'MAX' } },
];

/** Lists as the storefront's pages request them: products, total, and facets. */
export function listCases(client: HttpClient, shop: Shop, { reads }: Times): Case[] {
  const lists = connect(storefront, transportOver(client, { ignoreBody: true }));
  const times = Math.ceil(reads / 4);
  const list = (asked: object) =>
    lists.listProducts({ search: { cursorPaging: { limit: PAGE }, aggregations: commonAggregations(), ...asked } });
  const wordsAt = (number: number): string[] => sampleAt(shop, number).slug.split('-');
  const search = (expression: string) => ({ search: { expression, mode: 'AND', fuzzy: true } });
  const inCategory = (number: number) => ({
    'allCategoriesInfo.categories': { $matchItems: [{ id: shop.categoryIds[number % shop.categoryIds.length] }] },
  });
  const inOption = { 'options.Size': { $hasSome: ['Large'] } };
  return [
    { name: 'List with facets: whole shop', times, run: () => list({ filter: newPrices() }) },
    {
      name: 'List with facets: a category',
      times,
      run: (number) => list({ filter: { $and: [inCategory(number), newPrices()] } }),
    },
    {
      name: 'List with facets: a category, filtered, by price',
      times,
      run: (number) =>
        list({
          filter: { $and: [inCategory(number), inOption, newPrices()] },
          sort: [{ fieldName: PRICE, order: 'ASC' }],
        }),
    },
    {
      name: 'List with facets: a word of many names',
      times,
      run: (number) => list({ ...search(wordsAt(number)[1] ?? ''), filter: newPrices() }),
    },
    {
      name: 'List with facets: words that nobody asked for before',
      times,
      run: (number) =>
        list({
          ...search(
            wordsAt(number)
              .slice(0, 1 + (number % 3))
              .join(' '),
          ),
          filter: newPrices(),
        }),
    },
  ];
}

/** With two letters swapped in the middle. */
function mistyped(word: string): string {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1);
}

/** Pages are cached by request. A filter that excludes a product that does not exist makes each request different. */
export const newFilter = () => ({ id: { $ne: randomUUID() } });

/** The same, by a minimum price that all products reach. */
const newPrices = () => ({ [PRICE]: { $gte: String(-randomInt(1, 2 ** 40)) } });

/** Product pages as browsers get them: cached from an earlier visitor, and rendered on the server. */
export function pageCases(client: HttpClient, shop: Shop, { reads }: Times): Case[] {
  const get = async (path: string) => {
    const { status, text } = await client.send({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path}: ${status} ${text().slice(0, 200)}`);
  };
  const page = (number: number) => `/product-page/${sampleAt(shop, number).slug}`;
  return [
    { name: 'Product page, remembered', times: reads, run: (number) => get(page(number % REMEMBERED)) },
    // another address, and so another page to render
    { name: 'Product page, rendered', times: reads / 2, run: (number) => get(`${page(number)}?visit=${number}`) },
  ];
}
