import { bareResult, bulkResult, crud, entityFields, everyAction } from '../crud.ts';
import { events } from '../events.ts';
import { service } from '../operation.ts';
import { choice, fieldMask, list, message, nullable, number, readonly, ref, text } from '../schema.ts';
import { cursorQuery, sorting } from '../shared/paging.ts';

export const Ribbon = message('Ribbon', {
  ...entityFields,
  name: text({ minLength: 1, maxLength: 30 }),
  assignedProductCount: readonly(nullable(number())),
});
export const RibbonRequestedFields = choice('ASSIGNED_PRODUCT_COUNT');

export const ribbons = service('stores.ribbons-v-3', ['/stores', '', '/_api/ribbon'], {
  ...crud({
    entity: Ribbon,
    one: 'ribbon',
    many: 'ribbons',
    path: '/v3/ribbons',
    permission: 'WIX_STORES.RIBBON',
    mask: 'fieldMask',
    required: ['name'],
    fields: RibbonRequestedFields,
    query: {
      request: cursorQuery('RibbonCursorQuery', { sorting: sorting('RibbonSorting'), mostSorts: 4 }),
      limits: { maxItems: 100 },
    },
    getOrCreate: { by: 'name' },
    bulk: {
      results: list(ref(bulkResult('V3BulkRibbonResult', Ribbon)), { maxItems: 100 }),
      deleted: list(ref(bareResult('BulkRibbonResult')), { maxItems: 100 }),
      masked: message('MaskedRibbon', { ribbon: ref(Ribbon), fieldMask: fieldMask('ribbon') }),
    },
    serves: everyAction,
  }),
});

export const ribbonEvents = events('wix.stores.catalog.v3.ribbon', {
  entity: Ribbon,
  permission: 'WIX_STORES.RIBBON_READ',
  created: 'A ribbon is created.',
  updated: 'A ribbon changes.',
  deleted: { when: 'A ribbon is deleted.', carriesEntity: true },
});
