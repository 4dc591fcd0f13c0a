import { bulkResult, crud, entityFields } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import { anyObject, boolean, decimal, guid, list, message, nullable, ref, text } from '../schema.ts';
import { ExtendedFields } from '../shared/common.ts';
import { BulkActionMetadata } from '../shared/errors.ts';
import { JurisdictionType } from '../shared/money.ts';
import { CursorPagingMetadata, cursorQuery, sorting } from '../shared/paging.ts';

const rate = decimal({ gte: 0, maxScale: 6 });
const ExemptDetails = message('TaxExemptDetails', { taxExemptGroupId: guid, taxRate: rate });

export const ManualTaxMapping = message('ManualTaxMapping', {
  ...entityFields,
  taxGroupId: nullable(guid),
  taxRegionId: nullable(guid),
  taxRate: rate,
  description: nullable(text({ maxLength: 1000 })),
  taxType: text({ maxLength: 200 }),
  taxName: text({ maxLength: 200 }),
  jurisdiction: text({ maxLength: 200 }),
  jurisdictionType: JurisdictionType,
  exemptRates: list(ref(ExemptDetails), { maxItems: 50 }),
  extendedFields: ref(ExtendedFields),
});

const BulkMappingResult = bulkResult('BulkManualTaxMappingResult', ManualTaxMapping);
const override = decimal({ maxScale: 3 });
const ExemptGroupOverride = message('TaxExemptGroupOverride', { exemptGroupId: guid, rate: override });
const AssignOverride = message('AssignExemptOverride', {
  manualTaxMappingId: guid,
  exemptGroupOverrides: list(ref(ExemptGroupOverride), { minItems: 1, maxItems: 50 }),
});
const UnassignOverride = message('UnassignExemptOverride', {
  manualTaxMappingId: guid,
  exemptGroupIds: list(guid, { minItems: 1, maxItems: 50 }),
});

const unknown = ['TAX_REGION_ID_NOT_FOUND', 'TAX_GROUP_ID_NOT_FOUND', 'MANUAL_TAX_MAPPING_ALREADY_EXISTS'] as const;
const update = backOffice('BILLING.MANUAL_TAX_MAPPING_UPDATE');

/** The rates that a site enters itself: one for each tax group in each region. */
export const manualTaxMappings = service('ecom.manual-tax-mappings', ['/billing', ''], {
  ...crud({
    entity: ManualTaxMapping,
    one: 'manualTaxMapping',
    many: 'manualTaxMappings',
    path: '/v1/manual-tax-mappings',
    permission: 'BILLING.MANUAL_TAX_MAPPING',
    mask: 'fieldMask',
    required: ['taxGroupId', 'taxRate', 'taxRegionId'],
    query: {
      request: cursorQuery('ManualTaxMappingQuery', { sorting: sorting('ManualTaxMappingSorting', 50), mostSorts: 5 }),
      limits: { maxItems: 100 },
      alsoPost: true,
    },
    bulk: { results: list(ref(BulkMappingResult), { minItems: 1, maxItems: 100 }) },
    serves: ['create', 'bulkCreate', 'get', 'update', 'delete', 'query'],
    differs: { create: { errors: unknown }, update: { errors: unknown } },
  }),
  updateExtendedFields: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/manual-tax-mappings/{id}/update-extended-fields',
    summary: 'Update the extended fields of a tax mapping',
    permit: update,
    request: { id: text(), namespace: text(), namespaceData: nullable(anyObject) },
    response: { manualTaxMapping: ref(ManualTaxMapping) },
    required: ['id', 'namespace', 'namespaceData'],
  }),
  bulkAssignExemptOverrides: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/manual-tax-mappings/bulk-assign-exempt-overrides',
    summary: 'Set the rates of tax-exempt groups in tax mappings',
    permit: update,
    request: { assignOverrides: list(ref(AssignOverride), { maxItems: 50 }), returnEntity: boolean },
    response: { results: list(ref(BulkMappingResult), { maxItems: 50 }), bulkActionMetadata: ref(BulkActionMetadata) },
    required: [
      'assignOverrides.exemptGroupOverrides',
      'assignOverrides.exemptGroupOverrides.exemptGroupId',
      'assignOverrides.exemptGroupOverrides.rate',
      'assignOverrides.manualTaxMappingId',
    ],
  }),
  bulkUnassignExemptOverrides: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/manual-tax-mappings/bulk-unassign-exempt-overrides',
    summary: 'Remove the rates of tax-exempt groups from tax mappings',
    permit: update,
    request: { unassignOverrides: list(ref(UnassignOverride), { maxItems: 50 }), returnEntity: boolean },
    response: { results: list(ref(BulkMappingResult), { maxItems: 50 }), bulkActionMetadata: ref(BulkActionMetadata) },
    required: ['unassignOverrides', 'unassignOverrides.manualTaxMappingId'],
  }),
  listManualTaxMappings: operation({
    method: 'GET',
    path: '/v1/manual-tax-mappings',
    summary: 'List tax mappings',
    permit: backOffice('BILLING.MANUAL_TAX_MAPPING_READ'),
    request: {},
    response: {
      manualTaxMappings: list(ref(ManualTaxMapping), { maxItems: 1000 }),
      pagingMetadata: ref(CursorPagingMetadata),
    },
  }),
});

export const manualTaxMappingEvents = events('wix.billing.v1.manual_tax_mapping', {
  entity: ManualTaxMapping,
  permission: 'BILLING.MANUAL_TAX_MAPPING_READ',
  created: 'A tax rate is created.',
  updated: 'A tax rate is changed.',
  deleted: { when: 'A tax rate is deleted.', carriesEntity: true },
});
