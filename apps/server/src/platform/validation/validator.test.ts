import {
  brands,
  checkoutSettings,
  checkouts,
  currentCart,
  infoSections,
  inventoryItems,
  mediaLibrary,
  productsV1,
  productsV3,
  tokens,
} from '@stoa/contract';
import { expect, test } from 'vitest';
import { answerViolationsOf, violationsOf } from './validator.ts';

const of = (operation: unknown, request: unknown) => violationsOf(operation as never, request);
const ID = '0190a000-0000-7000-8000-0000000000aa';
const variant = (fields: object) => {
  const variants = [{ price: { actualPrice: { amount: '1' } }, ...fields }];
  return { product: { name: 'Mug', productType: 'PHYSICAL', variantsInfo: { variants } } };
};

test('a valid request has no violations', () => {
  expect(of(brands.createBrand, { brand: { name: 'Kiln' } })).toEqual([]);
});

test('a required field is required if its parent is present', () => {
  expect(of(brands.createBrand, {})).toEqual([
    { field: 'brand', description: 'is required', violatedRule: 'REQUIRED_FIELD' },
  ]);
  expect(of(brands.createBrand, { brand: {} })).toMatchObject([
    { field: 'brand.name', violatedRule: 'REQUIRED_FIELD' },
  ]);
  expect(of(brands.createBrand, { brand: { name: null } })).toMatchObject([{ field: 'brand.name' }, {}]);
  expect(of(brands.bulkCreateBrands, { brands: [{ name: 'Kiln' }, {}] })).toMatchObject([{ field: 'brands.1.name' }]);
  const product = { name: 'Mug', priceData: { price: 1 } };
  expect(of(productsV1.createProduct, { product })).toEqual([]);
  expect(of(productsV1.createProduct, { product: { ...product, costAndProfitData: {} } })).toMatchObject([
    { field: 'product.costAndProfitData.itemCost', violatedRule: 'REQUIRED_FIELD' },
  ]);
});

test('of a group of fields, one is required', () => {
  const item = { productId: ID, variantId: ID };
  expect(of(inventoryItems.createInventoryItem, { inventoryItem: item })).toMatchObject([
    {
      field: 'inventoryItem',
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
      description: 'must have one of inStock, quantity',
    },
  ]);
  expect(of(inventoryItems.createInventoryItem, { inventoryItem: { ...item, quantity: 0 } })).toEqual([]);
  expect(of(inventoryItems.createInventoryItem, {})).toMatchObject([{ violatedRule: 'REQUIRED_FIELD' }]);
});

test.each([
  ['MIN_LENGTH', brands.createBrand, { brand: { name: '' } }, 'brand.name', { threshold: 1 }],
  ['MAX_LENGTH', brands.createBrand, { brand: { name: 'x'.repeat(51) } }, 'brand.name', { threshold: 50 }],
  ['MIN_SIZE', brands.bulkDeleteBrands, { brandIds: [] }, 'brandIds', { threshold: 1 }],
  ['MAX_SIZE', brands.bulkDeleteBrands, { brandIds: Array(101).fill(ID) }, 'brandIds', { threshold: 100 }],
  ['MIN', brands.queryBrands, { query: { cursorPaging: { limit: -1 } } }, 'query.cursorPaging.limit', { threshold: 0 }],
  [
    'MAX',
    brands.queryBrands,
    { query: { cursorPaging: { limit: 301 } } },
    'query.cursorPaging.limit',
    { threshold: 300 },
  ],
])('%s', (violatedRule, operation, request, field, data) => {
  expect(of(operation, request)).toEqual([{ field, violatedRule, data, description: expect.any(String) }]);
});

test.each([
  ['GUID', brands.getBrand, { brandId: 'x' }],
  ['GUID', brands.getBrand, { brandId: '00000000-000000-000000-000000000001' }],
  [
    'COLOR_HEX',
    checkoutSettings.updateCheckoutSettings,
    { checkoutSettings: { checkoutBrand: { header: { textColor: 'red' } } } },
  ],
  ['INT64', brands.updateBrand, { brand: { id: ID, revision: '1.5' } }],
  ['DECIMAL', productsV3.createProduct, variant({ price: { actualPrice: { amount: '1e3' } } })],
])('FORMAT %s', (ruleName, operation, request) => {
  expect(of(operation, request)).toMatchObject([{ violatedRule: 'FORMAT', ruleName }]);
});

test('INVALID_ENUM_VALUE names the allowed values', () => {
  expect(of(productsV3.createProduct, { product: { ...variant({}).product, productType: 'GAS' } })).toMatchObject([
    {
      field: 'product.productType',
      violatedRule: 'INVALID_ENUM_VALUE',
      data: { enumValues: expect.arrayContaining(['PHYSICAL', 'DIGITAL']) },
    },
  ]);
});

test.each([
  ['DECIMAL_GTE', '-0.01'],
  ['DECIMAL_LTE', '1000000000'],
  ['DECIMAL_MAX_SCALE', '0.0001'],
])('%s', (violatedRule, amount) => {
  expect(of(productsV3.createProduct, variant({ price: { actualPrice: { amount } } }))).toMatchObject([
    { field: 'product.variantsInfo.variants.0.price.actualPrice.amount', violatedRule },
  ]);
});

test('ONE_OF_ALIGNMENT: at most one of some fields may be set', () => {
  const both = { inStock: true, quantity: 1 };
  const request = variant({ price: { actualPrice: { amount: '1' } }, inventoryItem: both });
  expect(of(productsV3.createProductWithInventory, request)).toMatchObject([
    { field: 'product.variantsInfo.variants.0.inventoryItem', violatedRule: 'ONE_OF_ALIGNMENT' },
  ]);
});

test('a wrong type is reported once, and "or null" not at all', () => {
  const invalidType = { violatedRule: 'OTHER', ruleName: 'INVALID_TYPE' };
  expect(of(brands.createBrand, { brand: 1 })).toMatchObject([{ field: 'brand', ...invalidType }]);
  expect(
    of(infoSections.createInfoSection, { infoSection: { uniqueName: 'a', title: 'b', plainDescription: 1 } }),
  ).toMatchObject([{ field: 'infoSection.plainDescription', ...invalidType }]);
});

test('of thousands of violations, the first twenty are reported', () => {
  const lineItems = Array.from({ length: 5000 }, () => ({ quantity: 'x' }));
  expect(of(currentCart.addToCurrentCart, { lineItems })).toHaveLength(20);
});

test('values without limits are not refused', () => {
  expect(of(mediaLibrary.uploadPoster, { fileId: 'a', content: 'x'.repeat(100_000) })).toEqual([]);
  expect(of(tokens.token, {})).toEqual([]);
  expect(of(checkouts.getCheckout, { id: ID })).toEqual([]);
});

test('answers are checked as well', () => {
  expect(answerViolationsOf(brands.getBrand as never, { brand: { id: ID, name: 'Kiln' } })).toEqual([]);
  expect(answerViolationsOf(brands.getBrand as never, { brand: { id: 1 } })).toMatchObject([{ field: 'brand.id' }]);
});
