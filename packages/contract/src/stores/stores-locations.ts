import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
  guid,
  immutable,
  int64,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { CursorPaging, CursorPagingMetadata, SortOrder } from '../shared/paging.ts';

export const StoresLocationLocationType = choice('VIRTUAL', 'PHYSICAL');
export const StoresLocation = message('StoresLocation', {
  id: readonly(nullable(guid)),
  revision: readonly(nullable(int64)),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  wixLocationId: immutable(nullable(guid)),
  locationType: readonly(StoresLocationLocationType),
  name: readonly(text({ minLength: 1, maxLength: 150 })),
  defaultLocation: readonly(boolean),
});
export const StoresLocationSorting = message('StoresLocationSorting', {
  fieldName: text({ maxLength: 16000 }),
  order: SortOrder,
});
export const StoresLocationCursorQuery = message('StoresLocationCursorQuery', {
  cursorPaging: ref(CursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(StoresLocationSorting), { maxItems: 8 }),
});

export const storesLocations = service('stores.stores-locations-v-3', ['/stores', '', '/_api/location'], {
  getStoresLocation: operation({
    method: 'GET',
    path: '/v3/locations/{storesLocationId}',
    summary: 'Get stores location',
    permit: backOffice('WIX_STORES.STORES_LOCATION_READ'),
    request: {
      storesLocationId: guid,
    },
    response: {
      storesLocation: ref(StoresLocation),
    },
    required: ['storesLocationId'],
  }),
  queryStoresLocations: operation({
    method: 'POST',
    effect: 'read',
    path: '/v3/locations/query',
    summary: 'Query stores locations',
    permit: backOffice('WIX_STORES.STORES_LOCATION_READ'),
    request: {
      query: ref(StoresLocationCursorQuery),
    },
    response: {
      storesLocations: list(ref(StoresLocation), { maxItems: 100 }),
      pagingMetadata: ref(CursorPagingMetadata),
    },
  }),
  getDefaultStoresLocation: operation({
    method: 'GET',
    path: '/v3/locations/default',
    summary: 'Get default stores location',
    permit: backOffice('WIX_STORES.STORES_LOCATION_READ'),
    request: {},
    response: {
      storesLocation: ref(StoresLocation),
    },
  }),
});
