import type { TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  errorOf,
  MISSING,
  newOwner,
  newVisitor,
  refusalOf,
  startShop,
  type Visitor,
  violationsOf,
} from './public-clients.ts';

const ALL_PRODUCTS = '00000000-000000-000000-000000000001';
const VISIBLE = ['linen-shirt', 'sewing-pattern', 'stoneware-mug', 'tall-vase'];

let shop: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startShop();
  visitor = newVisitor(shop);
});
afterAll(() => shop?.stop());

type Found = { items: { slug?: string | null }[] };
const slugs = ({ items }: Found) => items.map(({ slug }) => slug).sort();
const query = () => visitor.products.queryProducts();

async function product(slug: string) {
  const { items } = await query().eq('slug', slug).find();
  return items[0] ?? expect.fail(`no product ${slug}`);
}

const collection = async (slug: string) =>
  (await visitor.collections.getCollectionBySlug(slug)).collection ?? expect.fail(`no collection ${slug}`);

test('a product has every field that storefronts read', async () => {
  const shirt = await product('linen-shirt');
  const clothing = await collection('clothing');
  const price = { price: 59, currency: 'EUR', formatted: { price: '€59.00', discountedPrice: '€59.00' } };
  expect(shirt).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Linen Shirt',
    visible: true,
    productType: 'physical',
    description: '<p>Washed linen.</p>',
    lastUpdated: expect.anything(),
    manageVariants: true,
    collectionIds: [clothing._id],
    stock: { trackInventory: true, inventoryStatus: 'PARTIALLY_OUT_OF_STOCK', quantity: 16, inStock: true },
    price,
    priceData: price,
    convertedPriceData: price,
    priceRange: { minValue: 59, maxValue: 64 },
    discount: { type: 'NONE', value: 0 },
    brand: 'Loom',
    additionalInfoSections: [],
    ribbons: [],
    customTextFields: [],
    productPageUrl: { base: expect.stringContaining(shop.site.host), path: 'product-page/linen-shirt' },
  });
  expect(shirt.media?.mainMedia?.image).toMatchObject({
    url: expect.stringMatching(/^https:\/\/static\.wixstatic\.com\/media\/./),
    width: 400,
    height: 500,
    altText: 'A shirt on a hanger',
  });
  expect(shirt.media?.items).toHaveLength(1);
});

test('options and variants carry names, prices and stock', async () => {
  const shirt = await product('linen-shirt');
  expect(
    shirt.productOptions?.map(({ name, choices }) => [name, choices?.map(({ description }) => description)]),
  ).toEqual([
    ['Size', ['S', 'M', 'L']],
    ['Colour', ['Sand', 'Ink']],
  ]);
  expect(shirt.productOptions?.[0]?.choices?.map(({ value, inStock }) => [value, inStock])).toEqual([
    ['S', true],
    ['M', true],
    ['L', false],
  ]);
  expect(shirt.variants).toHaveLength(6);
  expect(shirt.variants?.find(({ choices }) => choices?.Size === 'L' && choices.Colour === 'Ink')).toMatchObject({
    _id: expect.any(String),
    variant: { sku: 'SHIRT-L-INK', priceData: { price: 64 }, weight: 0.25, visible: true },
    stock: { trackQuantity: true, quantity: 0, inStock: false },
  });
});

test('a product without options, with a digital file or on sale has the same shape', async () => {
  expect(await product('stoneware-mug')).toMatchObject({
    productOptions: [],
    variants: [{ choices: {} }],
    sku: 'MUG-1',
  });
  expect((await product('tall-vase')).stock).toMatchObject({
    inStock: false,
    inventoryStatus: 'OUT_OF_STOCK',
    quantity: 0,
  });
  expect(await product('sewing-pattern')).toMatchObject({
    productType: 'digital',
    priceData: { price: 12, discountedPrice: 9.9, formatted: { price: '€12.00', discountedPrice: '€9.90' } },
    discount: { type: 'AMOUNT', value: 2.1 },
    media: { items: [] },
  });
});

test('finds products by every filter that storefronts use', async () => {
  const [{ _id: mug }, { _id: vase }] = [await product('stoneware-mug'), await product('tall-vase')];
  const { _id: clothing = '' } = await collection('clothing');
  const found: Record<string, Promise<Found>> = {
    everything: query().find(),
    'an empty beginning': query().startsWith('name', '').find(),
    'the beginning of a name': query().startsWith('name', 'sToNe').find(),
    'a collection': query().hasSome('collectionIds', [clothing]).find(),
    'all products': query().hasSome('collectionIds', [ALL_PRODUCTS]).find(),
    'all products, as one asks for a collection': query()
      .eq('collectionIds' as 'slug', ALL_PRODUCTS)
      .find(),
    'types and prices as an address writes them': query()
      .hasSome('productType' as 'collectionIds', ['physical', 'digital'])
      .gt('priceData.price', '10' as unknown as number)
      .lt('priceData.price', '40' as unknown as number)
      .find(),
    'all but an id that is missing': query().ne('_id', '').find(),
    'ids that are none': query().in('_id', ['', 'undefined']).find(),
    'a collection that is none': query().hasSome('collectionIds', ['undefined']).find(),
    ids: query()
      .in('_id', [mug ?? '', vase ?? '', MISSING])
      .find(),
    'a price range': query().ge('priceData.price', 18.5).le('priceData.price', 59).find(),
    'price and type': query().gt('priceData.price', 10).eq('productType', 'physical').ne('slug', 'tall-vase').find(),
    'a hidden product': query().eq('slug', 'prototype').find(),
  };
  const names = await Promise.all(Object.entries(found).map(async ([what, result]) => [what, slugs(await result)]));
  expect(Object.fromEntries(names)).toEqual({
    everything: VISIBLE,
    'an empty beginning': VISIBLE,
    'the beginning of a name': ['stoneware-mug'],
    'a collection': ['linen-shirt', 'sewing-pattern'],
    'all products': VISIBLE,
    'all products, as one asks for a collection': VISIBLE,
    'types and prices as an address writes them': ['stoneware-mug'],
    'all but an id that is missing': VISIBLE,
    'ids that are none': [],
    'a collection that is none': [],
    ids: ['stoneware-mug', 'tall-vase'],
    'a price range': ['linen-shirt', 'stoneware-mug', 'tall-vase'],
    'price and type': ['linen-shirt', 'stoneware-mug'],
    'a hidden product': [],
  });
});

test('sorts, and pages with the total', async () => {
  const byName = await query().ascending('name').limit(3).find();
  expect(byName.items.map(({ name }) => name)).toEqual(['Linen Shirt', 'Sewing Pattern', 'Stoneware Mug']);
  expect([byName.totalCount, byName.totalPages, byName.hasNext()]).toEqual([4, 2, true]);
  const next = await byName.next();
  expect([next.items.map(({ name }) => name), next.hasNext()]).toEqual([['Tall Vase'], false]);
  const byPrice = await query().descending('price').find();
  expect(byPrice.items.map(({ slug }) => slug)).toEqual([
    'linen-shirt',
    'tall-vase',
    'stoneware-mug',
    'sewing-pattern',
  ]);
  expect((await query().descending('lastUpdated').skip(1).limit(1).find()).items).toHaveLength(1);
});

test('errors in a query are explained', async () => {
  const unknown = query()
    .eq('colour' as 'name', 'red')
    .find();
  expect(await violationsOf(unknown)).toEqual({ 'query.filter.colour': 'FIELD_NOT_ALLOWED' });
  expect(await violationsOf(query().limit(101).find())).toEqual({ 'query.paging.limit': 'MAX' });
  const unsortable = query()
    .ascending('description' as 'name')
    .find();
  expect(await violationsOf(unsortable)).toEqual({ 'query.sort.0.fieldName': 'FIELD_NOT_ALLOWED' });
});

test('a product by its id; a hidden or missing one is not found, without an application error', async () => {
  const { _id: id = '' } = await product('stoneware-mug');
  expect((await visitor.products.getProduct(id)).product).toMatchObject({ _id: id, slug: 'stoneware-mug' });
  const { items } = await newOwner(shop).products.queryProducts().eq('slug', 'prototype').find();
  const hidden = items[0]?._id ?? '';
  for (const missing of [MISSING, hidden, 'not-a-guid']) {
    expect(await refusalOf(visitor.products.getProduct(missing))).toEqual([404, 404]);
  }
});

test('collections, in every way of reading them', async () => {
  const all = await visitor.collections.queryCollections().ne('_id', ALL_PRODUCTS).find();
  expect(all.items.map(({ name, slug, numberOfProducts }) => [name, slug, numberOfProducts])).toEqual([
    ['Kitchen', 'kitchen', 1],
    ['Clothing', 'clothing', 2],
    ['Decor', 'decor', 1],
  ]);
  const kitchen = all.items[0] ?? expect.fail('no collection');
  expect(kitchen.media?.mainMedia?.image).toMatchObject({
    url: expect.stringMatching(/^https:\/\/static\.wixstatic\.com\/media\/./),
    width: 400,
    height: 500,
  });
  expect(await visitor.collections.getCollection(kitchen._id ?? '')).toEqual(kitchen);
  expect((await visitor.collections.getCollectionBySlug('kitchen')).collection).toEqual(kitchen);
  expect((await visitor.products.getCollectionBySlug('kitchen')).collection).toEqual(kitchen);
  expect((await visitor.collections.queryCollections().ne('_id', '').find()).items).toHaveLength(4);
  const { items: named } = await visitor.collections.queryCollections().eq('name', 'Decor').find();
  expect(named.map(({ slug }) => slug)).toEqual(['decor']);
});

test('the collection of all products', async () => {
  const byId = await visitor.collections.getCollection(ALL_PRODUCTS);
  const bySlug = await visitor.collections.getCollectionBySlug('all-products');
  expect(bySlug.collection).toEqual(byId);
  expect(byId).toMatchObject({ _id: ALL_PRODUCTS, name: 'All Products', numberOfProducts: 4 });
});

test('a missing collection has status 404 without its own application error code', async () => {
  const { details, status, requestId, message } = await errorOf(visitor.collections.getCollectionBySlug('no-such'));
  expect([status, details.applicationError?.code]).toEqual([404, 404]);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(message).toContain('there is no such collection');
  expect(await refusalOf(visitor.collections.getCollection(MISSING))).toEqual([404, 404]);
  expect(await refusalOf(visitor.products.getCollectionBySlug('no-such'))).toEqual([404, 404]);
});

test('errors in a query for collections are explained', async () => {
  const unknown = visitor.collections
    .queryCollections()
    .eq('colour' as 'name', 'red')
    .find();
  expect(await violationsOf(unknown)).toEqual({ 'query.filter.colour': 'FIELD_NOT_ALLOWED' });
});

test('the choices that remain, and the variant for the choices', async () => {
  const { _id: id = '' } = await product('linen-shirt');
  const chosen = await visitor.products.getProductOptionsAvailability(id, { Size: 'M', Colour: 'Ink' });
  expect(chosen.availableForPurchase).toBe(true);
  expect(chosen.selectedVariant).toMatchObject({
    sku: 'SHIRT-M-INK',
    price: { price: 59 },
    quantity: 3,
    inStock: true,
  });
  const soldOut = await visitor.products.getProductOptionsAvailability(id, { Size: 'L', Colour: 'Ink' });
  expect([soldOut.availableForPurchase, soldOut.selectedVariant?.inStock]).toEqual([false, false]);
  const half = await visitor.products.getProductOptionsAvailability(id, { Colour: 'Ink' });
  expect([half.availableForPurchase, half.selectedVariant]).toEqual([false, undefined]);
  expect(half.productOptions?.[0]?.choices?.map(({ inStock }) => inStock)).toEqual([true, true, false]);
  expect(await refusalOf(visitor.products.getProductOptionsAvailability(MISSING, {}))).toEqual([404, 404]);
  const wrong = { Size: 5 } as unknown as Record<string, string>;
  expect(Object.keys(await violationsOf(visitor.products.getProductOptionsAvailability(id, wrong)))).toEqual([
    'options.Size',
  ]);
});

test('variants by their choices or ids', async () => {
  const { _id: id = '', variants = [] } = await product('linen-shirt');
  const ink = await visitor.products.queryProductVariants(id, { choices: { Colour: 'Ink' }, paging: { limit: 2 } });
  expect(ink.variants?.map(({ choices }) => choices?.Size)).toEqual(['S', 'M']);
  expect(ink.totalResults).toBe(3);
  const [first] = variants;
  const byId = await visitor.products.queryProductVariants(id, { variantIds: [first?._id ?? ''] });
  expect(byId.variants).toEqual([first]);
  expect(await refusalOf(visitor.products.queryProductVariants(MISSING))).toEqual([404, 404]);
  const wrong = { paging: { limit: 'two' as unknown as number } };
  expect(Object.keys(await violationsOf(visitor.products.queryProductVariants(id, wrong)))).toEqual(['paging.limit']);
});

test('a long request is sent as POST and has the same results', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
  const { _id: mug = '' } = await product('stoneware-mug');
  expect(
    slugs(
      await query()
        .in('_id', [...ids, mug])
        .find(),
    ),
  ).toEqual(['stoneware-mug']);
});
