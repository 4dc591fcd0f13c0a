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

let shop: TestServer;
let owner: Owner;
let visitor: Visitor;
let mediaId: string;
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
  visitor = newVisitor(shop);
  const { items } = await visitor.products.queryProducts().eq('slug', 'stoneware-mug').find();
  mediaId = items[0]?.media?.mainMedia?._id ?? '';
});
afterAll(() => shop?.stop());

const wood = { name: 'Wood', choices: ['Oak', 'Ash'].map((value) => ({ value, description: value })) };
const make = async (name: string) => {
  const { product } = await owner.products.createProduct({
    name,
    productType: 'physical',
    priceData: { price: 120 },
    costAndProfitData: { itemCost: 40 },
    productOptions: [wood],
    brand: 'Grain',
    ribbon: 'New',
  });
  return product?._id ?? '';
};
const read = async (id: string) => (await owner.products.getProduct(id, { includeMerchantSpecificData: true })).product;
type Bulk = { results?: { itemMetadata?: { success?: boolean; error?: { code?: string } } }[] };
const codesOf = ({ results }: Bulk) =>
  results?.map(({ itemMetadata }) => (itemMetadata?.success ? 'ok' : itemMetadata?.error?.code));

test('variants are changed one by one and reset', async () => {
  const id = await make('Bench');
  const { variants } = await owner.products.updateProductVariants(id, [
    { choices: { Wood: 'Oak' }, price: 150, sku: 'OAK' },
  ]);
  expect(variants).toMatchObject([
    { variant: { sku: 'OAK', priceData: { price: 150 } } },
    { variant: { priceData: { price: 120 } } },
  ]);
  await owner.products.resetAllProductVariantData(id);
  expect((await read(id))?.variants).toMatchObject([
    { variant: { sku: '' } },
    { variant: { priceData: { price: 150 } } },
  ]);
});

test('media of products and of choices', async () => {
  const id = await make('Stool');
  await owner.products.addProductMedia(id, [{ mediaId }]);
  await owner.products.addProductMediaToChoices(id, [{ option: 'Wood', choice: 'Oak', mediaIds: [mediaId] }]);
  expect(await read(id)).toMatchObject({
    media: { mainMedia: { _id: mediaId } },
    productOptions: [{ choices: [{ media: { items: [{ _id: mediaId }] } }, {}] }],
  });
  await owner.products.removeProductMediaFromChoices(id, [{ option: 'Wood', choice: 'Oak', mediaIds: [mediaId] }]);
  await owner.products.removeProductMedia(id, [mediaId]);
  expect((await read(id))?.media?.items).toEqual([]);
});

test('options, brand and ribbon are removed', async () => {
  const id = await make('Shelf');
  await owner.products.deleteProductOptions(id);
  await owner.products.removeBrand(id);
  await owner.products.removeRibbon(id);
  expect(await read(id)).toMatchObject({ productOptions: [], ribbons: [], variants: [{ choices: {} }] });
  expect((await read(id))?.brand ?? null).toBeNull();
});

test('many products at once', async () => {
  const [one, other] = [await make('Desk'), await make('Table')];
  const ids = [one, MISSING, other];
  expect(codesOf(await owner.products.bulkUpdateProductsProperty(ids, { price: 200 }))).toEqual([
    'ok',
    'NOT_FOUND',
    'ok',
  ]);
  const adjusted = await owner.products.bulkAdjustProductProperty({ price: { percentage: { rate: 10 } } }, ids);
  expect(codesOf(adjusted)).toEqual(['ok', 'NOT_FOUND', 'ok']);
  expect((await read(other))?.priceData?.price).toBe(220);
});

test('variants across products', async () => {
  const id = await make('Ladder');
  const { variants, metadata } = await owner.products.queryStoreVariants({
    filter: { productId: id },
    paging: { limit: 1 },
  });
  expect(metadata).toMatchObject({ count: 1, total: 2 });
  const variantId = variants?.[0]?._id ?? '';
  expect((await owner.products.getStoreVariant(variantId)).variant).toMatchObject({
    productId: id,
    productName: 'Ladder',
  });
});

test('collections and their products', async () => {
  const id = await make('Chest');
  const { collection } = await owner.products.createCollection({ name: 'Storage' });
  const collectionId = collection?._id ?? '';
  expect((await owner.products.updateCollection(collectionId, { name: 'Storing' })).collection).toMatchObject({
    name: 'Storing',
  });
  await owner.products.addProductsToCollection(collectionId, [id]);
  expect((await read(id))?.collectionIds).toContain(collectionId);
  await owner.products.removeProductsFromCollection(collectionId, [id]);
  expect((await read(id))?.collectionIds).not.toContain(collectionId);
  await owner.products.deleteCollection(collectionId);
  expect(await refusalOf(owner.products.deleteCollection(collectionId))).toEqual([404, 404]);
});

test('refusals, and the invalid fields', async () => {
  const id = await make('Door');
  const { products } = owner;
  const absent = [
    products.resetAllProductVariantData(MISSING),
    products.removeProductMedia(MISSING, []),
    products.deleteProductOptions(MISSING),
    products.removeBrand(MISSING),
    products.removeRibbon(MISSING),
    products.getStoreVariant(MISSING),
  ];
  for (const refusal of await Promise.all(absent.map(refusalOf))) expect(refusal).toEqual([404, 404]);
  expect(await refusalOf(products.addProductMedia(id, [{ mediaId: 'none.webp' }]))).toEqual([
    'PRODUCT_MEDIA_NOT_EXIST',
    400,
  ]);
  const foreign = [{ option: 'Wood', choice: 'Elm', mediaIds: [mediaId] }];
  expect(await refusalOf(products.addProductMediaToChoices(id, foreign))).toEqual(['CHOICE_NOT_EXIST', 400]);
  expect(await refusalOf(products.removeProductMediaFromChoices(id, foreign))).toEqual(['CHOICE_NOT_EXIST', 400]);
  expect(await violationsOf(products.updateProductVariants(id, [{ choices: {}, price: 1e12 }]))).toEqual({
    'variants.0.price': 'MAX',
  });
  expect(await violationsOf(products.addProductMedia(id, []))).toEqual({ media: 'MIN_SIZE' });
  expect(await violationsOf(products.addProductMediaToChoices(id, []))).toEqual({ media: 'MIN_SIZE' });
  expect(await violationsOf(products.removeProductMediaFromChoices(id, []))).toEqual({ media: 'MIN_SIZE' });
  expect(await violationsOf(products.bulkUpdateProductsProperty([], { price: 1 }))).toEqual({ ids: 'MIN_SIZE' });
  expect(
    await violationsOf(products.bulkAdjustProductProperty({ price: { percentage: { rate: 2000 } } }, [id])),
  ).toEqual({ 'adjust.price.percentage.rate': 'MAX' });
  expect(await violationsOf(products.queryStoreVariants({ filter: { nothing: 1 } }))).toEqual({
    'query.filter.nothing': 'FIELD_NOT_ALLOWED',
  });
});

test('visitors cannot change anything', async () => {
  const { products } = visitor;
  const calls = [
    products.removeBrand(MISSING),
    products.deleteProductOptions(MISSING),
    products.bulkUpdateProductsProperty([MISSING], { price: 1 }),
    products.queryStoreVariants({}),
  ];
  for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toEqual([403, 403]);
});
