/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const taxExemptGroups = /* @__PURE__ */ routes<typeof contract.taxExemptGroups>({
  createTaxExemptGroup: 'POST /billing/v1/tax-exempt-groups',
  getTaxExemptGroup: 'GET /billing/v1/tax-exempt-groups/{taxExemptGroupId}',
  updateTaxExemptGroup: 'PATCH /billing/v1/tax-exempt-groups/{taxExemptGroup.id}',
  deleteTaxExemptGroup: 'DELETE /billing/v1/tax-exempt-groups/{taxExemptGroupId}',
  queryTaxExemptGroups: 'GET|POST /billing/v1/tax-exempt-groups/query',
  bulkCreateTaxExemptGroups: 'POST /billing/v1/bulk/tax-exempt-groups/create',
  bulkUpdateTaxExemptGroups: 'POST /billing/v1/bulk/tax-exempt-groups/update',
  bulkDeleteTaxExemptGroups: 'POST /billing/v1/bulk/tax-exempt-groups/delete',
  bulkUpdateTaxExemptGroupTags: 'POST /billing/v1/bulk/tax-exempt-groups/update-tags',
  bulkUpdateTaxExemptGroupTagsByFilter: 'POST /billing/v1/bulk/tax-exempt-groups/update-tags-by-filter',
  listDefaultTaxExemptGroups: 'GET /billing/v1/tax-exempt-groups/default-tax-exempt-groups',
});
