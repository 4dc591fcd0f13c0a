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
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
  visitor = newVisitor(shop);
});
afterAll(() => shop?.stop());

const chair = (name: string) => ({
  name,
  productType: 'physical' as const,
  priceData: { price: 120 },
  costAndProfitData: { itemCost: 40 },
  productOptions: [
    {
      name: 'Wood',
      choices: [
        { value: 'Oak', description: 'Oak' },
        { value: 'Ash', description: 'Ash' },
      ],
    },
    { name: 'Seat', choices: [{ value: '#000000', description: 'Black' }] },
  ],
});

test('a product is created with a variant per combination, and visible in both versions of the API', async () => {
  const { product: created } = await owner.products.createProduct({
    ...chair('Oak Chair'),
    discount: { type: 'PERCENT', value: 25 },
  });
  expect(created).toMatchObject({
    slug: 'oak-chair',
    priceData: { price: 120, discountedPrice: 90 },
    discount: { type: 'PERCENT', value: 25 },
    manageVariants: false,
    productOptions: [{ optionType: 'drop_down' }, { optionType: 'color' }],
  });
  expect(created?.variants?.map(({ choices }) => choices)).toEqual([
    { Wood: 'Oak', Seat: 'Black' },
    { Wood: 'Ash', Seat: 'Black' },
  ]);
  const { product } = await visitor.productsV3.getProductBySlug('oak-chair');
  expect(product?.variantsInfo?.variants?.[0]?.price).toMatchObject({
    actualPrice: { amount: '90.00' },
    compareAtPrice: { amount: '120.00' },
  });
});

test('changed fields change, and the rest stays', async () => {
  const { product: created } = await owner.products.createProduct(chair('Ash Chair'));
  const id = created?._id ?? '';
  const { product: updated } = await owner.products.updateProduct(id, {
    name: 'Better Chair',
    priceData: { price: 130.5 },
    visible: false,
  });
  expect(updated).toMatchObject({
    name: 'Better Chair',
    slug: 'ash-chair',
    visible: false,
    priceData: { price: 130.5 },
  });
  expect(updated?.variants?.map(({ _id }) => _id)).toEqual(created?.variants?.map(({ _id }) => _id));
  expect(await refusalOf(visitor.products.getProduct(id))).toEqual([404, 404]);
  expect(await refusalOf(owner.products.updateProduct(MISSING, { name: 'X' }))).toEqual([404, 404]);
  expect(await violationsOf(owner.products.updateProduct(id, { name: 'x'.repeat(81) }))).toEqual({
    'product.name': 'MAX_LENGTH',
  });
});

test('inconsistent values are refused', async () => {
  const create = (change: object) => owner.products.createProduct({ ...chair('Odd Chair'), ...change });
  expect(await refusalOf(create({ slug: 'stoneware-mug' }))).toEqual(['DUPLICATE_SLUG_ERROR', 409]);
  expect(await violationsOf(create({ priceData: {} }))).toEqual({ 'product.priceData.price': 'REQUIRED_FIELD' });
  expect(await violationsOf(create({ discount: { type: 'PERCENT', value: 120 } }))).toEqual({
    'product.discount.value': 'MAX',
  });
  expect(await violationsOf(create({ productType: 'edible' }))).toEqual({
    'product.productType': 'INVALID_ENUM_VALUE',
  });
});

test('a deleted product is gone', async () => {
  const { product } = await owner.products.createProduct(chair('Short-lived Chair'));
  await owner.products.deleteProduct(product?._id ?? '');
  expect(await refusalOf(owner.products.getProduct(product?._id ?? ''))).toEqual([404, 404]);
  expect(await refusalOf(owner.products.deleteProduct(MISSING))).toEqual([404, 404]);
});

test('visitors cannot change anything', async () => {
  const calls = [
    visitor.products.createProduct(chair('Mine')),
    visitor.products.updateProduct(MISSING, { name: 'Mine' }),
    visitor.products.deleteProduct(MISSING),
  ];
  for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toEqual([403, 403]);
});
