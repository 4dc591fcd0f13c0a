/** What happened to stock, and which locations sell: what the back office shows beside the public inventory services. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, date, guid, int64, integer, list, message, nullable, ref, text } from '../schema.ts';
import { Location } from '../site/locations.ts';

export const InventoryChangeActor = message('InventoryChangeActor', {
  type: choice('NOBODY', 'VISITOR', 'MEMBER', 'STAFF', 'APP'),
  id: text(),
  /** Of staff. */
  name: text(),
});
export const InventoryChange = message('InventoryChange', {
  id: guid,
  createdDate: date,
  /** What the level went up by; all deltas of an item add up to its level. */
  delta: integer(),
  /** What is ordered ahead went up by. */
  preorderDelta: integer(),
  /** Null where the quantity is not tracked. */
  quantityAfter: nullable(integer()),
  reason: choice('ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE'),
  orderId: nullable(guid),
  orderNumber: nullable(int64),
  note: nullable(text()),
  actor: ref(InventoryChangeActor),
});

export const inventoryHistory = service('stoa.inventory-history', ['/stoa'], {
  listInventoryChanges: operation({
    method: 'GET',
    path: '/v1/inventory-items/{inventoryItemId}/changes',
    summary: 'What happened to the stock of an inventory item, the latest first',
    permit: backOffice('WIX_STORES.INVENTORY_READ'),
    request: { inventoryItemId: guid, before: guid, limit: integer({ minimum: 1, maximum: 100 }) },
    response: {
      changes: list(ref(InventoryChange)),
      /** Whether there are older ones, before the last of these. */
      hasMore: boolean,
    },
    required: ['inventoryItemId'],
  }),
  listSellingLocations: operation({
    method: 'GET',
    path: '/v1/locations/selling',
    summary: 'The locations that orders take from: the default one, and others that sell as well',
    permit: backOffice('LOCATIONS.READ'),
    request: {},
    response: { locationIds: list(guid) },
  }),
  updateLocationSelling: operation({
    method: 'POST',
    path: '/v1/locations/{locationId}/selling',
    summary: 'Let orders take from a location what the default one lacks, or no longer',
    permit: backOffice('LOCATIONS.MANAGE'),
    request: { locationId: guid, sellsOnline: boolean },
    response: { location: ref(Location) },
    required: ['locationId', 'sellsOnline'],
    errors: ['CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION'],
  }),
});
