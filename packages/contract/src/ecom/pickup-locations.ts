import { crud, entityFields } from '../crud.ts';
import { backOffice, operation, service } from '../operation.ts';
import { boolean, guid, int64, list, message, nullable, ref, text } from '../schema.ts';
import { Address } from '../shared/address.ts';
import { ApplicationError } from '../shared/errors.ts';
import { ConditionalRates } from './conditional-rates.ts';
import { QueryV2 } from './tax-groups.ts';

/** A place where buyers collect what they ordered. */
export const PickupLocation = message('PickupLocation', {
  ...entityFields,
  name: nullable(text({ minLength: 1, maxLength: 100 })),
  address: ref(Address),
  deliveryTime: nullable(text({ maxLength: 500 })),
  instructions: nullable(text({ maxLength: 1000 })),
  active: nullable(boolean),
  rates: list(ref(ConditionalRates), { maxItems: 50 }),
  deliveryRegionIds: list(guid, { maxItems: 50 }),
});
const PickupLocationError = message('PickupLocationError', { id: text(), error: ref(ApplicationError) });

/** The reasons why there can be no further pickup location. */
const tooMany = [
  'LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED',
  'LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED',
  'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED',
] as const;
const several = list(ref(PickupLocation), { minItems: 1, maxItems: 100 });
const answer = {
  pickupLocations: list(ref(PickupLocation), { maxItems: 100 }),
  errors: list(ref(PickupLocationError)),
};
const whole = { pickupLocation: ref(PickupLocation) };
const update = backOffice('ECOM.PICKUP_LOCATION_UPDATE');
const regionRequest = { pickupLocationId: guid, deliveryRegionId: guid, revision: nullable(int64) };

export const pickupLocations = service('ecom.pickup-locations', [''], {
  ...crud({
    entity: PickupLocation,
    one: 'pickupLocation',
    many: 'pickupLocations',
    names: { one: 'pickupLocation', many: 'pickupLocation' },
    path: '/v1/pickup-locations',
    permission: 'ECOM.PICKUP_LOCATION',
    mask: 'fieldMask',
    required: ['address'],
    query: { request: QueryV2 },
    serves: ['create', 'get', 'update', 'delete', 'query'],
    differs: { create: { errors: tooMany } },
  }),
  addDeliveryRegion: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/pickup-locations/{pickupLocationId}/add-delivery-region',
    summary: 'Offer a pickup location in another region',
    permit: update,
    request: regionRequest,
    response: whole,
    required: ['deliveryRegionId', 'revision', 'pickupLocationId'],
    errors: ['LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'],
  }),
  removeDeliveryRegion: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/pickup-locations/{pickupLocationId}/remove-delivery-region',
    summary: 'Offer a pickup location no longer in a region',
    permit: update,
    request: regionRequest,
    response: whole,
    required: ['deliveryRegionId', 'revision', 'pickupLocationId'],
  }),
  bulkCreatePickupLocation: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/pickup-locations/create',
    summary: 'Create up to 100 pickup locations',
    permit: backOffice('ECOM.PICKUP_LOCATION_CREATE'),
    request: { pickupLocations: several },
    response: answer,
    required: ['pickupLocations', 'pickupLocations.address'],
    errors: tooMany,
  }),
  bulkUpdatePickupLocation: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/bulk/pickup-locations/update',
    summary: 'Update up to 100 pickup locations',
    permit: update,
    request: { pickupLocations: several },
    response: answer,
    required: ['pickupLocations', 'pickupLocations.id', 'pickupLocations.revision'],
  }),
  bulkDeletePickupLocation: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/bulk/pickup-locations/delete',
    summary: 'Delete up to 100 pickup locations',
    permit: backOffice('ECOM.PICKUP_LOCATION_DELETE'),
    request: { pickupLocationIds: list(guid, { minItems: 1, maxItems: 100 }) },
    response: { errors: list(ref(PickupLocationError)) },
    required: ['pickupLocationIds'],
  }),
});
