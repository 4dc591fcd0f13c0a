/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const taxGroups = /* @__PURE__ */ routes<typeof contract.taxGroups>({
  createTaxGroup: 'POST /billing/v1/tax-groups',
  getTaxGroup: 'GET /billing/v1/tax-groups/{taxGroupId}',
  updateTaxGroup: 'PATCH /billing/v1/tax-groups/{taxGroup.id}',
  deleteTaxGroup: 'DELETE /billing/v1/tax-groups/{taxGroupId}',
  queryTaxGroups: 'POST /billing/v1/tax-groups/query',
  listDefaultTaxGroups: 'GET /billing/v1/tax-groups/default-tax-groups',
  listDefaultTaxGroupsByAppIds: 'POST /billing/v1/tax-groups/list-default-tax-groups-by-app-ids',
});
