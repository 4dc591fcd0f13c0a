import { brands, productsV1Reader, productsV3, tokens } from '@stoa/contract';
import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

const read = (operation: unknown, raw: { query?: string; body?: unknown; parameters?: Record<string, string> }) =>
  readRequest(operation as never, {
    query: new URLSearchParams(raw.query),
    body: raw.body,
    parameters: raw.parameters ?? {},
  });

const ID = '0190a000-0000-7000-8000-0000000000aa';
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('undeclared fields are dropped', () => {
  const body = { brand: { name: 'Kiln', owner: 'me', __proto__: { a: 1 } }, also: 1 };
  expect(read(brands.createBrand, { body })).toEqual({ brand: { name: 'Kiln' } });
});

test('read-only fields are dropped, except the id and revision of the changed entity', () => {
  const brand = { id: ID, revision: '3', name: 'Kiln', createdDate: '2020-01-01T00:00:00Z', assignedProductsCount: 9 };
  expect(read(brands.updateBrand, { body: { brand } })).toEqual({ brand: { id: ID, revision: '3', name: 'Kiln' } });
});

test('the path overrides the body for the field that the contract names', () => {
  const parameters = { 'brand.id': ID };
  expect(read(brands.updateBrand, { body: { brand: { id: 'other', name: 'Kiln' } }, parameters })).toEqual({
    brand: { id: ID, name: 'Kiln' },
  });
  expect(read(brands.updateBrand, { body: {}, parameters })).toEqual({ brand: { id: ID } });
  expect(read(brands.updateBrand, { body: { brand: 'text' }, parameters })).toEqual({ brand: 'text' });
  expect(read(brands.updateBrand, { body: { brand: [] }, parameters })).toEqual({ brand: [] });
});

test('ids are normalised', () => {
  const parameters = { brandId: ID.toUpperCase().replaceAll('-', '') };
  expect(read(brands.getBrand, { parameters })).toEqual({ brandId: ID });
  expect(read(brands.getBrand, { parameters: { brandId: 'no-GUID' } })).toEqual({ brandId: 'no-guid' });
});

test('texts in an address are converted to the declared types', () => {
  const query = 'fields=URL&unknown=1&includeMerchantSpecificData=true';
  expect(read(productsV3.getProduct, { query, parameters: { productId: ID } })).toEqual({
    productId: ID,
    fields: ['URL'],
  });
  expect(read(productsV3.getProduct, { query: 'fields=URL&fields=CURRENCY' })).toEqual({ fields: ['URL', 'CURRENCY'] });
  expect(read(productsV1Reader.getProduct, { query })).toEqual({ includeMerchantSpecificData: true });
  expect(read(productsV1Reader.getProduct, { query: 'includeMerchantSpecificData=yes' })).toEqual({
    includeMerchantSpecificData: 'yes',
  });
});

test('texts in a body stay texts', () => {
  expect(read(productsV1Reader.getProduct, { body: { includeMerchantSpecificData: 'true' } })).toEqual({
    includeMerchantSpecificData: 'true',
  });
});

test('numbers are accepted where a decimal string is declared', () => {
  const price = (amount: unknown) => ({
    product: { variantsInfo: { variants: [{ price: { actualPrice: { amount } } }] } },
  });
  expect(read(productsV3.createProduct, { body: price(12.5) })).toEqual(price('12.5'));
  expect(read(productsV3.createProduct, { body: price(1e15) })).toEqual(price('1000000000000000'));
  expect(read(brands.updateBrand, { body: { brand: { revision: 3 } } })).toEqual({ brand: { revision: '3' } });
});

test.each([
  ['name,assignedProductsCount', ['name', 'assignedProductsCount']],
  ['', []],
  [' name , ', ['name']],
  [['name'], ['name']],
  [
    ['name', 'a,b'],
    ['name', 'a', 'b'],
  ],
  [
    [' name ', 'a, b', '', ' , '],
    ['name', 'a', 'b'],
  ],
  [[7], [7]],
  [7, 7],
])('the mask %j names %j', (fieldMask, paths) => {
  expect(read(brands.updateBrand, { body: { fieldMask } })).toEqual({ fieldMask: paths });
  const brand = { brand: {}, fieldMask };
  expect(read(brands.bulkUpdateBrands, { body: { brands: [brand] } })).toEqual({
    brands: [{ brand: {}, fieldMask: paths }],
  });
});

test('a mask in an address is one parameter or several; null is none', () => {
  const fieldMask = ['name', 'revision'];
  expect(read(brands.updateBrand, { query: 'fieldMask=name,revision' })).toEqual({ fieldMask });
  expect(read(brands.updateBrand, { query: 'fieldMask=name&fieldMask=revision' })).toEqual({ fieldMask });
  expect(read(brands.updateBrand, { query: `.r=${base64url({ fieldMask: 'name,revision' })}` })).toEqual({ fieldMask });
  expect(read(brands.updateBrand, { body: { fieldMask: null } }).fieldMask).toBeUndefined();
});

test.each(['.r', 'r'])('%s holds a whole request', (name) => {
  const request = { query: { filter: { name: 'ü' }, cursorPaging: { limit: 2 } } };
  expect(read(brands.queryBrands, { query: `${name}=${base64url(request)}` })).toEqual(request);
});

test.each([
  { query: '.r=!!!' },
  { query: `.r=${base64url([1])}` },
  { query: `.r=${Buffer.from('['.repeat(1000)).toString('base64url')}` },
  { body: 'text' },
  { body: [] },
  { body: 1 },
  { query: 'slug=%00' },
  { body: { client_id: 'a\0' } },
])('%j cannot be read', (raw) => {
  const operation = 'query' in raw && raw.query === 'slug=%00' ? productsV3.getProductBySlug : tokens.token;
  expect(() => read(operation, raw)).toThrow(expect.objectContaining({ statusCode: 400 }));
});
