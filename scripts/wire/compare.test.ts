import { expect, test } from 'vitest';
import { compareAll, declared } from './compare.ts';
import { sift, textOf } from './difference.ts';
import type { FactEvent, FactOperation, FactService } from './facts.ts';

const createBrand: FactOperation = {
  name: 'createBrand',
  method: 'POST',
  url: '/stores/v3/brands',
  path: '/v3/brands',
  onSite: '/_api/brand/v3/brands',
  request: 'CreateBrandRequest',
  response: 'CreateBrandResponse',
  required: ['brand', 'brand.name'],
  permissions: ['WIX_STORES.BRAND_CREATE'],
};
const updateBrand: FactOperation = {
  ...createBrand,
  name: 'updateBrand',
  method: 'PATCH',
  url: '/stores/v3/brands/:brandId',
  path: '/v3/brands/{brand.id}',
  onSite: '/_api/brand/v3/brands/:brandId',
  request: 'UpdateBrandRequest',
  required: ['brand.id', 'brand', 'brand.revision'],
  permissions: ['WIX_STORES.BRAND_UPDATE'],
};
const types = {
  CreateBrandRequest: { brand: 'Brand' },
  UpdateBrandRequest: { brand: 'Brand', fieldMask: 'FieldMask internal', fields: 'RequestedFields[] maxSize=100' },
  CreateBrandResponse: { brand: 'Brand' },
  Brand: {
    id: 'string? readonly format=GUID',
    name: 'string minLength=1 maxLength=50',
    createdDate: 'Date? readonly',
    assignedProductsCount: 'number? readonly',
  },
};
const enums = { RequestedFields: ['UNKNOWN_REQUESTED_FIELD', 'ASSIGNED_PRODUCTS_COUNT'] };

type Given = {
  operation?: Partial<FactOperation>;
  types?: Record<string, Record<string, string>>;
  enums?: Record<string, string[]>;
  events?: FactEvent[];
};
const differences = (given: Given = {}) => {
  const facts: FactService = {
    service: 'stores.brands-v-3',
    operations: [{ ...createBrand, ...given.operation }, updateBrand],
    types: { ...types, ...given.types },
    enums: { ...enums, ...given.enums },
  };
  const services = new Map([[facts.service, facts]]);
  const ours = { ...declared, rules: new Set(['ONLY_SPACES']) };
  const found = compareAll({ services, events: given.events ?? [] }, ours);
  expect(found.compared).toBe(2);
  return found.differences.map((difference) => textOf(difference).replace('stores.brands-v-3 ', ''));
};

test('a contract that equals the facts has no differences', () => {
  expect(differences()).toEqual([]);
});

const brand = (fields: Record<string, string>) => ({ types: { Brand: { ...types.Brand, ...fields } } });
const created = { service: 'stores.brands-v-3', eventType: 'wix.stores.catalog.v3.brand_created', kind: 'created' };

test.each<[Given, string[]]>([
  [{ operation: { method: 'PUT' } }, ['path createBrand: POST instead of PUT']],
  [{ operation: { onSite: '/_api/brands' } }, ['path createBrand: no /_api/brands']],
  [{ operation: { alsoPost: true } }, ['path createBrand: not by POST']],
  [
    { operation: { permissions: ['OTHER'] } },
    ['permission createBrand: lacks OTHER', 'permission createBrand: adds WIX_STORES.BRAND_CREATE'],
  ],
  [
    { operation: { required: ['brand', 'brand.(name|id)'] } },
    ['required createBrand: lacks brand.(name|id)', 'required createBrand: adds brand.name'],
  ],
  [{ operation: { errors: ['ALREADY_EXISTS', 'NO_ROOM'] } }, ['code createBrand: lacks NO_ROOM']],
  [{ operation: { rules: ['ONLY_SPACES', 'TOO_MANY'] } }, ['rule createBrand: TOO_MANY is never named']],
  [brand({ logo: 'Image' }), ['field Brand: logo is missing']],
  [brand({ seen: 'Date readonly deprecated' }), ['field Brand: seen is missing (deprecated) in responses']],
  [brand({ tenant: 'string internal readonly' }), ['internal Brand: tenant is missing in responses']],
  [brand({ name: 'number' }), ['type Brand: name is text instead of number']],
  [brand({ name: 'string[]' }), ['type Brand: name is no list, but text']],
  [brand({ name: 'string? minLength=1 maxLength=50' }), ['null Brand: name refuses null']],
  [brand({ createdDate: 'Date readonly' }), ['null Brand: createdDate may be null in responses']],
  [
    brand({ name: 'string minLength=1 maxLength=20 format=EMAIL' }),
    ['limit Brand: name: maxLength is 50 instead of 20', 'limit Brand: name: format is absent instead of email'],
  ],
  [
    { types: { UpdateBrandRequest: { mask: 'FieldMask', fields: 'RequestedFields[] maxSize=10' } } },
    ['mask UpdateBrandRequest: mask is missing', 'limit UpdateBrandRequest: fields: maxItems is 100 instead of 10'],
  ],
  [
    { types: { UpdateBrandRequest: { brand: 'FieldMask' } } },
    ['mask UpdateBrandRequest: brand is object instead of mask'],
  ],
  [{ events: [{ ...created, payload: 'Brand', permissions: ['WIX_STORES.BRAND_READ'] }] }, []],
  [
    { events: [{ ...created, permissions: ['OTHER'] }] },
    [
      `event ${created.eventType}: requires WIX_STORES.BRAND_READ instead of OTHER`,
      `event ${created.eventType}: carries Brand instead of nothing`,
    ],
  ],
  [{ events: [{ ...created, eventType: 'brand_sold' }] }, ['event brand_sold: is never announced']],
])('%j', (given, expected) => {
  expect(differences(given)).toEqual(expected);
});

test('values of enumerations are compared, but for those that stand for none', () => {
  const values = ['UNKNOWN_REQUESTED_FIELD', 'LOGO'];
  const found = differences({ enums: { RequestedFields: values } });
  expect(found).toContain('value RequestedFields: lacks LOGO');
  expect(found.filter((text) => text.includes('UNKNOWN'))).toEqual([]);
});

test('intended differences are left out, and those that no longer exist are named', () => {
  const one = { service: 'a', kind: 'limit', where: 'Paging', what: 'limit: minimum is 0 instead of absent' } as const;
  const other = { ...one, kind: 'null' } as const;
  const intended = [{ reason: 'safety', differences: ['* limit *: * instead of absent', 'a code *'] }];
  expect(sift([one, other], intended)).toEqual({ open: [other], needless: ['a code *'] });
});
