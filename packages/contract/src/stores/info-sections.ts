import { bareResult, bulkResult, crud, entityFields, everyAction } from '../crud.ts';
import { events } from '../events.ts';
import { service } from '../operation.ts';
import { fieldMask, guid, list, message, nullable, number, readonly, ref, text } from '../schema.ts';
import { RequestedFields } from '../shared/commerce.ts';
import { cursorQuery, sorting } from '../shared/paging.ts';
import { RichContent } from '../shared/rich-content.ts';

export const InfoSection = message('InfoSection', {
  ...entityFields,
  uniqueName: text({ maxLength: 100 }),
  title: text({ minLength: 1, maxLength: 50 }),
  description: ref(RichContent),
  plainDescription: nullable(text({ maxLength: 16000 })),
  assignedProductsCount: readonly(nullable(number())),
});
export const InfoSectionCursorQuery = cursorQuery('InfoSectionCursorQuery', {
  sorting: sorting('InfoSectionSorting'),
  mostSorts: 5,
});
const InfoSectionForGetOrCreate = message('InfoSectionForGetOrCreate', {
  id: nullable(guid),
  uniqueName: nullable(text({ maxLength: 100 })),
  title: nullable(text({ minLength: 1, maxLength: 50 })),
  description: ref(RichContent),
  plainDescription: nullable(text({ maxLength: 16000 })),
});

export const infoSections = service('stores.info-sections-v-3', ['/stores', '', '/_api/info-section'], {
  ...crud({
    entity: InfoSection,
    one: 'infoSection',
    many: 'infoSections',
    path: '/v3/info-sections',
    permission: 'WIX_STORES.INFO_SECTION',
    mask: 'fieldMask',
    required: ['title', 'uniqueName'],
    fields: RequestedFields,
    query: { request: InfoSectionCursorQuery, alsoPost: true },
    getOrCreate: { draft: InfoSectionForGetOrCreate },
    bulk: {
      results: list(ref(bulkResult('BulkInfoSectionItemResult', InfoSection)), { minItems: 1, maxItems: 100 }),
      deleted: list(ref(bareResult('BulkInfoSectionResult'))),
      masked: message('MaskedInfoSection', { infoSection: ref(InfoSection), fieldMask: fieldMask('infoSection') }),
    },
    serves: everyAction,
  }),
});

export const infoSectionEvents = events('wix.stores.catalog.v3.info_section', {
  entity: InfoSection,
  permission: 'WIX_STORES.INFO_SECTION_READ',
  created: 'An info section is created.',
  updated: 'An info section changes.',
  deleted: 'An info section is deleted.',
});
