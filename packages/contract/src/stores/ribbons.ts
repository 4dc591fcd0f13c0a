import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { CursorPaging, CursorPagingMetadata, SortOrder } from '../shared/paging.ts';

export const BulkRibbonResult = message('BulkRibbonResult', {
  itemMetadata: ref(ItemMetadata),
});
export const RibbonSorting = message('RibbonSorting', {
  fieldName: text({ maxLength: 512 }),
  order: SortOrder,
});
export const RibbonCursorQuery = message('RibbonCursorQuery', {
  cursorPaging: ref(CursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(RibbonSorting), { maxItems: 4 }),
});
export const Ribbon = message('Ribbon', {
  id: readonly(nullable(guid)),
  revision: nullable(int64),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  name: text({ minLength: 1, maxLength: 30 }),
  assignedProductCount: readonly(nullable(number())),
});
export const MaskedRibbon = message('MaskedRibbon', {
  ribbon: ref(Ribbon),
  fieldMask: list(text()),
});
export const RibbonRequestedFields = choice('ASSIGNED_PRODUCT_COUNT');
export const V3BulkRibbonResult = message('V3BulkRibbonResult', {
  itemMetadata: ref(ItemMetadata),
  item: ref(Ribbon),
});

export const ribbons = service('stores.ribbons-v-3', ['/stores', '', '/_api/ribbon'], {
  createRibbon: operation({
    method: 'POST',
    path: '/v3/ribbons',
    summary: 'Create ribbon',
    permit: backOffice('WIX_STORES.RIBBON_CREATE'),
    request: {
      ribbon: ref(Ribbon),
    },
    response: {
      ribbon: ref(Ribbon),
    },
    required: ['ribbon', 'ribbon.name'],
  }),
  getRibbon: operation({
    method: 'GET',
    path: '/v3/ribbons/{ribbonId}',
    summary: 'Get ribbon',
    permit: backOffice('WIX_STORES.RIBBON_READ'),
    request: {
      ribbonId: guid,
      fields: list(RibbonRequestedFields, { maxItems: 100 }),
    },
    response: {
      ribbon: ref(Ribbon),
    },
    required: ['ribbonId'],
  }),
  updateRibbon: operation({
    method: 'PATCH',
    path: '/v3/ribbons/{ribbon.id}',
    summary: 'Update ribbon',
    permit: backOffice('WIX_STORES.RIBBON_UPDATE'),
    request: {
      ribbon: ref(Ribbon),
      fields: list(RibbonRequestedFields, { maxItems: 100 }),
    },
    response: {
      ribbon: ref(Ribbon),
    },
    required: ['ribbon.id', 'ribbon', 'ribbon.revision'],
  }),
  deleteRibbon: operation({
    method: 'DELETE',
    path: '/v3/ribbons/{ribbonId}',
    summary: 'Delete ribbon',
    permit: backOffice('WIX_STORES.RIBBON_DELETE'),
    request: {
      ribbonId: guid,
    },
    response: {},
    required: ['ribbonId'],
  }),
  queryRibbons: operation({
    method: 'POST',
    path: '/v3/ribbons/query',
    summary: 'Query ribbons',
    permit: backOffice('WIX_STORES.RIBBON_READ'),
    request: {
      query: ref(RibbonCursorQuery),
      fields: list(RibbonRequestedFields, { maxItems: 100 }),
    },
    response: {
      ribbons: list(ref(Ribbon), { maxItems: 100 }),
      pagingMetadata: ref(CursorPagingMetadata),
    },
  }),
  countRibbons: operation({
    method: 'POST',
    path: '/v3/ribbons/count',
    summary: 'Count ribbons',
    permit: backOffice('WIX_STORES.RIBBON_READ'),
    request: {
      filter: nullable(anyObject),
    },
    response: {
      count: integer(),
    },
  }),
  bulkCreateRibbons: operation({
    method: 'POST',
    path: '/v3/bulk/ribbons/create',
    summary: 'Bulk create ribbons',
    permit: backOffice('WIX_STORES.RIBBON_CREATE'),
    request: {
      ribbons: list(ref(Ribbon), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
    },
    response: {
      results: list(ref(V3BulkRibbonResult), { maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['ribbons', 'ribbons.name'],
  }),
  bulkUpdateRibbons: operation({
    method: 'POST',
    path: '/v3/bulk/ribbons/update',
    summary: 'Bulk update ribbons',
    permit: backOffice('WIX_STORES.RIBBON_UPDATE'),
    request: {
      ribbons: list(ref(MaskedRibbon), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
      fields: list(RibbonRequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(V3BulkRibbonResult), { maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['ribbons', 'ribbons.ribbon.id', 'ribbons.ribbon.revision'],
  }),
  getOrCreateRibbon: operation({
    method: 'POST',
    path: '/v3/ribbons/get-or-create',
    summary: 'Get or create ribbon',
    permit: backOffice('WIX_STORES.RIBBON_GET_OR_CREATE'),
    request: {
      ribbonName: text({ minLength: 1, maxLength: 30 }),
      fields: list(RibbonRequestedFields, { maxItems: 100 }),
    },
    response: {
      ribbon: ref(Ribbon),
    },
    required: ['ribbonName'],
  }),
  bulkGetOrCreateRibbons: operation({
    method: 'POST',
    path: '/v3/bulk/ribbons/get-or-create',
    summary: 'Bulk get or create ribbons',
    permit: backOffice('WIX_STORES.RIBBON_GET_OR_CREATE'),
    request: {
      ribbonNames: list(text({ minLength: 1, maxLength: 30 }), { minItems: 1, maxItems: 100 }),
      fields: list(RibbonRequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(V3BulkRibbonResult), { maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['ribbonNames'],
  }),
  bulkDeleteRibbons: operation({
    method: 'POST',
    path: '/v3/bulk/ribbons/delete',
    summary: 'Bulk delete ribbons',
    permit: backOffice('WIX_STORES.RIBBON_DELETE'),
    request: {
      ribbonIds: list(guid, { minItems: 1, maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkRibbonResult), { maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['ribbonIds'],
  }),
});
