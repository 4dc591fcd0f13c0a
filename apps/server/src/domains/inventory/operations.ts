import {
  inventoryHistory,
  inventoryItems,
  inventoryV1,
  inventoryV1Reader,
  locations,
  storesLocations,
} from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { AnyJobKind } from '../../platform/jobs/index.ts';
import { serve } from '../../use-case.ts';
import { listInventoryChanges, listSellingLocations, updateLocationSelling } from './history.ts';
import * as items from './items.ts';
import * as byFilter from './items-by-filter.ts';
import * as location from './locations/locations.ts';
import * as readLocation from './locations/read-locations.ts';
import { refreshAvailabilityOfAll } from './locations/refresh-all-availability.ts';
import * as query from './query-items.ts';
import * as v1 from './v1-inventory.ts';

export const served = [
  ...serve(inventoryItems, {
    createInventoryItem: items.createInventoryItem,
    bulkCreateInventoryItems: items.bulkCreateInventoryItems,
    getInventoryItem: items.getInventoryItem,
    updateInventoryItem: items.updateInventoryItem,
    bulkUpdateInventoryItems: items.bulkUpdateInventoryItems,
    bulkUpsertInventoryItems: items.bulkUpsertInventoryItems,
    bulkUpdateInventoryItemsByFilter: byFilter.bulkUpdateInventoryItemsByFilter,
    deleteInventoryItem: items.deleteInventoryItem,
    bulkDeleteInventoryItems: items.bulkDeleteInventoryItems,
    bulkDeleteInventoryItemsByFilter: byFilter.bulkDeleteInventoryItemsByFilter,
    queryInventoryItems: query.queryInventoryItems,
    searchInventoryItems: query.searchInventoryItems,
    countInventoryItems: query.countInventoryItems,
    bulkDecrementInventoryItems: items.bulkDecrementInventoryItems,
    bulkIncrementInventoryItems: items.bulkIncrementInventoryItems,
    bulkDecrementInventoryItemsByVariantAndLocation: items.bulkDecrementInventoryItemsByVariantAndLocation,
    bulkIncrementInventoryItemsByVariantAndLocation: items.bulkIncrementInventoryItemsByVariantAndLocation,
    bulkSetOrAdjustInventoryItemsByFilter: byFilter.bulkSetOrAdjustInventoryItemsByFilter,
    bulkAdjustInventoryItemsByFilter: byFilter.bulkAdjustInventoryItemsByFilter,
    bulkCreateInventoryItemsByVariantFilter: byFilter.bulkCreateInventoryItemsByVariantFilter,
  }),
  ...serve(inventoryV1, {
    updateInventoryVariants: v1.updateInventoryVariants,
    decrementInventory: v1.decrementInventory,
    incrementInventory: v1.incrementInventory,
  }),
  ...serve(inventoryV1Reader, { getInventoryVariants: v1.getInventoryVariants, queryInventory: v1.queryInventory }),
  ...serve(inventoryHistory, { listInventoryChanges, listSellingLocations, updateLocationSelling }),
  ...serve(locations, {
    ...location.locationResource.useCases,
    bulkCreateLocation: location.bulkCreateLocation,
    getLocation: readLocation.getLocation,
    listLocations: readLocation.listLocations,
    updateLocation: location.updateLocation,
    setDefaultLocation: location.setDefaultLocation,
    archiveLocation: location.archiveLocation,
    addTypeToLocation: location.addLocationType,
    removeTypeFromLocation: location.removeLocationType,
    addLocationType: location.addLocationType,
    removeLocationType: location.removeLocationType,
  }),
  ...serve(storesLocations, {
    getStoresLocation: readLocation.getStoresLocation,
    queryStoresLocations: readLocation.queryStoresLocations,
    getDefaultStoresLocation: readLocation.getDefaultStoresLocation,
  }),
];

export const jobKinds: AnyJobKind<Context>[] = [
  byFilter.changeItemsByFilter,
  byFilter.createItemsByVariantFilter,
  refreshAvailabilityOfAll,
];
