/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const inventoryItems = /* @__PURE__ */ routes<typeof contract.inventoryItems>({
  createInventoryItem: 'POST /stores/v3/inventory-items',
  bulkCreateInventoryItems: 'POST /stores/v3/bulk/inventory-items/create',
  getInventoryItem: 'GET /stores/v3/inventory-items/{inventoryItemId}',
  updateInventoryItem: 'PATCH /stores/v3/inventory-items/{inventoryItem.id}',
  bulkUpdateInventoryItems: 'POST /stores/v3/bulk/inventory-items/update',
  bulkUpsertInventoryItems: 'POST /stores/v3/bulk/inventory-items/upsert',
  bulkUpdateInventoryItemsByFilter: 'POST /stores/v3/bulk/inventory-items/update-by-filter',
  deleteInventoryItem: 'DELETE /stores/v3/inventory-items/{inventoryItemId}',
  bulkDeleteInventoryItems: 'POST /stores/v3/bulk/inventory-items/delete',
  bulkDeleteInventoryItemsByFilter: 'POST /stores/v3/bulk/inventory-items/delete-by-filter',
  queryInventoryItems: 'GET|POST /stores/v3/inventory-items/query',
  searchInventoryItems: 'GET|POST /stores/v3/inventory-items/search',
  countInventoryItems: 'GET|POST /stores/v3/inventory-items/count',
  bulkDecrementInventoryItems: 'POST /stores/v3/bulk/inventory-items/decrement',
  bulkIncrementInventoryItems: 'POST /stores/v3/bulk/inventory-items/increment',
  bulkDecrementInventoryItemsByVariantAndLocation:
    'POST /stores/v3/bulk/inventory-items/decrement-by-variant-and-location',
  bulkIncrementInventoryItemsByVariantAndLocation:
    'POST /stores/v3/bulk/inventory-items/increment-by-variant-and-location',
  bulkSetOrAdjustInventoryItemsByFilter: 'POST /stores/v3/bulk/inventory-items/set-or-adjust-by-filter',
  bulkAdjustInventoryItemsByFilter: 'POST /stores/v3/bulk/inventory-items/adjust-by-filter',
  bulkCreateInventoryItemsByVariantFilter: 'POST /stores/v3/bulk/inventory-items/create-by-variant-filter',
});
