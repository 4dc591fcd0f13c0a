/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const inventoryHistory = /* @__PURE__ */ routes<typeof contract.inventoryHistory>({
  listInventoryChanges: 'GET /stoa/v1/inventory-items/{inventoryItemId}/changes',
  listSellingLocations: 'GET /stoa/v1/locations/selling',
  updateLocationSelling: 'POST /stoa/v1/locations/{locationId}/selling',
});
