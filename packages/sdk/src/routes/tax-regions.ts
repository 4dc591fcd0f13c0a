/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const taxRegions = /* @__PURE__ */ routes<typeof contract.taxRegions>({
  createTaxRegion: 'POST /billing/v1/tax-regions',
  getTaxRegion: 'GET /billing/v1/tax-regions/{taxRegionId}',
  updateTaxRegion: 'PATCH /billing/v1/tax-regions/{taxRegion.id}',
  deleteTaxRegion: 'DELETE /billing/v1/tax-regions/{taxRegionId}',
  queryTaxRegions: 'POST /billing/v1/tax-regions/query',
  bulkCreateTaxRegion: 'POST /billing/v1/bulk/tax-regions/create',
});
