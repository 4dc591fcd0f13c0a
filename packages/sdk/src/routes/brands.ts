/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const brands = /* @__PURE__ */ routes<typeof contract.brands>({
  createBrand: 'POST /stores/v3/brands',
  getBrand: 'GET /stores/v3/brands/{brandId}',
  updateBrand: 'PATCH /stores/v3/brands/{brand.id}',
  deleteBrand: 'DELETE /stores/v3/brands/{brandId}',
  queryBrands: 'GET|POST /stores/v3/brands/query',
  countBrands: 'POST /stores/v3/brands/count',
  bulkCreateBrands: 'POST /stores/v3/bulk/brands/create',
  bulkUpdateBrands: 'POST /stores/v3/bulk/brands/update',
  getOrCreateBrand: 'POST /stores/v3/brands/get-or-create',
  bulkGetOrCreateBrands: 'POST /stores/v3/bulk/brands/get-or-create',
  bulkDeleteBrands: 'POST /stores/v3/bulk/brands/delete',
});
