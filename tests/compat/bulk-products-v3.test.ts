import type { TestServer } from '@stoa/server/testing/server';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { infoSectionsV3, productsV3 } from '@wix/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let owner: ReturnType<typeof newOwner>;
let visitor: ReturnType<typeof newVisitor>;
const modules = { productsV3, infoSectionsV3 };
const newOwner = ({ site }: TestServer) =>
  createClient({ auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }), modules });
const newVisitor = ({ site }: TestServer) =>
  createClient({ auth: OAuthStrategy({ clientId: site.clientId }), modules: { productsV3 } });
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
  visitor = newVisitor(shop);
});
afterAll(() => shop?.stop());

const price = (amount: string) => ({ actualPrice: { amount } });
const lamp = (name: string) => ({
  name,
  productType: 'PHYSICAL' as const,
  physicalProperties: {},
  variantsInfo: { variants: [{ price: price('80.00'), physicalProperties: {} }] },
});
type Bulk = {
  results?: { itemMetadata?: { success?: boolean; error?: { code?: string } }; item?: { _id?: string | null } }[];
};
const codesOf = ({ results }: Bulk) =>
  results?.map(({ itemMetadata }) => (itemMetadata?.success ? 'ok' : itemMetadata?.error?.code));
const make = async (...names: string[]) => {
  const { results } = await owner.productsV3.bulkCreateProducts(names.map(lamp), { returnEntity: true });
  return (results ?? []).map(({ item }) => item?._id ?? '');
};
const sectionNamed = async (uniqueName: string) =>
  (await owner.infoSectionsV3.createInfoSection({ uniqueName, title: uniqueName }))._id ?? '';

test('products are created, changed and deleted together', async () => {
  const created = await owner.productsV3.bulkCreateProducts([lamp('One'), { ...lamp('Two'), slug: 'stoneware-mug' }], {
    returnEntity: true,
  });
  expect(codesOf(created)).toEqual(['ok', 'DUPLICATE_SLUG_ERROR']);
  const _id = created.results?.[0]?.item?._id ?? '';
  const updated = await owner.productsV3.bulkUpdateProducts(
    [{ product: { _id, revision: '1', name: 'First' } }, { product: { _id: MISSING, revision: '1' } }],
    { returnEntity: true },
  );
  expect(codesOf(updated)).toEqual(['ok', 'NOT_FOUND']);
  expect(updated.results?.[0]?.item).toMatchObject({ name: 'First', revision: '2' });
  expect(codesOf(await owner.productsV3.bulkDeleteProducts([_id, MISSING]))).toEqual(['ok', 'NOT_FOUND']);
});

test('products with their stock', async () => {
  const variants = [{ price: price('5.00'), physicalProperties: {}, inventoryItem: { quantity: 4 } }];
  const created = await owner.productsV3.bulkCreateProductsWithInventory(
    [{ ...lamp('Stocked'), variantsInfo: { variants } }],
    {
      returnEntity: true,
    },
  );
  const _id = created.productResults?.results?.[0]?.item?._id ?? '';
  expect(created.inventoryResults?.results).toMatchObject([{ item: { quantity: 4 } }]);
  const restocked = await owner.productsV3.bulkUpdateProductsWithInventory(
    [
      {
        product: {
          _id,
          revision: '1',
          variantsInfo: {
            variants: [{ price: price('5.00'), physicalProperties: {}, inventoryItem: { inStock: false } }],
          },
        },
      },
    ],
    { returnEntity: true },
  );
  expect(codesOf(restocked.productResults ?? {})).toEqual(['ok']);
  expect(restocked.productResults?.results?.[0]?.item?.inventory?.availabilityStatus).toBe('OUT_OF_STOCK');
});

test('info sections of many products', async () => {
  const [one = '', other = ''] = await make('Sectioned one', 'Sectioned two');
  const infoSectionIds = [await sectionNamed('care')];
  const products = [
    { productId: one, revision: '1' },
    { productId: other, revision: '9' },
  ];
  const added = await owner.productsV3.bulkAddInfoSectionsToProducts(products, {
    infoSectionIds,
    returnEntity: true,
    fields: ['INFO_SECTION'],
  });
  expect(codesOf(added)).toEqual(['ok', 'INVALID_REVISION']);
  expect(added.results?.[0]?.item?.infoSections).toMatchObject([{ uniqueName: 'care' }]);
  const removed = await owner.productsV3.bulkRemoveInfoSectionsFromProducts([{ productId: one, revision: '2' }], {
    infoSectionIds,
  });
  expect(codesOf(removed)).toEqual(['ok']);
});

test('all products that match a filter are changed in the background', async () => {
  const [one = ''] = await make('Filtered one', 'Filtered two');
  const filter = { name: { $startsWith: 'Filtered' } };
  const priceNow = async () =>
    (await owner.productsV3.getProduct(one)).variantsInfo?.variants?.[0]?.price?.actualPrice?.amount;
  const infoSectionIds = [await sectionNamed('filtered')];
  const { categoryId } = await owner.productsV3.getAllProductsCategory();
  expect(categoryId).toEqual(expect.any(String));
  const { productsV3: products } = owner;
  const begun = [
    await products.bulkUpdateProductsByFilter({ filter, product: { ribbon: { name: 'Sale' } } }),
    await products.bulkUpdateProductVariantsByFilter(filter, {
      variant: { price: price('50.00'), physicalProperties: {} },
    }),
    await products.bulkAdjustProductVariantsByFilter(filter, {
      actualPrice: { percentage: 10 },
      rounding: 'NEAREST_WHOLE_NUMBER',
    }),
    await products.bulkAddInfoSectionsToProductsByFilter(filter, { infoSectionIds }),
    await products.bulkRemoveInfoSectionsFromProductsByFilter(filter, { infoSectionIds }),
  ];
  for (const { jobId } of begun) expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(priceNow).toBe('55.00');
  expect((await owner.productsV3.getProduct(one)).ribbon).toMatchObject({ name: 'Sale' });
  await products.bulkDeleteProductsByFilter(filter);
  const left = () => products.countProducts({ filter, returnNonVisibleProducts: true });
  await expect.poll(async () => (await left()).count).toBe(0);
});

test('refusals have their codes', async () => {
  const { productsV3: products } = owner;
  const calls: [string, Promise<unknown>][] = [
    ['FIELD_MASK_VALUE_NOT_SUPPORTED', products.bulkUpdateProductsByFilter({ filter: {}, product: { slug: 'same' } })],
    [
      'FIELD_MASK_VALUE_NOT_SUPPORTED',
      products.bulkUpdateProductVariantsByFilter({}, { variant: { _id: MISSING, physicalProperties: {} } }),
    ],
    ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS', products.bulkUpdateProductTags([MISSING], {})],
    ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS', products.bulkUpdateProductTagsByFilter({}, {})],
    [
      'TOO_MANY_OPTIONS_IN_REQUEST',
      products.bulkCreateProducts(Array.from({ length: 51 }, () => ({ ...lamp('X'), options: [{}, {}] as never }))),
    ],
  ];
  const refusals = await Promise.all(calls.map(([, call]) => refusalOf(call)));
  expect(refusals).toEqual(calls.map(([code]) => [code, 400]));
});

test('invalid fields are named', async () => {
  const { productsV3: products } = owner;
  const long = 'x'.repeat(81);
  expect(await violationsOf(products.bulkCreateProducts([{ ...lamp(long) }]))).toEqual({
    'products.0.name': 'MAX_LENGTH',
  });
  expect(
    await violationsOf(products.bulkUpdateProducts([{ product: { _id: MISSING, revision: '1', name: long } }])),
  ).toEqual({
    'products.0.product.name': 'MAX_LENGTH',
  });
  expect(await violationsOf(products.bulkDeleteProducts([]))).toEqual({ productIds: 'MIN_SIZE' });
  expect(await violationsOf(products.bulkCreateProductsWithInventory([]))).toEqual({ products: 'MIN_SIZE' });
  expect(await violationsOf(products.bulkUpdateProductsWithInventory([]))).toEqual({ products: 'MIN_SIZE' });
  expect(await violationsOf(products.bulkAddInfoSectionsToProducts([], { infoSectionIds: [MISSING] }))).toEqual({
    products: 'MIN_SIZE',
  });
  expect(
    await violationsOf(products.bulkRemoveInfoSectionsFromProducts([{ productId: MISSING }], { infoSectionIds: [] })),
  ).toEqual({ infoSectionIds: 'MIN_SIZE' });
  expect(await violationsOf(products.bulkUpdateProductTags(['x'], {}))).toEqual({ 'productIds.0': 'FORMAT' });
  expect(await violationsOf(products.bulkDeleteProductsByFilter({ nothing: 1 }))).toEqual({
    'filter.nothing': 'FIELD_NOT_ALLOWED',
  });
  expect(await violationsOf(products.bulkAdjustProductVariantsByFilter({}, { cost: { percentage: 2000 } }))).toEqual({
    'cost.percentage': 'MAX',
  });
  expect(await violationsOf(products.bulkAddProductsToCategoriesByFilter({ filter: {}, categoryIds: ['x'] }))).toEqual({
    'categoryIds.0': 'FORMAT',
  });
  expect(
    await violationsOf(products.bulkRemoveProductsFromCategoriesByFilter({ filter: {}, categoryIds: [] })),
  ).toEqual({ categoryIds: 'MIN_SIZE' });
  expect(await violationsOf(products.bulkAddInfoSectionsToProductsByFilter({}, { infoSectionIds: ['x'] }))).toEqual({
    'infoSectionIds.0': 'FORMAT',
  });
});

test('visitors cannot change anything', async () => {
  const { productsV3: products } = visitor;
  const calls = [
    products.bulkCreateProducts([lamp('Mine')]),
    products.bulkUpdateProducts([{ product: { _id: MISSING, name: 'Mine' } }]),
    products.bulkDeleteProducts([MISSING]),
    products.bulkDeleteProductsByFilter({}),
    products.bulkUpdateProductsByFilter({ filter: {}, product: { name: 'Mine' } }),
    products.bulkAdjustProductVariantsByFilter({}, { actualPrice: { percentage: -100 } }),
  ];
  for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toEqual([403, 403]);
});
