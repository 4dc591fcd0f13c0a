import { bareResult, bulkResult, crud, entityFields, everyAction } from '../crud.ts';
import { events } from '../events.ts';
import { service } from '../operation.ts';
import { fieldMask, integer, list, message, nullable, number, readonly, ref, text } from '../schema.ts';
import { RequestedFields } from '../shared/commerce.ts';
import { cursorQuery, FieldSorting } from '../shared/paging.ts';

export const Brand = message('Brand', {
  ...entityFields,
  name: text({ minLength: 1, maxLength: 50 }),
  assignedProductsCount: readonly(nullable(number())),
});
const BrandCursorPaging = message('BrandCursorPaging', {
  limit: nullable(integer({ maximum: 300, minimum: 0 })),
  cursor: nullable(text({ maxLength: 16000 })),
});

export const brands = service('stores.brands-v-3', ['/stores', '', '/_api/brand'], {
  ...crud({
    entity: Brand,
    one: 'brand',
    many: 'brands',
    path: '/v3/brands',
    permission: 'WIX_STORES.BRAND',
    mask: 'fieldMask',
    required: ['name'],
    fields: RequestedFields,
    query: {
      request: cursorQuery('BrandCursorQuery', { paging: BrandCursorPaging, sorting: FieldSorting, mostSorts: 5 }),
      limits: { maxItems: 300 },
      alsoPost: true,
    },
    getOrCreate: { by: 'name' },
    bulk: {
      results: list(ref(bulkResult('BulkBrandsResult', Brand)), { maxItems: 100 }),
      deleted: list(ref(bareResult('BulkDeleteBrandsResponseBulkBrandsResult'))),
      masked: message('MaskedBrand', { brand: ref(Brand), fieldMask: fieldMask('brand') }),
    },
    serves: everyAction,
  }),
});

export const brandEvents = events('wix.stores.catalog.v3.brand', {
  entity: Brand,
  permission: 'WIX_STORES.BRAND_READ',
  created: 'A brand is created.',
  updated: 'A brand changes.',
  deleted: 'A brand is deleted.',
});
