import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
  fieldMask,
  guid,
  immutable,
  int64,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import {
  CommonAggregationData,
  CommonAggregationDateHistogramAggregation,
  CommonAggregationNestedAggregation,
  CommonAggregationRangeAggregation,
  CommonAggregationScalarAggregation,
  CommonAggregationValueAggregation,
  WixCommonAggregationType,
  WixCommonSearchDetails,
} from '../shared/aggregation.ts';
import { LongCursorPaging } from '../shared/catalogue.ts';
import { ExtendedFields } from '../shared/common.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { CursorPagingMetadata, FieldSorting } from '../shared/paging.ts';
import { CommonCursors } from './product-v3.ts';
import { AvailabilityStatus, CatalogV3Product, InventoryItem, PreorderInfo } from './product-v3-parts.ts';

export const V3InventoryItem = message(
  'V3InventoryItem',
  {
    inStock: boolean,
    quantity: integer({ minimum: -99999, maximum: 99999 }),
    id: readonly(nullable(guid)),
    revision: readonly(nullable(int64)),
    createdDate: readonly(nullable(date)),
    updatedDate: readonly(nullable(date)),
    variantId: immutable(guid),
    locationId: immutable(nullable(guid)),
    productId: immutable(text({ minLength: 1, maxLength: 36 })),
    trackQuantity: readonly(boolean),
    availabilityStatus: readonly(AvailabilityStatus),
    preorderInfo: ref(PreorderInfo),
    product: readonly(ref(CatalogV3Product)),
    extendedFields: ref(ExtendedFields),
  },
  { atMostOne: [['inStock', 'quantity']] },
);
export const V3BulkInventoryItemResult = message('V3BulkInventoryItemResult', {
  itemMetadata: ref(ItemMetadata),
  item: ref(V3InventoryItem),
});
export const ReasonType = choice('ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE');
export const MaskedInventoryItem = message('MaskedInventoryItem', {
  inventoryItem: ref(V3InventoryItem),
  fieldMask: fieldMask('inventoryItem'),
});
export const BulkUpsertInventoryItemResult = message('BulkUpsertInventoryItemResult', {
  itemMetadata: ref(ItemMetadata),
  item: ref(V3InventoryItem),
});
export const InventoryBulkInventoryItemResult = message('InventoryBulkInventoryItemResult', {
  itemMetadata: ref(ItemMetadata),
});
export const InventoryPaging = message('InventoryPaging', {
  limit: nullable(integer({ maximum: 1000, minimum: 0 })),
  offset: nullable(integer({ minimum: 0 })),
});
export const InventoryQuery = message(
  'InventoryQuery',
  {
    paging: ref(InventoryPaging),
    cursorPaging: ref(LongCursorPaging),
    filter: nullable(anyObject),
    sort: list(ref(FieldSorting), { maxItems: 10 }),
  },
  { atMostOne: [['paging', 'cursorPaging']] },
);
export const InventoryPagingMetadata = message('InventoryPagingMetadata', {
  count: nullable(integer()),
  cursors: ref(CommonCursors),
});
export const GroupByAggregation = message('GroupByAggregation', {
  value: ref(CommonAggregationValueAggregation),
  name: nullable(text({ maxLength: 100 })),
  fieldPath: text({ maxLength: 200 }),
});
export const Aggregation = message(
  'Aggregation',
  {
    value: ref(CommonAggregationValueAggregation),
    range: ref(CommonAggregationRangeAggregation),
    scalar: ref(CommonAggregationScalarAggregation),
    dateHistogram: ref(CommonAggregationDateHistogramAggregation),
    nested: ref(CommonAggregationNestedAggregation),
    name: nullable(text({ maxLength: 100 })),
    type: WixCommonAggregationType,
    fieldPath: text({ maxLength: 200 }),
    groupBy: ref(GroupByAggregation),
  },
  { atMostOne: [['value', 'range', 'scalar', 'dateHistogram', 'nested']] },
);
export const InventoryCursorSearch = message('InventoryCursorSearch', {
  cursorPaging: ref(LongCursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(FieldSorting), { maxItems: 10 }),
  aggregations: list(ref(Aggregation), { maxItems: 10 }),
  search: ref(WixCommonSearchDetails),
  timeZone: nullable(text({ maxLength: 50 })),
});
export const DecrementDataById = message('DecrementDataById', {
  inventoryItemId: guid,
  decrementBy: integer({ minimum: 1, maximum: 99999 }),
  preorderRequest: boolean,
});
export const IncrementDataById = message('IncrementDataById', {
  inventoryItemId: guid,
  incrementBy: integer({ minimum: 1, maximum: 99999 }),
});
export const DecrementDataByVariantAndLocation = message('DecrementDataByVariantAndLocation', {
  variantId: guid,
  locationId: nullable(guid),
  decrementBy: integer({ minimum: 1, maximum: 99999 }),
  preorderRequest: boolean,
});
export const IncrementDataByVariantAndLocation = message('IncrementDataByVariantAndLocation', {
  variantId: guid,
  locationId: nullable(guid),
  incrementBy: integer({ minimum: 1, maximum: 99999 }),
});
export const AdjustInventoryAction = message(
  'AdjustInventoryAction',
  {
    incrementBy: integer({ minimum: 1, maximum: 99999 }),
    decrementBy: integer({ minimum: 1, maximum: 99999 }),
  },
  { atMostOne: [['incrementBy', 'decrementBy']] },
);
export const InventoryCreationData = message('InventoryCreationData', {
  quantity: integer({ maximum: 99999 }),
});

export const inventoryItems = service('stores.inventory-items-v-3', ['/stores', '', '/_api/inventory'], {
  createInventoryItem: operation({
    method: 'POST',
    effect: 'write',
    creates: 'inventoryItem',
    path: '/v3/inventory-items',
    summary: 'Create inventory item',
    permit: backOffice('WIX_STORES.INVENTORY_CREATE'),
    request: {
      inventoryItem: ref(V3InventoryItem),
    },
    response: {
      inventoryItem: ref(V3InventoryItem),
    },
    required: [
      'inventoryItem',
      'inventoryItem.productId',
      'inventoryItem.(inStock|quantity)',
      'inventoryItem.variantId',
    ],
    errors: [
      'INVALID_TARGET_QUANTITY',
      'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
      'LOCATION_NOT_FOUND',
      'CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION',
      'ITEM_ALREADY_EXISTS',
      'PRE_ORDER_VALIDATION',
    ],
  }),
  bulkCreateInventoryItems: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/create',
    summary: 'Bulk create inventory items',
    permit: backOffice('WIX_STORES.INVENTORY_CREATE'),
    request: {
      inventoryItems: list(ref(V3InventoryItem), { minItems: 1, maxItems: 1000 }),
      returnEntity: boolean,
    },
    response: {
      results: list(ref(V3BulkInventoryItemResult), { minItems: 1, maxItems: 1000 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: [
      'inventoryItems',
      'inventoryItems.productId',
      'inventoryItems.(inStock|quantity)',
      'inventoryItems.variantId',
    ],
    errors: ['PRE_ORDER_VALIDATION'],
  }),
  getInventoryItem: operation({
    method: 'GET',
    path: '/v3/inventory-items/{inventoryItemId}',
    summary: 'Get inventory item',
    permit: backOffice('WIX_STORES.INVENTORY_READ'),
    request: {
      inventoryItemId: guid,
    },
    response: {
      inventoryItem: ref(V3InventoryItem),
    },
    required: ['inventoryItemId'],
  }),
  updateInventoryItem: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v3/inventory-items/{inventoryItem.id}',
    summary: 'Update inventory item',
    permit: backOffice('WIX_STORES.INVENTORY_UPDATE'),
    request: {
      inventoryItem: ref(V3InventoryItem),
      fieldMask: fieldMask('inventoryItem'),
      reason: ReasonType,
    },
    response: {
      inventoryItem: ref(V3InventoryItem),
    },
    required: ['inventoryItem.id', 'inventoryItem'],
    errors: ['REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING', 'PRE_ORDER_VALIDATION'],
  }),
  bulkUpdateInventoryItems: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/update',
    summary: 'Bulk update inventory items',
    permit: backOffice('WIX_STORES.INVENTORY_UPDATE'),
    request: {
      inventoryItems: list(ref(MaskedInventoryItem), { minItems: 1, maxItems: 1000 }),
      returnEntity: boolean,
      reason: ReasonType,
    },
    response: {
      results: list(ref(V3BulkInventoryItemResult), { minItems: 1, maxItems: 1000 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['inventoryItems', 'inventoryItems.inventoryItem', 'inventoryItems.inventoryItem.id'],
    errors: ['REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING', 'PRE_ORDER_VALIDATION'],
  }),
  bulkUpsertInventoryItems: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/upsert',
    summary: 'Bulk upsert inventory items',
    permit: backOffice('WIX_STORES.INVENTORY_UPSERT'),
    request: {
      inventoryItems: list(ref(MaskedInventoryItem), { minItems: 1, maxItems: 1000 }),
      returnEntity: boolean,
    },
    response: {
      results: list(ref(BulkUpsertInventoryItemResult), { minItems: 1, maxItems: 1000 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: [
      'inventoryItems',
      'inventoryItems.inventoryItem',
      'inventoryItems.inventoryItem.productId',
      'inventoryItems.inventoryItem.variantId',
    ],
    errors: ['INVALID_TARGET_QUANTITY', 'PRE_ORDER_VALIDATION'],
  }),
  bulkUpdateInventoryItemsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/update-by-filter',
    summary: 'Bulk update inventory items by filter',
    permit: backOffice('WIX_STORES.INVENTORY_UPDATE'),
    request: {
      filter: nullable(anyObject),
      inventoryItem: ref(V3InventoryItem),
      fieldMask: fieldMask('inventoryItem'),
      search: ref(WixCommonSearchDetails),
    },
    response: {
      jobId: guid,
    },
    required: ['inventoryItem', 'filter'],
    errors: [
      'INVENTORY_QUANTITY_NOT_TRACKED',
      'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
      'PRE_ORDER_VALIDATION',
    ],
  }),
  deleteInventoryItem: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v3/inventory-items/{inventoryItemId}',
    summary: 'Delete inventory item',
    permit: backOffice('WIX_STORES.INVENTORY_DELETE'),
    request: {
      inventoryItemId: guid,
    },
    response: {},
    required: ['inventoryItemId'],
  }),
  bulkDeleteInventoryItems: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/delete',
    summary: 'Bulk delete inventory items',
    permit: backOffice('WIX_STORES.INVENTORY_DELETE'),
    request: {
      inventoryItemIds: list(guid, { minItems: 1, maxItems: 1000 }),
    },
    response: {
      results: list(ref(InventoryBulkInventoryItemResult), { minItems: 1, maxItems: 1000 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['inventoryItemIds'],
  }),
  bulkDeleteInventoryItemsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/delete-by-filter',
    summary: 'Bulk delete inventory items by filter',
    permit: backOffice('WIX_STORES.INVENTORY_DELETE'),
    request: {
      filter: nullable(anyObject),
      search: ref(WixCommonSearchDetails),
    },
    response: {
      jobId: guid,
    },
    required: ['filter'],
  }),
  queryInventoryItems: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v3/inventory-items/query',
    summary: 'Query inventory items',
    permit: backOffice('WIX_STORES.INVENTORY_READ'),
    request: {
      query: ref(InventoryQuery),
    },
    response: {
      inventoryItems: list(ref(V3InventoryItem), { maxItems: 1000 }),
      pagingMetadata: ref(InventoryPagingMetadata),
    },
  }),
  searchInventoryItems: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v3/inventory-items/search',
    summary: 'Search inventory items',
    permit: backOffice('WIX_STORES.INVENTORY_READ'),
    request: {
      search: ref(InventoryCursorSearch),
    },
    response: {
      inventoryItems: list(ref(V3InventoryItem), { maxItems: 1000 }),
      pagingMetadata: ref(CursorPagingMetadata),
      aggregationData: ref(CommonAggregationData),
    },
    required: ['search'],
  }),
  countInventoryItems: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v3/inventory-items/count',
    summary: 'Count inventory items',
    permit: backOffice('WIX_STORES.INVENTORY_READ'),
    request: {
      filter: nullable(anyObject),
      search: ref(WixCommonSearchDetails),
    },
    response: {
      count: integer(),
    },
  }),
  bulkDecrementInventoryItems: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/decrement',
    summary: 'Bulk decrement inventory items',
    permit: backOffice('WIX_STORES.INVENTORY_UPDATE'),
    request: {
      decrementData: list(ref(DecrementDataById), { minItems: 1, maxItems: 300 }),
      restrictInventory: nullable(boolean),
      returnEntity: boolean,
      reason: ReasonType,
    },
    response: {
      results: list(ref(V3BulkInventoryItemResult), { minItems: 1, maxItems: 300 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['decrementData', 'decrementData.inventoryItemId', 'decrementData.decrementBy'],
    errors: ['INVENTORY_QUANTITY_NOT_TRACKED', 'INSUFFICIENT_INVENTORY', 'MIN_QUANTITY_LIMIT_REACHED'],
  }),
  bulkIncrementInventoryItems: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/increment',
    summary: 'Bulk increment inventory items',
    permit: backOffice('WIX_STORES.INVENTORY_UPDATE'),
    request: {
      incrementData: list(ref(IncrementDataById), { minItems: 1, maxItems: 300 }),
      returnEntity: boolean,
      reason: ReasonType,
    },
    response: {
      results: list(ref(V3BulkInventoryItemResult), { minItems: 1, maxItems: 300 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['incrementData', 'incrementData.inventoryItemId', 'incrementData.incrementBy'],
    errors: ['INVENTORY_QUANTITY_NOT_TRACKED', 'MAX_QUANTITY_LIMIT_REACHED'],
  }),
  bulkDecrementInventoryItemsByVariantAndLocation: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/decrement-by-variant-and-location',
    summary: 'Bulk decrement inventory items by variant and location',
    permit: backOffice('WIX_STORES.INVENTORY_UPDATE'),
    request: {
      decrementData: list(ref(DecrementDataByVariantAndLocation), { minItems: 1, maxItems: 300 }),
      restrictInventory: nullable(boolean),
      returnEntity: boolean,
      reason: ReasonType,
    },
    response: {
      results: list(ref(V3BulkInventoryItemResult), { minItems: 1, maxItems: 300 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['decrementData', 'decrementData.variantId', 'decrementData.decrementBy'],
    errors: ['INVENTORY_QUANTITY_NOT_TRACKED', 'INSUFFICIENT_INVENTORY', 'MIN_QUANTITY_LIMIT_REACHED', 'NOT_FOUND'],
  }),
  bulkIncrementInventoryItemsByVariantAndLocation: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/increment-by-variant-and-location',
    summary: 'Bulk increment inventory items by variant and location',
    permit: backOffice('WIX_STORES.INVENTORY_UPDATE'),
    request: {
      incrementData: list(ref(IncrementDataByVariantAndLocation), { minItems: 1, maxItems: 300 }),
      returnEntity: boolean,
      reason: ReasonType,
    },
    response: {
      results: list(ref(V3BulkInventoryItemResult), { minItems: 1, maxItems: 300 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['incrementData', 'incrementData.variantId', 'incrementData.incrementBy'],
    errors: ['INVENTORY_QUANTITY_NOT_TRACKED', 'MAX_QUANTITY_LIMIT_REACHED', 'NOT_FOUND'],
  }),
  bulkSetOrAdjustInventoryItemsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/set-or-adjust-by-filter',
    summary: 'Bulk set or adjust inventory items by filter',
    permit: backOffice('WIX_STORES.INVENTORY_UPDATE'),
    request: {
      filter: nullable(anyObject),
      adjustedInventoryAction: ref(AdjustInventoryAction),
      search: ref(WixCommonSearchDetails),
    },
    response: {
      jobId: guid,
    },
    required: ['adjustedInventoryAction', 'filter'],
    errors: ['INVENTORY_QUANTITY_NOT_TRACKED'],
  }),
  bulkAdjustInventoryItemsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/adjust-by-filter',
    summary: 'Bulk adjust inventory items by filter',
    permit: backOffice('WIX_STORES.INVENTORY_UPDATE'),
    request: {
      filter: nullable(anyObject),
      adjustment: ref(AdjustInventoryAction),
      search: ref(WixCommonSearchDetails),
      trackQuantity: boolean,
    },
    response: {
      jobId: guid,
    },
    required: ['adjustment', 'filter'],
    errors: [
      'INVENTORY_QUANTITY_NOT_TRACKED',
      'INSUFFICIENT_INVENTORY',
      'MIN_QUANTITY_LIMIT_REACHED',
      'MAX_QUANTITY_LIMIT_REACHED',
    ],
  }),
  bulkCreateInventoryItemsByVariantFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/inventory-items/create-by-variant-filter',
    summary: 'Bulk create inventory items by variant filter',
    permit: backOffice('WIX_STORES.INVENTORY_CREATE'),
    request: {
      filter: nullable(anyObject),
      search: ref(WixCommonSearchDetails),
      locationId: guid,
      inventoryCreationData: ref(InventoryCreationData),
    },
    response: {
      jobId: guid,
    },
    required: ['inventoryCreationData', 'filter', 'inventoryCreationData.quantity', 'locationId'],
    errors: ['LOCATION_NOT_FOUND', 'CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION'],
  }),
});

export const InventoryItemUpdatedWithReason = message('InventoryItemUpdatedWithReason', {
  currentEntity: ref(InventoryItem),
  reason: ReasonType,
});
export const InventoryItemStockStatusUpdated = message('InventoryItemStockStatusUpdatedEvent', { inStock: boolean });
export const inventoryItemEvents = events('wix.stores.catalog.v3.inventory_item', {
  entity: InventoryItem,
  permission: 'WIX_STORES.INVENTORY_READ',
  created: 'A variant gets stock at a location for the first time.',
  updated: 'The stock of an item changes, or how it is tracked.',
  deleted: { when: 'An item is deleted with its variant or location.', carriesEntity: true },
  actions: {
    updatedWithReason: {
      when: 'Like `updated`, with the reason why the stock changed.',
      carries: InventoryItemUpdatedWithReason,
    },
    stockStatusUpdated: { when: 'An item becomes available or unavailable.', carries: InventoryItemStockStatusUpdated },
  },
});
