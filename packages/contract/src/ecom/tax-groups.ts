import { crud } from '../crud.ts';
import { events } from '../events.ts';
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
import { CursorPaging, OffsetPaging, Sorting } from '../shared/paging.ts';

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
  ...crud({
    entity: TaxGroup,
    one: 'taxGroup',
    many: 'taxGroups',
    path: '/v1/tax-groups',
    permission: 'BILLING.TAX_GROUP',
    mask: 'fieldMask',
    required: ['name'],
    query: { request: QueryV2 },
    serves: ['create', 'get', 'update', 'delete', 'query'],
    differs: {
      update: {
        required: ['taxGroup.id', 'taxGroup', 'taxGroup.name', 'taxGroup.revision'],
        errors: ['ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'],
      },
      delete: { errors: ['ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'] },
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
    effect: 'read',
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

export const taxGroupEvents = events('wix.billing.v1.tax_group', {
  entity: TaxGroup,
  permission: 'BILLING.TAX_GROUP_READ',
  created: 'A tax group is created.',
  updated: 'A tax group is renamed.',
  deleted: 'A tax group is deleted.',
});
