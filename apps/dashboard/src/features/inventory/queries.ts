import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';

export type InventoryItem = NonNullable<
  Awaited<ReturnType<typeof api.inventoryItems.searchInventoryItems>>['inventoryItems']
>[number];

/** All locations, default first. */
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

/** The locations where stock is kept; empty for users who may not see them. */
export function useLocations(): Location[] {
  const may = useMay();
  return useQuery({ ...locationsQuery(), enabled: may('locations.listLocations') }).data ?? [];
}

/** The locations to choose from; none if there is only one, which needs no mention. */
export function useLocationOptions() {
  const locations = useLocations();
  return locations.length > 1 ? locations.map(({ id, name = '' }) => ({ value: id ?? '', label: name })) : [];
}

export const sellingQuery = queryOptions({
  queryKey: ['inventory', 'selling'],
  queryFn: async () => (await api.inventoryHistory.listSellingLocations({})).locationIds ?? [],
});

const CHANGES_AT_A_TIME = 50;

/** The stock history of an item, page by page. */
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
