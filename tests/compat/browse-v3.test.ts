import type { TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  MISSING,
  newOwner,
  newVisitor,
  type Owner,
  refusalOf,
  startShop,
  type Visitor,
  violationsOf,
} from './public-clients.ts';

const VISIBLE = ['linen-shirt', 'sewing-pattern', 'stoneware-mug', 'tall-vase'];

let shop: TestServer;
let visitor: Visitor;
let owner: Owner;
beforeAll(async () => {
  shop = await startShop();
  visitor = newVisitor(shop);
  owner = newOwner(shop);
});
afterAll(() => shop?.stop());

type Products = { slug?: string | null }[] | undefined;
const slugs = (products: Products) => (products ?? []).map(({ slug }) => slug);

async function product(slug: string) {
  const { product } = await visitor.productsV3.getProductBySlug(slug);
  return product ?? expect.fail(`no product ${slug}`);
}

async function idOf(slug: string): Promise<string> {
  return (await product(slug))._id ?? '';
}

async function categoryId(slug: string): Promise<string> {
  return (await visitor.collections.getCollectionBySlug(slug)).collection?._id ?? '';
}

test('a product has the fields of every response', async () => {
  const shirt = await product('linen-shirt');
  expect(shirt).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    revision: '1',
    name: 'Linen Shirt',
    slug: 'linen-shirt',
    visible: true,
    productType: 'PHYSICAL',
    brand: { name: 'Loom' },
    actualPriceRange: {
      minValue: { amount: '59.00', formattedAmount: '€59.00' },
      maxValue: { amount: '64.00', formattedAmount: '€64.00' },
    },
    inventory: { availabilityStatus: 'PARTIALLY_OUT_OF_STOCK' },
    variantSummary: { variantCount: 6 },
  });
  expect(shirt._createdDate).toBeInstanceOf(Date);
  expect(shirt.media?.main?.image).toMatch(/^wix:image:\/\/v1\/[0-9a-f]+\.webp\/.+#originWidth=400&originHeight=500$/);
  expect(
    shirt.options?.map(({ name, choicesSettings }) => [name, choicesSettings?.choices?.map((one) => one.name)]),
  ).toEqual([
    ['Size', ['S', 'M', 'L']],
    ['Colour', ['Sand', 'Ink']],
  ]);
});

test('variants name their choices, price and stock', async () => {
  const { variantsInfo } = await product('linen-shirt');
  expect(variantsInfo?.variants).toHaveLength(6);
  expect(variantsInfo?.variants?.at(-1)).toMatchObject({
    sku: 'SHIRT-L-INK',
    visible: true,
    choices: [
      { optionChoiceNames: { optionName: 'Size', choiceName: 'L' } },
      { optionChoiceNames: { optionName: 'Colour', choiceName: 'Ink' } },
    ],
    price: { actualPrice: { amount: '64.00' } },
    inventoryStatus: { inStock: false },
  });
  const { variantsInfo: reduced } = await product('sewing-pattern');
  expect(reduced?.variants?.[0]?.price).toMatchObject({
    actualPrice: { amount: '9.90', formattedAmount: '€9.90' },
    compareAtPrice: { amount: '12.00', formattedAmount: '€12.00' },
  });
});

test('requested fields are added', async () => {
  const fields = [
    'CURRENCY',
    'URL',
    'PLAIN_DESCRIPTION',
    'DESCRIPTION',
    'MEDIA_ITEMS_INFO',
    'DIRECT_CATEGORIES_INFO',
    'BREADCRUMBS_INFO',
    'INFO_SECTION',
  ] as const;
  const { product: asked } = await visitor.productsV3.getProductBySlug('linen-shirt', { fields: [...fields] });
  const clothing = await categoryId('clothing');
  expect(asked).toMatchObject({
    currency: 'EUR',
    url: expect.stringContaining('/product-page/linen-shirt'),
    plainDescription: '<p>Washed linen.</p>',
    description: { nodes: [{ type: 'PARAGRAPH' }] },
    media: { itemsInfo: { items: [{ image: expect.stringMatching(/^wix:image:/) }] } },
    directCategoriesInfo: { categories: [{ _id: clothing }] },
    breadcrumbsInfo: { breadcrumbs: [{ categoryId: clothing, categoryName: 'Clothing', categorySlug: 'clothing' }] },
    infoSections: [],
  });
  const plain = await product('linen-shirt');
  expect([plain.currency, plain.plainDescription, plain.media?.itemsInfo]).toEqual([undefined, undefined, undefined]);
});

test('a product by its id and by its slug is the same', async () => {
  const bySlug = await product('stoneware-mug');
  expect(await visitor.productsV3.getProduct(bySlug._id ?? '')).toEqual(bySlug);
});

test('missing and hidden products are not found by visitors, without an application error', async () => {
  const hidden = (await owner.productsV3.getProductBySlug('prototype')).product?._id ?? '';
  const calls = [
    visitor.productsV3.getProduct(MISSING),
    visitor.productsV3.getProduct(hidden),
    visitor.productsV3.getProduct('no-guid'),
    visitor.productsV3.getProductBySlug('prototype'),
    visitor.productsV3.getProductBySlug('no-such'),
  ];
  for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toEqual([404, 404]);
});

test('merchants’ data requires permission', async () => {
  const id = await idOf('stoneware-mug');
  const forbidden = ['NO_PERMISSION_TO_READ_MERCHANT_DATA', 403];
  expect(await refusalOf(visitor.productsV3.getProduct(id, { fields: ['MERCHANT_DATA'] }))).toEqual(forbidden);
  expect(await refusalOf(visitor.productsV3.queryProducts({}, { fields: ['MERCHANT_DATA'] }))).toEqual(forbidden);
  expect(await refusalOf(visitor.productsV3.searchProducts({}, { fields: ['MERCHANT_DATA'] }))).toEqual(forbidden);
  expect(await owner.productsV3.getProduct(id, { fields: ['MERCHANT_DATA'] })).toMatchObject({ slug: 'stoneware-mug' });
});

test('an unknown field is refused', async () => {
  const wrong = { fields: ['name' as 'URL'] };
  const rule = { 'fields.0': 'INVALID_ENUM_VALUE' };
  expect(await violationsOf(visitor.productsV3.getProduct(MISSING, wrong))).toEqual(rule);
  expect(await violationsOf(visitor.productsV3.getProductBySlug('stoneware-mug', wrong))).toEqual(rule);
});

test('queries with filters, sorted', async () => {
  const id = await idOf('tall-vase');
  const found = async (filter: object) =>
    slugs(
      (await visitor.productsV3.queryProducts({ filter, sort: [{ fieldName: 'slug', order: 'ASC' }] }, {})).products,
    );
  expect(await found({})).toEqual(VISIBLE);
  expect(await found({ _id: id })).toEqual(['tall-vase']);
  expect(await found({ _id: { $in: [id, MISSING] } })).toEqual(['tall-vase']);
  expect(await found({ slug: { $startsWith: 's' } })).toEqual(['sewing-pattern', 'stoneware-mug']);
  expect(await found({ $or: [{ slug: 'tall-vase' }, { slug: 'linen-shirt' }] })).toEqual(['linen-shirt', 'tall-vase']);
  expect(await found({ $not: { slug: 'tall-vase' }, visible: true })).toEqual(VISIBLE.slice(0, 3));
  expect(await found({ slug: 'prototype' })).toEqual([]);
  const builder = await visitor.productsV3.queryProducts().eq('slug', 'tall-vase').find();
  expect(slugs(builder.items)).toEqual(['tall-vase']);
});

test('a query returns variants as well, as some storefronts read them there', async () => {
  const { products } = await visitor.productsV3.queryProducts({ filter: { slug: 'linen-shirt' } }, {});
  expect(products?.[0]?.variantsInfo?.variants).toHaveLength(6);
});

test('later pages need only the cursor', async () => {
  const sort = [{ fieldName: 'slug' as const, order: 'DESC' as const }];
  const first = await visitor.productsV3.queryProducts({ sort, cursorPaging: { limit: 3 } }, {});
  expect(slugs(first.products)).toEqual(VISIBLE.toReversed().slice(0, 3));
  const { next, prev } = first.pagingMetadata?.cursors ?? {};
  expect([typeof next, prev ?? null]).toEqual(['string', null]);
  const second = await visitor.productsV3.queryProducts({ cursorPaging: { cursor: next, limit: 3 } }, {});
  expect(slugs(second.products)).toEqual(['linen-shirt']);
  const back = await visitor.productsV3.queryProducts(
    { cursorPaging: { cursor: second.pagingMetadata?.cursors?.prev } },
    {},
  );
  expect(slugs(back.products)).toEqual(slugs(first.products));

  const page = await visitor.productsV3.queryProducts().ascending('slug').limit(2).find();
  const following = await page.next();
  expect([slugs(page.items), slugs(following.items), following.hasNext()]).toEqual([
    VISIBLE.slice(0, 2),
    VISIBLE.slice(2),
    false,
  ]);
});

test('a foreign cursor is refused', async () => {
  const forged = visitor.productsV3.queryProducts({ cursorPaging: { cursor: 'bm90IG91cnM' } }, {});
  expect(Object.keys(await violationsOf(forged))).toEqual(['query.cursorPaging.cursor']);
});

test('errors in a query are explained', async () => {
  const query = (wrong: object) => violationsOf(visitor.productsV3.queryProducts(wrong, {}));
  expect(await query({ filter: { name: 'Mug' } })).toEqual({ 'query.filter.name': 'FIELD_NOT_ALLOWED' });
  expect(await query({ filter: { slug: { $near: 'x' } } })).toEqual({ 'query.filter.slug.$near': expect.any(String) });
  expect(await query({ sort: [{ fieldName: 'name' }] })).toEqual({ 'query.sort.0.fieldName': 'FIELD_NOT_ALLOWED' });
  expect(await query({ sort: [{ fieldName: 'slug', order: 'UP' }] })).toEqual({
    'query.sort.0.order': 'INVALID_ENUM_VALUE',
  });
  expect(await query({ cursorPaging: { limit: 101 } })).toEqual({ 'query.cursorPaging.limit': 'MAX' });
});

test('searches by category, price and words', async () => {
  const clothing = await categoryId('clothing');
  const search = async (search: object) => slugs((await visitor.productsV3.searchProducts(search, {})).products).sort();
  const inClothing = { $matchItems: [{ _id: clothing }] };
  expect(await search({ filter: { 'directCategoriesInfo.categories': inClothing } })).toEqual([
    'linen-shirt',
    'sewing-pattern',
  ]);
  expect(await search({ filter: { 'allCategoriesInfo.categories': inClothing } })).toEqual([
    'linen-shirt',
    'sewing-pattern',
  ]);
  expect(await search({ filter: { 'actualPriceRange.minValue.amount': { $gte: '18.50', $lt: 59 } } })).toEqual([
    'stoneware-mug',
    'tall-vase',
  ]);
  expect(await search({ search: { expression: 'linen' } })).toEqual(['linen-shirt']);
  expect(await search({ search: { expression: 'mug vase', mode: 'OR' } })).toEqual(['stoneware-mug', 'tall-vase']);
  expect(await search({ search: { expression: 'prototype' } })).toEqual([]);
  expect(await search({})).toEqual(VISIBLE);
});

test('search sorts by price, pages by cursor and marks the last page', async () => {
  const sort = [{ fieldName: 'actualPriceRange.minValue.amount' as const, order: 'ASC' as const }];
  const first = await visitor.productsV3.searchProducts({ sort, cursorPaging: { limit: 2 } }, {});
  expect([slugs(first.products), first.pagingMetadata?.hasNext]).toEqual([['sewing-pattern', 'stoneware-mug'], true]);
  const cursor = first.pagingMetadata?.cursors?.next;
  const last = await visitor.productsV3.searchProducts({ cursorPaging: { cursor } }, {});
  expect([slugs(last.products), last.pagingMetadata?.hasNext]).toEqual([['tall-vase', 'linen-shirt'], false]);
});

test('errors in a search are explained', async () => {
  const search = (wrong: object) => violationsOf(visitor.productsV3.searchProducts(wrong, {}));
  expect(await search({ filter: { colour: 'red' } })).toEqual({ 'search.filter.colour': 'FIELD_NOT_ALLOWED' });
  expect(await search({ search: { expression: 'x', mode: 'SOME' } })).toEqual({
    'search.search.mode': 'INVALID_ENUM_VALUE',
  });
});

test('counts', async () => {
  expect(await visitor.productsV3.countProducts()).toEqual({ count: 4 });
  expect(await visitor.productsV3.countProducts({ filter: { productType: 'DIGITAL' } })).toEqual({ count: 1 });
  expect(await visitor.productsV3.countProducts({ search: { expression: 'linen' } })).toEqual({ count: 1 });
  expect(await owner.productsV3.countProducts({ returnNonVisibleProducts: true })).toEqual({ count: 5 });
  const hidden = visitor.productsV3.countProducts({ returnNonVisibleProducts: true });
  expect(await refusalOf(hidden)).toEqual(['NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS', 403]);
  const wrong = visitor.productsV3.countProducts({ filter: { colour: 'red' } });
  expect(await violationsOf(wrong)).toEqual({ 'filter.colour': 'FIELD_NOT_ALLOWED' });
});

test('the owner sees hidden products', async () => {
  expect((await owner.productsV3.getProductBySlug('prototype')).product).toMatchObject({ visible: false });
  expect((await owner.productsV3.queryProducts({}, {})).products).toHaveLength(5);
});

test('the version of the catalogue is returned', async () => {
  expect(await visitor.catalogVersioning.getCatalogVersion()).toEqual({ catalogVersion: 'V3_CATALOG' });
});
