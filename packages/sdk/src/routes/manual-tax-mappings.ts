/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const manualTaxMappings = /* @__PURE__ */ routes<typeof contract.manualTaxMappings>({
  createManualTaxMapping: 'POST /billing/v1/manual-tax-mappings',
  bulkCreateManualTaxMappings: 'POST /billing/v1/bulk/manual-tax-mappings/create',
  getManualTaxMapping: 'GET /billing/v1/manual-tax-mappings/{manualTaxMappingId}',
  updateManualTaxMapping: 'PATCH /billing/v1/manual-tax-mappings/{manualTaxMapping.id}',
  deleteManualTaxMapping: 'DELETE /billing/v1/manual-tax-mappings/{manualTaxMappingId}',
  queryManualTaxMappings: 'GET|POST /billing/v1/manual-tax-mappings/query',
  updateExtendedFields: 'POST /billing/v1/manual-tax-mappings/{id}/update-extended-fields',
  bulkAssignExemptOverrides: 'POST /billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides',
  bulkUnassignExemptOverrides: 'POST /billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides',
  listManualTaxMappings: 'GET /billing/v1/manual-tax-mappings',
});
