import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { type InventoryFilters, toInventorySearch } from './inventory-search.ts';

export const inventoryListQuery = (filters: InventoryFilters) =>
  queryOptions({
    queryKey: ['inventory', 'list', filters],
    queryFn: () => api.inventoryItems.searchInventoryItems({ search: toInventorySearch(filters) }),
    placeholderData: keepPreviousData,
  });
export type InventoryItem = NonNullable<
  Awaited<ReturnType<typeof api.inventoryItems.searchInventoryItems>>['inventoryItems']
>[number];

/** All locations, the default one first. */
export const locationsQuery = ({ includeArchived = false } = {}) =>
  queryOptions({
    queryKey: ['inventory', 'locations', includeArchived],
    queryFn: async () => {
      const paging = { limit: 1000 };
      const { locations = [] } = await api.locations.listLocations({ includeArchived, paging });
      return locations;
    },
  });
export type Location = NonNullable<Awaited<ReturnType<typeof api.locations.listLocations>>['locations']>[number];

export const sellingQuery = queryOptions({
  queryKey: ['inventory', 'selling'],
  queryFn: async () => (await api.inventoryHistory.listSellingLocations({})).locationIds ?? [],
});

const CHANGES_AT_A_TIME = 50;

/** What happened to an item, page by page. */
export const historyQuery = (inventoryItemId: string) =>
  infiniteQueryOptions({
    queryKey: ['inventory', 'history', inventoryItemId],
    queryFn: ({ pageParam }) =>
      api.inventoryHistory.listInventoryChanges({
        inventoryItemId,
        limit: CHANGES_AT_A_TIME,
        ...(pageParam ? { before: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: ({ hasMore, changes = [] }) => (hasMore ? changes.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ changes = [] }) => changes),
  });
export type InventoryChange = NonNullable<
  Awaited<ReturnType<typeof api.inventoryHistory.listInventoryChanges>>['changes']
>[number];
