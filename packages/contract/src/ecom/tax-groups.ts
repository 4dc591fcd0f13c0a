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
  readonly,
  ref,
  text,
} from '../schema.ts';
import { ApplicationError, BulkActionMetadata } from '../shared/errors.ts';
import { CursorPaging, CursorPagingMetadata, OffsetPaging, Sorting } from '../shared/paging.ts';

export const TaxGroupItemMetadata = message('TaxGroupItemMetadata', {
  id: nullable(text()),
  originalIndex: integer(),
  success: boolean,
  error: ref(ApplicationError),
});
export const TaxGroup = message('TaxGroup', {
  id: readonly(nullable(guid)),
  name: text({ minLength: 1, maxLength: 200 }),
  revision: nullable(int64),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
});
export const ListDefaultTaxGroupsByAppIdsResult = message('ListDefaultTaxGroupsByAppIdsResult', {
  taxGroupMetadata: ref(TaxGroupItemMetadata),
  taxGroup: ref(TaxGroup),
});
export const QueryV2 = message(
  'QueryV2',
  {
    paging: ref(OffsetPaging),
    cursorPaging: ref(CursorPaging),
    filter: nullable(anyObject),
    sort: list(ref(Sorting)),
    fields: list(text()),
    fieldsets: list(text()),
  },
  { atMostOne: [['paging', 'cursorPaging']] },
);

export const taxGroups = service('ecom.tax-groups', ['/billing', ''], {
  createTaxGroup: operation({
    method: 'POST',
    path: '/v1/tax-groups',
    summary: 'Create tax group',
    permit: backOffice('BILLING.TAX_GROUP_CREATE'),
    request: {
      taxGroup: ref(TaxGroup),
    },
    response: {
      taxGroup: ref(TaxGroup),
    },
    required: ['taxGroup', 'taxGroup.name'],
  }),
  getTaxGroup: operation({
    method: 'GET',
    path: '/v1/tax-groups/{taxGroupId}',
    summary: 'Get tax group',
    permit: backOffice('BILLING.TAX_GROUP_READ'),
    request: {
      taxGroupId: guid,
    },
    response: {
      taxGroup: ref(TaxGroup),
    },
    required: ['taxGroupId'],
  }),
  updateTaxGroup: operation({
    method: 'PATCH',
    path: '/v1/tax-groups/{taxGroup.id}',
    summary: 'Update tax group',
    permit: backOffice('BILLING.TAX_GROUP_UPDATE'),
    request: {
      taxGroup: ref(TaxGroup),
    },
    response: {
      taxGroup: ref(TaxGroup),
    },
    required: ['taxGroup.id', 'taxGroup', 'taxGroup.name', 'taxGroup.revision'],
    errors: ['ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'],
  }),
  deleteTaxGroup: operation({
    method: 'DELETE',
    path: '/v1/tax-groups/{taxGroupId}',
    summary: 'Delete tax group',
    permit: backOffice('BILLING.TAX_GROUP_DELETE'),
    request: {
      taxGroupId: guid,
    },
    response: {},
    required: ['taxGroupId'],
  }),
  queryTaxGroups: operation({
    method: 'POST',
    path: '/v1/tax-groups/query',
    summary: 'Query tax groups',
    permit: backOffice('BILLING.TAX_GROUP_READ'),
    request: {
      query: ref(QueryV2),
    },
    response: {
      taxGroups: list(ref(TaxGroup)),
      pagingMetadata: ref(CursorPagingMetadata),
    },
  }),
  listDefaultTaxGroups: operation({
    method: 'GET',
    path: '/v1/tax-groups/default-tax-groups',
    summary: 'List default tax groups',
    permit: backOffice('BILLING.TAX_GROUP_READ'),
    request: {},
    response: {
      taxGroups: list(ref(TaxGroup)),
    },
  }),
  listDefaultTaxGroupsByAppIds: operation({
    method: 'POST',
    path: '/v1/tax-groups/list-default-tax-groups-by-app-ids',
    summary: 'List default tax groups by app ids',
    permit: backOffice('BILLING.TAX_GROUP_READ'),
    request: {
      appIds: list(text({ minLength: 1 }), { minItems: 1, maxItems: 300 }),
    },
    response: {
      results: list(ref(ListDefaultTaxGroupsByAppIdsResult), { minItems: 1, maxItems: 300 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['appIds'],
  }),
});
