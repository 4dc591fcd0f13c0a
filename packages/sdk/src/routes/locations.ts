/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const locations = /* @__PURE__ */ routes<typeof contract.locations>({
  createLocation: 'POST /locations/v1/locations',
  getLocation: 'GET /locations/v1/locations/{id}',
  updateLocation: 'PUT /locations/v1/locations/{location.id}',
  queryLocations: 'POST /locations/v1/locations/query',
  bulkCreateLocation: 'POST /locations/v1/locations/bulk-create',
  listLocations: 'GET /locations/v1/locations',
  setDefaultLocation: 'POST /locations/v1/locations/{id}/set-default',
  archiveLocation: 'POST /locations/v1/locations/{id}/archive',
  addTypeToLocation: 'PATCH /locations/v1/locations/{id}/add-type',
  removeTypeFromLocation: 'PATCH /locations/v1/locations/{id}/remove-type',
  addLocationType: 'PATCH /locations/v1/locations/{id}/add-location-type',
  removeLocationType: 'PATCH /locations/v1/locations/{id}/remove-location-type',
});
