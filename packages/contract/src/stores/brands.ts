import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  date,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { RequestedFields } from '../shared/commerce.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { CursorPagingMetadata, FieldSorting } from '../shared/paging.ts';

export const Brand = message('Brand', {
  id: readonly(nullable(guid)),
  revision: nullable(int64),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  name: text({ minLength: 1, maxLength: 50 }),
  assignedProductsCount: readonly(nullable(number())),
});
export const BulkBrandsResult = message('BulkBrandsResult', {
  itemMetadata: ref(ItemMetadata),
  item: ref(Brand),
});
export const BulkDeleteBrandsResponseBulkBrandsResult = message('BulkDeleteBrandsResponseBulkBrandsResult', {
  itemMetadata: ref(ItemMetadata),
});
export const BrandCursorPaging = message('BrandCursorPaging', {
  limit: nullable(integer({ maximum: 300, minimum: 0 })),
  cursor: nullable(text({ maxLength: 16000 })),
});
export const BrandCursorQuery = message('BrandCursorQuery', {
  cursorPaging: ref(BrandCursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(FieldSorting), { maxItems: 5 }),
});
export const MaskedBrand = message('MaskedBrand', {
  brand: ref(Brand),
  fieldMask: list(text()),
});

export const brands = service('stores.brands-v-3', ['/stores', '', '/_api/brand'], {
  createBrand: operation({
    method: 'POST',
    path: '/v3/brands',
    summary: 'Create brand',
    permit: backOffice('WIX_STORES.BRAND_CREATE'),
    request: {
      brand: ref(Brand),
    },
    response: {
      brand: ref(Brand),
    },
    required: ['brand', 'brand.name'],
  }),
  getBrand: operation({
    method: 'GET',
    path: '/v3/brands/{brandId}',
    summary: 'Get brand',
    permit: backOffice('WIX_STORES.BRAND_READ'),
    request: {
      brandId: guid,
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      brand: ref(Brand),
    },
    required: ['brandId'],
  }),
  updateBrand: operation({
    method: 'PATCH',
    path: '/v3/brands/{brand.id}',
    summary: 'Update brand',
    permit: backOffice('WIX_STORES.BRAND_UPDATE'),
    request: {
      brand: ref(Brand),
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      brand: ref(Brand),
    },
    required: ['brand.id', 'brand', 'brand.revision'],
  }),
  deleteBrand: operation({
    method: 'DELETE',
    path: '/v3/brands/{brandId}',
    summary: 'Delete brand',
    permit: backOffice('WIX_STORES.BRAND_DELETE'),
    request: {
      brandId: guid,
    },
    response: {},
    required: ['brandId'],
  }),
  queryBrands: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v3/brands/query',
    summary: 'Query brands',
    permit: backOffice('WIX_STORES.BRAND_READ'),
    request: {
      query: ref(BrandCursorQuery),
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      brands: list(ref(Brand), { maxItems: 300 }),
      pagingMetadata: ref(CursorPagingMetadata),
    },
  }),
  countBrands: operation({
    method: 'POST',
    path: '/v3/brands/count',
    summary: 'Count brands',
    permit: backOffice('WIX_STORES.BRAND_READ'),
    request: {
      filter: nullable(anyObject),
    },
    response: {
      count: integer(),
    },
  }),
  bulkCreateBrands: operation({
    method: 'POST',
    path: '/v3/bulk/brands/create',
    summary: 'Bulk create brands',
    permit: backOffice('WIX_STORES.BRAND_CREATE'),
    request: {
      brands: list(ref(Brand), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
    },
    response: {
      results: list(ref(BulkBrandsResult), { maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['brands', 'brands.name'],
  }),
  bulkUpdateBrands: operation({
    method: 'POST',
    path: '/v3/bulk/brands/update',
    summary: 'Bulk update brands',
    permit: backOffice('WIX_STORES.BRAND_UPDATE'),
    request: {
      brands: list(ref(MaskedBrand), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkBrandsResult), { maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['brands', 'brands.brand.id', 'brands.brand.revision'],
  }),
  getOrCreateBrand: operation({
    method: 'POST',
    path: '/v3/brands/get-or-create',
    summary: 'Get or create brand',
    permit: backOffice('WIX_STORES.BRAND_GET_OR_CREATE'),
    request: {
      brandName: text({ minLength: 1, maxLength: 50 }),
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      brand: ref(Brand),
    },
    required: ['brandName'],
  }),
  bulkGetOrCreateBrands: operation({
    method: 'POST',
    path: '/v3/bulk/brands/get-or-create',
    summary: 'Bulk get or create brands',
    permit: backOffice('WIX_STORES.BRAND_GET_OR_CREATE'),
    request: {
      brandNames: list(text({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 100 }),
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkBrandsResult), { maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['brandNames'],
  }),
  bulkDeleteBrands: operation({
    method: 'POST',
    path: '/v3/bulk/brands/delete',
    summary: 'Bulk delete brands',
    permit: backOffice('WIX_STORES.BRAND_DELETE'),
    request: {
      brandIds: list(guid, { minItems: 1, maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkDeleteBrandsResponseBulkBrandsResult)),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['brandIds'],
  }),
});
