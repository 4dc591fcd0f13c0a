/** Stock history and selling locations: additions to the public inventory services for the back office. */
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
  /** The change of the stock level. All deltas of an item add up to its level. */
  delta: integer(),
  /** The change of the pre-ordered quantity. */
  preorderDelta: integer(),
  /** Null if the quantity is not tracked. */
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
    summary: 'List the stock history of an inventory item, latest first',
    permit: backOffice('WIX_STORES.INVENTORY_READ'),
    request: { inventoryItemId: guid, before: guid, limit: integer({ minimum: 1, maximum: 100 }) },
    response: {
      changes: list(ref(InventoryChange)),
      /** Whether there are older entries. */
      hasMore: boolean,
    },
    required: ['inventoryItemId'],
  }),
  listSellingLocations: operation({
    method: 'GET',
    path: '/v1/locations/selling',
    summary: 'List the locations that orders take stock from: the default one and others that sell online',
    permit: backOffice('LOCATIONS.READ'),
    request: {},
    response: { locationIds: list(guid) },
  }),
  updateLocationSelling: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/locations/{locationId}/selling',
    summary: 'Set whether orders may take stock from a location when the default one lacks it',
    permit: backOffice('LOCATIONS.MANAGE'),
    request: { locationId: guid, sellsOnline: boolean },
    response: { location: ref(Location) },
    required: ['locationId', 'sellsOnline'],
    errors: ['CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION'],
  }),
});
