import { bareResult, bulkResult, crud, entityFields } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import { fieldMask, guid, list, message, nullable, ref, text } from '../schema.ts';
import { ExtendedFields } from '../shared/common.ts';
import { CursorQuery } from '../shared/paging.ts';
import { Tags, updatingTags, updatingTagsByFilter } from '../shared/tags.ts';

const name = nullable(text({ minLength: 1, maxLength: 200 }));
export const TaxExemptGroup = message('TaxExemptGroup', {
  ...entityFields,
  name,
  extendedFields: ref(ExtendedFields),
  tags: ref(Tags),
});
const MaskedTaxExemptGroup = message('MaskedTaxExemptGroup', {
  taxExemptGroup: ref(TaxExemptGroup),
  fieldMask: fieldMask('taxExemptGroup'),
});
const TaxExemptDefaultGroup = message('TaxExemptDefaultGroup', {
  id: nullable(guid),
  name,
  appId: nullable(guid),
});
const TaxExemptGroupTagsModified = message('TaxExemptGroupTagsModified', {
  taxExemptGroup: ref(TaxExemptGroup),
  assignedTags: ref(Tags),
  unassignedTags: ref(Tags),
});

const limits = { minItems: 1, maxItems: 100 };
const bulk = '/v1/bulk/tax-exempt-groups';
const updateTags = 'BILLING.TAX_EXEMPT_GROUP_UPDATE_TAGS';

/** Kinds of buyers who pay other tax rates, or none. */
export const taxExemptGroups = service('ecom.tax-exempt-groups', ['/billing', ''], {
  ...crud({
    entity: TaxExemptGroup,
    one: 'taxExemptGroup',
    many: 'taxExemptGroups',
    path: '/v1/tax-exempt-groups',
    permission: 'BILLING.TAX_EXEMPT_GROUP',
    mask: 'fieldMask',
    required: ['name'],
    query: { request: CursorQuery, alsoPost: true },
    bulk: {
      results: list(ref(bulkResult('BulkTaxExemptGroupResult', TaxExemptGroup)), limits),
      deleted: list(ref(bareResult('BulkDeleteTaxExemptGroupResult')), limits),
      masked: MaskedTaxExemptGroup,
    },
    serves: ['create', 'get', 'update', 'delete', 'query', 'bulkCreate', 'bulkUpdate', 'bulkDelete'],
  }),
  bulkUpdateTaxExemptGroupTags: operation({
    summary: 'Add and remove tags of tax-exempt groups',
    ...updatingTags('taxExemptGroupIds', bulk, updateTags),
  }),
  bulkUpdateTaxExemptGroupTagsByFilter: operation({
    summary: 'Add and remove tags of all matching tax-exempt groups, in the background',
    ...updatingTagsByFilter(bulk, updateTags),
  }),
  listDefaultTaxExemptGroups: operation({
    method: 'GET',
    path: '/v1/tax-exempt-groups/default-tax-exempt-groups',
    summary: 'List default tax-exempt groups',
    permit: backOffice('BILLING.TAX_GROUP_READ'),
    request: {},
    response: { taxExemptGroups: list(ref(TaxExemptDefaultGroup)) },
  }),
});

export const taxExemptGroupEvents = events('wix.billing.v1.tax_exempt_group', {
  entity: TaxExemptGroup,
  permission: 'BILLING.TAX_EXEMPT_GROUP_READ',
  created: 'A tax-exempt group is created.',
  updated: 'A tax-exempt group is changed.',
  deleted: { when: 'A tax-exempt group is deleted.', carriesEntity: true },
  actions: {
    tagsModified: { when: 'Tags of a tax-exempt group are assigned or removed.', carries: TaxExemptGroupTagsModified },
  },
});
