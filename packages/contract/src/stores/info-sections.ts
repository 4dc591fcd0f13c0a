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
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { RequestedFields } from '../shared/commerce.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { CursorPaging, CursorPagingMetadata, SortOrder } from '../shared/paging.ts';
import { RichContent } from '../shared/rich-content.ts';

export const InfoSection = message('InfoSection', {
  id: readonly(nullable(guid)),
  revision: nullable(int64),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  uniqueName: text({ maxLength: 100 }),
  title: text({ minLength: 1, maxLength: 50 }),
  description: ref(RichContent),
  plainDescription: nullable(text({ maxLength: 16000 })),
  assignedProductsCount: readonly(nullable(number())),
});
export const BulkInfoSectionItemResult = message('BulkInfoSectionItemResult', {
  itemMetadata: ref(ItemMetadata),
  item: ref(InfoSection),
});
export const BulkInfoSectionResult = message('BulkInfoSectionResult', {
  itemMetadata: ref(ItemMetadata),
});
export const InfoSectionSorting = message('InfoSectionSorting', {
  fieldName: text({ maxLength: 512 }),
  order: SortOrder,
});
export const InfoSectionCursorQuery = message('InfoSectionCursorQuery', {
  cursorPaging: ref(CursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(InfoSectionSorting), { maxItems: 5 }),
});
export const InfoSectionForGetOrCreate = message('InfoSectionForGetOrCreate', {
  id: nullable(guid),
  uniqueName: nullable(text({ maxLength: 100 })),
  title: nullable(text({ minLength: 1, maxLength: 50 })),
  description: ref(RichContent),
  plainDescription: nullable(text({ maxLength: 16000 })),
});
export const MaskedInfoSection = message('MaskedInfoSection', {
  infoSection: ref(InfoSection),
  fieldMask: list(text()),
});

export const infoSections = service('stores.info-sections-v-3', ['/stores', '', '/_api/info-section'], {
  createInfoSection: operation({
    method: 'POST',
    path: '/v3/info-sections',
    summary: 'Create info section',
    permit: backOffice('WIX_STORES.INFO_SECTION_CREATE'),
    request: {
      infoSection: ref(InfoSection),
    },
    response: {
      infoSection: ref(InfoSection),
    },
    required: ['infoSection', 'infoSection.title', 'infoSection.uniqueName'],
  }),
  getInfoSection: operation({
    method: 'GET',
    path: '/v3/info-sections/{infoSectionId}',
    summary: 'Get info section',
    permit: backOffice('WIX_STORES.INFO_SECTION_READ'),
    request: {
      infoSectionId: guid,
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      infoSection: ref(InfoSection),
    },
    required: ['infoSectionId'],
  }),
  getOrCreateInfoSection: operation({
    method: 'POST',
    path: '/v3/info-sections/get-or-create',
    summary: 'Get or create info section',
    permit: backOffice('WIX_STORES.INFO_SECTION_GET_OR_CREATE'),
    request: {
      infoSection: ref(InfoSectionForGetOrCreate),
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      infoSection: ref(InfoSection),
    },
  }),
  bulkGetOrCreateInfoSections: operation({
    method: 'POST',
    path: '/v3/bulk/info-sections/get-or-create',
    summary: 'Bulk get or create info sections',
    permit: backOffice('WIX_STORES.INFO_SECTION_GET_OR_CREATE'),
    request: {
      infoSections: list(ref(InfoSectionForGetOrCreate), { minItems: 1, maxItems: 100 }),
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkInfoSectionItemResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
  }),
  updateInfoSection: operation({
    method: 'PATCH',
    path: '/v3/info-sections/{infoSection.id}',
    summary: 'Update info section',
    permit: backOffice('WIX_STORES.INFO_SECTION_UPDATE'),
    request: {
      infoSection: ref(InfoSection),
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      infoSection: ref(InfoSection),
    },
    required: ['infoSection.id', 'infoSection', 'infoSection.revision'],
  }),
  deleteInfoSection: operation({
    method: 'DELETE',
    path: '/v3/info-sections/{infoSectionId}',
    summary: 'Delete info section',
    permit: backOffice('WIX_STORES.INFO_SECTION_DELETE'),
    request: {
      infoSectionId: guid,
    },
    response: {},
    required: ['infoSectionId'],
  }),
  queryInfoSections: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v3/info-sections/query',
    summary: 'Query info sections',
    permit: backOffice('WIX_STORES.INFO_SECTION_READ'),
    request: {
      query: ref(InfoSectionCursorQuery),
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      infoSections: list(ref(InfoSection)),
      pagingMetadata: ref(CursorPagingMetadata),
    },
  }),
  countInfoSections: operation({
    method: 'POST',
    path: '/v3/info-sections/count',
    summary: 'Count info sections',
    permit: backOffice('WIX_STORES.INFO_SECTION_READ'),
    request: {
      filter: nullable(anyObject),
    },
    response: {
      count: integer(),
    },
  }),
  bulkCreateInfoSections: operation({
    method: 'POST',
    path: '/v3/bulk/info-sections/create',
    summary: 'Bulk create info sections',
    permit: backOffice('WIX_STORES.INFO_SECTION_CREATE'),
    request: {
      infoSections: list(ref(InfoSection), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
    },
    response: {
      results: list(ref(BulkInfoSectionItemResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['infoSections', 'infoSections.title', 'infoSections.uniqueName'],
  }),
  bulkUpdateInfoSections: operation({
    method: 'POST',
    path: '/v3/bulk/info-sections/update',
    summary: 'Bulk update info sections',
    permit: backOffice('WIX_STORES.INFO_SECTION_UPDATE'),
    request: {
      infoSections: list(ref(MaskedInfoSection), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
      fields: list(RequestedFields, { maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkInfoSectionItemResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['infoSections', 'infoSections.infoSection.id', 'infoSections.infoSection.revision'],
  }),
  bulkDeleteInfoSections: operation({
    method: 'POST',
    path: '/v3/bulk/info-sections/delete',
    summary: 'Bulk delete info sections',
    permit: backOffice('WIX_STORES.INFO_SECTION_DELETE'),
    request: {
      infoSectionIds: list(guid, { minItems: 1, maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkInfoSectionResult)),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['infoSectionIds'],
  }),
});
