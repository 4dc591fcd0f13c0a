import { productsV1Reader, productsV3, search as searchService, storefront, variants } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform } from '../../../platform/db/index.ts';
import { deriveOutdatedProducts } from '../product/product-rows.store.ts';

let shops: TwoShops;
let visitor: string;
const ids: Record<string, string> = {};

type Found = { slug: string }[];
type Body = Record<string, unknown>;

beforeAll(async () => {
  shops = await openTwoShops();
  visitor = await shops.one.visitorToken();
  for (const product of products) {
    const { status, body } = await shops.call(productsV3.createProductWithInventory, { product }, shops.one.apiKey);
    expect(status, JSON.stringify(body)).toBe(200);
    ids[product.name] = (body.product as { id: string }).id;
  }
});
afterAll(() => shops.stop());

const price = (actual: string, compared?: string) => ({
  actualPrice: { amount: actual },
  ...(compared ? { compareAtPrice: { amount: compared } } : {}),
});
const sized = (size: string, fields: object) => ({
  choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: size } }],
  ...fields,
});

/** A delivery profile. */
const FRAGILE = '7e1f8d2a-5b0c-4f6e-9a3d-2c4b6a8e0f11';

/** In the order of their creation; the last is hidden. */
const products = [
  {
    name: 'Leather jacket',
    plainDescription: '<p>Warm in winter, with a <b>lantern</b> on its label.</p>',
    brand: { name: 'Nordlys' },
    ribbon: { name: 'New' },
    physicalProperties: {},
    options: [
      { name: 'Size', optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices: [{ name: 'M' }, { name: 'L' }] } },
    ],
    variantsInfo: {
      variants: [
        sized('M', {
          price: price('199.00', '249.00'),
          sku: 'JACKET-M',
          barcode: '401',
          inventoryItem: { quantity: 3 },
        }),
        sized('L', { price: price('219.00'), sku: 'JACKET-L', inventoryItem: { quantity: 0 } }),
      ],
    },
  },
  {
    name: 'Paper lantern',
    plainDescription: '<p>Folded by hand.</p>',
    brand: { name: 'Loom' },
    physicalProperties: { deliveryProfileId: FRAGILE },
    variantsInfo: { variants: [{ price: price('24.50'), sku: 'LAMP-1', inventoryItem: { inStock: true } }] },
  },
  {
    name: 'Crème brûlée dish',
    physicalProperties: {},
    variantsInfo: { variants: [{ price: price('12.00'), sku: 'DISH-1', inventoryItem: { quantity: 0 } }] },
  },
  {
    name: 'Prototype lantern',
    visible: false,
    physicalProperties: {},
    variantsInfo: { variants: [{ price: price('999.00'), sku: 'LAMP-0', inventoryItem: { quantity: 1 } }] },
  },
];

const [JACKET, LANTERN, DISH] = ['leather-jacket', 'paper-lantern', 'creme-brulee-dish'];

async function call(operation: unknown, request: object, token = visitor): Promise<Body> {
  const { status, body } = await shops.call(operation, request, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Body;
}
const slugsOf = (body: Body) => (body.products as Found).map(({ slug }) => slug);
const found = async (search: object, token?: string) =>
  slugsOf(await call(productsV3.searchProducts, { search }, token));
const words = (expression: string, more: object = {}) => found({ search: { expression, ...more } });
const filtered = async (filter: object, token?: string) =>
  (await found({ filter, sort: [{ fieldName: 'name' }] }, token)).sort();
async function violations(operation: unknown, request: object): Promise<string[]> {
  const { status, body } = await shops.call(operation, request, visitor);
  expect(status).toBe(400);
  const { details } = body as { details: { validationError: { fieldViolations: { field: string }[] } } };
  return details.validationError.fieldViolations.map(({ field }) => field);
}

test.each<[string, object, string[]]>([
  ['lantern', {}, [LANTERN, JACKET] as string[]],
  ['LANT', {}, [LANTERN, JACKET] as string[]],
  ['creme', {}, [DISH] as string[]],
  ['nordlys', {}, [JACKET] as string[]],
  ['jacket-l', { mode: 'AND' }, [JACKET] as string[]],
  ['401', {}, [JACKET] as string[]],
  ['paper jacket', {}, [JACKET, LANTERN] as string[]],
  ['paper jacket', { mode: 'AND' }, []],
  ['warm lantern', { mode: 'AND' }, [JACKET] as string[]],
  ['lantern', { fields: ['name'] }, [LANTERN] as string[]],
  ['lamp', { fields: ['variantsInfo.variants.sku'] }, [LANTERN] as string[]],
  ['prototype', {}, []],
  ['lantren', {}, []],
  ['lantren', { fuzzy: true }, [LANTERN, JACKET] as string[]],
])('a visitor who looks for %j with %j finds %j', async (expression, more, slugs) => {
  const answer = await words(expression, more);
  expect(expression === 'paper jacket' ? answer.sort() : answer).toEqual(slugs);
});

test('callers who may see hidden products find them', async () => {
  expect((await found({ search: { expression: 'lantern' } }, shops.one.apiKey)).sort()).toEqual([
    JACKET,
    LANTERN,
    'prototype-lantern',
  ]);
});

test('pages by relevance cover all results, in both directions', async () => {
  const page = (cursorPaging: object, search?: object) =>
    call(productsV3.searchProducts, { search: { cursorPaging, ...search } });
  const first = await page({ limit: 1 }, { search: { expression: 'lantern' } });
  const cursors = (body: Body) => (body.pagingMetadata as { cursors: { next?: string; prev?: string } }).cursors;
  const second = await page({ cursor: cursors(first).next });
  expect([slugsOf(first), slugsOf(second), cursors(second).next]).toEqual([[LANTERN], [JACKET], undefined]);
  expect(slugsOf(await page({ cursor: cursors(second).prev }))).toEqual([LANTERN]);
});

test.each<[object, (string | undefined)[]]>([
  [{ name: { $startsWith: 'leather' } }, [JACKET]],
  [{ 'actualPriceRange.minValue.amount': { $lt: '24.50' } }, [DISH]],
  [{ 'actualPriceRange.maxValue.amount': '219' }, [JACKET]],
  [{ 'compareAtPriceRange.minValue.amount': { $exists: true } }, [JACKET]],
  [{ 'inventory.availabilityStatus': 'OUT_OF_STOCK' }, [DISH]],
  [{ 'inventory.availabilityStatus': { $ne: 'IN_STOCK' } }, [DISH, JACKET]],
  [{ 'inventory.preorderStatus': 'DISABLED' }, [DISH, JACKET, LANTERN]],
  [{ 'brand.name': 'Loom' }, [LANTERN]],
  [{ 'physicalProperties.deliveryProfileId': FRAGILE }, [LANTERN]],
  [{ 'brand.id': { $exists: false } }, [DISH]],
  [{ 'ribbon.name': { $in: ['New'] } }, [JACKET]],
  [{ 'options.choicesSettings.choices.name': { $hasSome: ['L', 'XL'] } }, [JACKET]],
  [{ 'options.id': { $isEmpty: true } }, [DISH, LANTERN]],
  [{ 'variantsInfo.variants.sku': { $hasSome: ['LAMP-1', 'DISH-1'] } }, [DISH, LANTERN]],
  [{ 'variantsInfo.variants.barcode': '401' }, [JACKET]],
  [{ 'variantSummary.variantCount': { $gt: 1 } }, [JACKET]],
  [{ 'infoSections.id': { $isEmpty: false } }, []],
  [{ 'media.main': { $exists: true } }, []],
  [{ 'subscriptionDetails.subscriptions': { $isEmpty: false } }, []],
  [{ 'tags.publicTags.tagIds': { $hasSome: ['a'] } }, []],
  [{ 'extendedFields.namespaces.mine.a': { $exists: false } }, [DISH, JACKET, LANTERN]],
  [{ $not: { $or: [{ name: 'Paper lantern' }, { 'brand.name': 'Nordlys' }] } }, [DISH]],
  [
    { 'allCategoriesInfo.categories': { $matchItems: [{ id: '00000000-0000-0000-0000-000000000001' }] } },
    [DISH, JACKET, LANTERN],
  ],
])('a search with the filter %j finds %j', async (filter, slugs) => {
  expect(await filtered(filter)).toEqual(slugs);
});

test('private tags are a field for staff only', async () => {
  const filter = { 'tags.privateTags.tagIds': { $isEmpty: true } };
  expect(await violations(productsV3.searchProducts, { search: { filter } })).toEqual([
    'search.filter.tags.privateTags.tagIds',
  ]);
  expect(await filtered(filter, shops.one.apiKey)).toHaveLength(4);
});

test('facets come with the page, in wire units, over all results', async () => {
  const aggregations = [
    { name: 'brands', type: 'VALUE', fieldPath: 'brand.name' },
    { name: 'sizes', type: 'VALUE', fieldPath: 'options.choicesSettings.choices.name', value: { sortType: 'VALUE' } },
    { name: 'stock', type: 'VALUE', fieldPath: 'inventory.availabilityStatus', value: { sortType: 'VALUE' } },
    { name: 'cheapest', type: 'SCALAR', fieldPath: 'actualPriceRange.minValue.amount', scalar: { type: 'MIN' } },
    {
      name: 'prices',
      type: 'RANGE',
      fieldPath: 'actualPriceRange.minValue.amount',
      range: { buckets: [{ to: 24.5 }, { from: 24.5 }] },
    },
  ];
  const facets = async (search: object) =>
    ((await call(productsV3.searchProducts, { search: { aggregations, ...search } })).aggregationData as Body).results;
  expect(await facets({ search: { expression: 'lantern' } })).toMatchObject([
    {
      values: {
        results: [
          { value: 'Loom', count: 1 },
          { value: 'Nordlys', count: 1 },
        ],
      },
    },
    {
      values: {
        results: [
          { value: 'L', count: 1 },
          { value: 'M', count: 1 },
        ],
      },
    },
    {
      values: {
        results: [
          { value: 'IN_STOCK', count: 1 },
          { value: 'PARTIALLY_OUT_OF_STOCK', count: 1 },
        ],
      },
    },
    { scalar: { type: 'MIN', value: 24.5 } },
    {
      ranges: {
        results: [
          { to: 24.5, count: 0 },
          { from: 24.5, count: 2 },
        ],
      },
    },
  ]);
  expect(((await facets({})) as unknown[])[3]).toMatchObject({ scalar: { value: 12 } });
});

test('a violation of a search names its field', async () => {
  const wrong = (search: object) => violations(productsV3.searchProducts, { search });
  expect(await wrong({ filter: { colour: 1 } })).toEqual(['search.filter.colour']);
  expect(await wrong({ sort: [{ fieldName: 'options.id' }] })).toEqual(['search.sort.0.fieldName']);
  expect(await wrong({ search: { expression: 'x', fields: ['price'] } })).toEqual(['search.search.fields.0']);
  expect(await wrong({ aggregations: [{ type: 'VALUE', fieldPath: 'colour' }] })).toEqual([
    'search.aggregations.0.fieldPath',
  ]);
});

test('counts by filter and words', async () => {
  const count = async (request: object) => (await call(productsV3.countProducts, request)).count;
  expect(await count({ search: { expression: 'lantren', fuzzy: true } })).toBe(2);
  expect(await count({ search: { expression: 'lantern' }, filter: { 'brand.name': 'Loom' } })).toBe(1);
  expect(await violations(productsV3.countProducts, { filter: { colour: 1 } })).toEqual(['filter.colour']);
});

test('V1 queries ask for options by name, stock, brand and ribbon', async () => {
  const query = async (filter: object) =>
    slugsOf(await call(productsV1Reader.queryProducts, { query: { filter, sort: [{ fieldName: 'name' }] } }));
  expect(await query({ 'options.Size': { $hasSome: ['L'] } })).toEqual([JACKET]);
  expect(await query({ 'options.Colour': 'L' })).toEqual([]);
  expect(await query({ inventoryStatus: 'OUT_OF_STOCK' })).toEqual([DISH]);
  expect(await query({ brand: 'Loom' })).toEqual([LANTERN]);
  expect(await query({ ribbon: 'New', description: { $contains: 'winter' } })).toEqual([JACKET]);
});

test('results follow a change', async () => {
  const { product } = (await call(
    productsV3.createProduct,
    {
      product: { name: 'Walnut bowl', physicalProperties: {}, variantsInfo: { variants: [{ price: price('30') }] } },
    },
    shops.one.apiKey,
  )) as { product: { id: string; revision: string } };
  expect(await words('walnut')).toEqual(['walnut-bowl']);
  const { id, revision } = product;
  await call(productsV3.updateProduct, { product: { id, revision, name: 'Cherry bowl' } }, shops.one.apiKey);
  expect([await words('walnut'), await words('cherry')]).toEqual([[], ['walnut-bowl']]);
  await call(productsV3.deleteProduct, { productId: id }, shops.one.apiKey);
  expect(await words('cherry')).toEqual([]);
});

test('variants are found across products by code, price and stock', async () => {
  const query = async (query: object, token?: string) =>
    (await call(variants.queryVariants, { query }, token)).variants as { sku: string; productData: Body }[];
  const skus = async (filter: object, token?: string) =>
    (await query({ filter, sort: [{ fieldName: 'sku' }] }, token)).map(({ sku }) => sku);
  expect(await skus({})).toEqual(['DISH-1', 'JACKET-L', 'JACKET-M', 'LAMP-1']);
  expect(await skus({}, shops.one.apiKey)).toContain('LAMP-0');
  expect(await skus({ 'price.actualPrice.amount': { $gt: '200' } })).toEqual(['JACKET-L']);
  expect(await skus({ 'inventoryStatus.inStock': false })).toEqual(['DISH-1', 'JACKET-L']);
  expect(await skus({ 'productData.name': { $startsWith: 'paper' } })).toEqual(['LAMP-1']);
  expect(await query({ filter: { sku: 'JACKET-M' } })).toMatchObject([
    {
      variantId: expect.any(String),
      barcode: '401',
      optionChoices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'M' } }],
      price: { actualPrice: { amount: '199.00' }, compareAtPrice: { amount: '249.00' } },
      inventoryStatus: { inStock: true },
      productData: { productId: ids['Leather jacket'], slug: JACKET, productType: 'PHYSICAL' },
    },
  ]);
});

test('a search for variants finds words of the product and codes of the variant itself', async () => {
  const search = async (search: object) => {
    const answer = await call(variants.searchVariants, { search });
    return { skus: (answer.variants as { sku: string }[]).map(({ sku }) => sku).sort(), answer };
  };
  expect((await search({ search: { expression: 'jacket-l', mode: 'AND' } })).skus).toEqual(['JACKET-L', 'JACKET-M']);
  expect((await search({ search: { expression: 'jacket-l', mode: 'AND', fields: ['sku'] } })).skus).toEqual([
    'JACKET-L',
  ]);
  expect((await search({ search: { expression: '401' } })).skus).toEqual(['JACKET-M']);
  const aggregations = [{ name: 'n', type: 'SCALAR', fieldPath: 'sku', scalar: { type: 'COUNT_DISTINCT' } }];
  expect((await search({ aggregations })).answer.aggregationData).toEqual({
    results: [{ name: 'n', type: 'SCALAR', fieldPath: 'sku', scalar: { type: 'COUNT_DISTINCT', value: 4 } }],
  });
  expect(await violations(variants.searchVariants, { search: { filter: { colour: 1 } } })).toEqual([
    'search.filter.colour',
  ]);
  const { status } = await shops.call(variants.queryVariants, { fields: ['MERCHANT_DATA'] }, visitor);
  expect(status).toBe(403);
});

test('suggestions follow the input, tolerate a typo and show nothing hidden', async () => {
  const suggest = (text: string) => call(searchService.suggest, { text });
  const { products: suggested, corrections } = await suggest('pap');
  expect([suggested, corrections]).toEqual([
    [
      {
        id: ids['Paper lantern'],
        name: 'Paper lantern',
        slug: LANTERN,
        price: '24.50',
        formattedPrice: '€24.50',
        priceVaries: false,
      },
    ],
    [],
  ]);
  expect(slugsOf(await suggest('lantern'))).toEqual([LANTERN, JACKET]);
  expect(await suggest('jakcet')).toMatchObject({
    products: [{ slug: JACKET }],
    corrections: [{ word: 'jakcet', alternatives: ['jacket'] }],
  });
  expect(await suggest('  ')).toEqual({ products: [], categories: [], corrections: [] });
  expect(await suggest('zzzzzz')).toEqual({ products: [], categories: [], corrections: [] });
});

test("the storefront's list corrects a search without results, and says so", async () => {
  const list = (search: object) => call(storefront.listProducts, { search });
  const answer = await list({
    search: { expression: 'lantren' },
    aggregations: [{ type: 'VALUE', fieldPath: 'brand.name' }],
  });
  expect([slugsOf(answer), answer.total]).toEqual([[LANTERN, JACKET], 2]);
  expect(answer).toMatchObject({ corrections: [{ word: 'lantren', alternatives: ['lantern'] }] });
  expect((answer.aggregationData as { results: unknown[] }).results).toHaveLength(1);
});

test('another site sees none of it', async () => {
  const other = await shops.other.visitorToken();
  expect(await found({ search: { expression: 'lantern' } }, other)).toEqual([]);
  expect((await call(variants.queryVariants, {}, other)).variants).toEqual([]);
  expect(await call(searchService.suggest, { text: 'jakcet' }, other)).toMatchObject({ products: [], corrections: [] });
});

test('products saved by an earlier version are searchable after a start', async () => {
  const database = shops.database;
  await asPlatform('as an earlier version left it', database, async (tx) => {
    await sql`update products set search = '', brand_name = null, skus = '{}'`.execute(tx.db);
    await sql`delete from product_variants`.execute(tx.db);
    await sql`delete from search_words`.execute(tx.db);
    await sql`update platform_settings set value = '0' where name = 'derivation of products'`.execute(tx.db);
  });
  expect(await found({ filter: { 'brand.name': 'Loom', visible: true }, sort: [{ fieldName: 'slug' }] })).toEqual([]);
  await deriveOutdatedProducts(database);
  expect(await found({ search: { expression: 'lantren', fuzzy: true }, sort: [{ fieldName: 'slug' }] })).toEqual([
    JACKET,
    LANTERN,
  ]);
  expect((await call(variants.queryVariants, { query: { cursorPaging: { limit: 99 } } })).variants).toHaveLength(4);
});
