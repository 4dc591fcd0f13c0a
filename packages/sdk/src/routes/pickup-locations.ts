/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const pickupLocations = /* @__PURE__ */ routes<typeof contract.pickupLocations>({
  createPickupLocation: 'POST /v1/pickup-locations',
  getPickupLocation: 'GET /v1/pickup-locations/{pickupLocationId}',
  updatePickupLocation: 'PATCH /v1/pickup-locations/{pickupLocation.id}',
  deletePickupLocation: 'DELETE /v1/pickup-locations/{pickupLocationId}',
  queryPickupLocation: 'POST /v1/pickup-locations/query',
  addDeliveryRegion: 'POST /v1/pickup-locations/{pickupLocationId}/add-delivery-region',
  removeDeliveryRegion: 'POST /v1/pickup-locations/{pickupLocationId}/remove-delivery-region',
  bulkCreatePickupLocation: 'POST /v1/bulk/pickup-locations/create',
  bulkUpdatePickupLocation: 'PATCH /v1/bulk/pickup-locations/update',
  bulkDeletePickupLocation: 'DELETE /v1/bulk/pickup-locations/delete',
});
