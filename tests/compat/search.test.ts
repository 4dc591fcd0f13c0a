import type { TestServer } from '@stoa/server/testing/server';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { products, productsV3, readOnlyVariantsV3 } from '@wix/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

const modules = { products, productsV3, readOnlyVariantsV3 };
const newClient = ({ site }: TestServer) => createClient({ auth: OAuthStrategy({ clientId: site.clientId }), modules });

let shop: TestServer;
let visitor: ReturnType<typeof newClient>;
beforeAll(async () => {
  shop = await startShop();
  visitor = newClient(shop);
});
afterAll(() => shop?.stop());

type Search = Parameters<typeof visitor.productsV3.searchProducts>[0];
const search = (search: Search) => visitor.productsV3.searchProducts(search, {});
const slugs = ({ products }: { products?: { slug?: string | null }[] }) => (products ?? []).map(({ slug }) => slug);

test('words are found by prefix, in any position, and with typos on request', async () => {
  const found = async (expression: string, more: object = {}) =>
    slugs(await search({ search: { expression, ...more } }));
  expect(await found('line')).toEqual(['linen-shirt']);
  expect((await found('kiln')).sort()).toEqual(['stoneware-mug', 'tall-vase']);
  expect(await found('SHIRT-M-INK', { mode: 'AND' })).toEqual(['linen-shirt']);
  expect(await found('washed linen', { fields: ['name'] })).toEqual(['linen-shirt']);
  expect(await found('stonware')).toEqual([]);
  expect(await found('stonware', { fuzzy: true })).toEqual(['stoneware-mug']);
});

test('filters on fields of products', async () => {
  const found = async (filter: object) => slugs(await search({ filter })).sort();
  expect(await found({ 'options.choicesSettings.choices.name': { $hasSome: ['L'] } })).toEqual(['linen-shirt']);
  expect(await found({ 'variantsInfo.variants.sku': { $hasAll: ['MUG-1'] } })).toEqual(['stoneware-mug']);
  expect(await found({ 'inventory.availabilityStatus': 'OUT_OF_STOCK' })).toEqual(['tall-vase']);
  expect(await found({ 'brand.name': 'Loom', $not: { slug: 'tall-vase' } })).toEqual(['linen-shirt']);
  expect(await found({ 'compareAtPriceRange.minValue.amount': { $gt: '0' } })).toEqual(['sewing-pattern']);
});

test('facets of every type', async () => {
  const { aggregationData } = await search({
    aggregations: [
      {
        name: 'brands',
        type: 'VALUE',
        fieldPath: 'brand.name',
        value: { missingValues: 'INCLUDE', sortType: 'VALUE' },
      },
      {
        name: 'prices',
        type: 'RANGE',
        fieldPath: 'actualPriceRange.minValue.amount',
        range: { buckets: [{ to: 42 }, { from: 42 }] },
      },
      { name: 'dearest', type: 'SCALAR', fieldPath: 'actualPriceRange.maxValue.amount', scalar: { type: 'MAX' } },
      { name: 'years', type: 'DATE_HISTOGRAM', fieldPath: '_createdDate', dateHistogram: { interval: 'YEAR' } },
      {
        name: 'nested',
        type: 'NESTED',
        nested: {
          nestedAggregations: [
            { name: 'type', type: 'VALUE', fieldPath: 'productType' },
            { name: 'count', type: 'SCALAR', fieldPath: 'slug', scalar: { type: 'COUNT_DISTINCT' } },
          ],
        },
      },
    ],
    timeZone: 'Europe/Berlin',
  });
  expect(aggregationData?.results).toMatchObject([
    {
      name: 'brands',
      values: {
        results: [
          { value: 'Kiln & Co', count: 2 },
          { value: 'Loom', count: 1 },
          { value: 'N/A', count: 1 },
        ],
      },
    },
    {
      ranges: {
        results: [
          { to: 42, count: 2 },
          { from: 42, count: 2 },
        ],
      },
    },
    { scalar: { type: 'MAX', value: 64 } },
    { dateHistogram: { results: [{ count: 4 }] } },
    {
      nested: {
        results: [
          { results: { type: { value: { value: 'PHYSICAL', count: 3 } }, count: { scalar: { value: 3 } } } },
          { results: { type: { value: { value: 'DIGITAL', count: 1 } }, count: { scalar: { value: 1 } } } },
        ],
      },
    },
  ]);
});

test('an unknown facet is explained', async () => {
  const wrong = (aggregation: object) => violationsOf(search({ aggregations: [aggregation] } as Search));
  expect(await wrong({ type: 'VALUE', fieldPath: 'colour' })).toEqual({
    'search.aggregations.0.fieldPath': 'FIELD_NOT_ALLOWED',
  });
  expect(await wrong({ type: 'RANGE', fieldPath: 'name', range: { buckets: [{ from: 1 }] } })).toEqual({
    'search.aggregations.0.fieldPath': 'FIELD_NOT_ALLOWED',
  });
});

test('V1 queries with options, short in the address and long in the body', async () => {
  const short = await visitor.products.queryProducts().startsWith('name', 'linen').find();
  const names = [...Array(200).keys()].map((number) => `No such product, number ${number}`);
  const long = await visitor.products
    .queryProducts()
    .in('name', [...names, 'Linen Shirt'])
    .find();
  expect([short.items.map(({ slug }) => slug), long.items.map(({ slug }) => slug)]).toEqual([
    ['linen-shirt'],
    ['linen-shirt'],
  ]);
});

test('variants across products', async () => {
  const { queryVariants, searchVariants } = visitor.readOnlyVariantsV3;
  const query = { filter: { sku: { $startsWith: 'SHIRT-M' } }, sort: [{ fieldName: 'sku', order: 'DESC' }] };
  const { variants } = await queryVariants(query as never, { fields: ['CURRENCY'] } as never);
  expect(variants).toMatchObject([
    {
      sku: 'SHIRT-M-SAND',
      optionChoices: [
        { optionChoiceNames: { optionName: 'Size', choiceName: 'M' } },
        { optionChoiceNames: { optionName: 'Colour', choiceName: 'Sand' } },
      ],
      price: { actualPrice: { amount: '59.00', formattedAmount: '€59.00' } },
      inventoryStatus: { inStock: true },
      productData: { slug: 'linen-shirt', currency: 'EUR' },
    },
    { sku: 'SHIRT-M-INK' },
  ]);
  const found = await searchVariants({ search: { expression: 'vase' } }, {});
  expect(found.variants?.map(({ sku, inventoryStatus }) => [sku, inventoryStatus?.inStock])).toEqual([
    ['VASE-1', false],
  ]);
  const first = await searchVariants({ cursorPaging: { limit: 5 } }, {});
  const rest = await searchVariants({ cursorPaging: { cursor: first.pagingMetadata?.cursors?.next } }, {});
  expect([first.variants?.length, rest.variants?.length, rest.pagingMetadata?.hasNext]).toEqual([5, 4, false]);
});

test('variants: refusals', async () => {
  const { queryVariants, searchVariants } = visitor.readOnlyVariantsV3;
  const costs = { fields: ['MERCHANT_DATA'] } as never;
  const forbidden = ['NO_PERMISSION_TO_READ_MERCHANT_DATA', 403];
  expect(await refusalOf(queryVariants({} as never, costs))).toEqual(forbidden);
  expect(await refusalOf(searchVariants({}, costs))).toEqual(forbidden);
  expect(await violationsOf(queryVariants({ filter: { colour: 'red' } } as never, {} as never))).toEqual({
    'query.filter.colour': 'FIELD_NOT_ALLOWED',
  });
  expect(await violationsOf(searchVariants({ filter: { variantId: 'x' } } as never, {}))).toEqual({
    'search.filter.variantId': 'FORMAT',
  });
  expect((await queryVariants({ filter: { variantId: MISSING } } as never, {} as never)).variants).toEqual([]);
});
