import { pickupLocations } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import {
  documentField,
  documentFlag,
  documentTexts,
  type OwnOf,
  resource,
  type WireOf,
} from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { eachOf, refuseFullRegions, refuseRates, refuseRegions, regionUseCases } from './regional.ts';

type Service = typeof pickupLocations;
type Pickup = OwnOf<Service>;

const MOST_LOCATIONS = 1000;

export const pickupLocationResource = resource(pickupLocations, {
  table: 'pickup_locations',
  remembered: true,
  most: MOST_LOCATIONS,
  tooMany: refuse('LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED'),
  maxLimit: 100,
  queryFields: {
    name: { kind: 'string', column: documentField('name'), sortable: true },
    active: { kind: 'boolean', column: documentFlag('active') },
    deliveryRegionIds: { kind: 'stringArray', column: documentTexts('deliveryRegionIds') },
  },
  check: (place, { known }) => refusePlace(place) ?? withRegionsOf(place, known),
  complete: (_ctx: Context, tx, place) => completed(tx, place),
});

/** Regions are changed by operations of their own. */
const withRegionsOf = (place: Pickup, known: Pickup | null): Pickup => ({
  ...place,
  active: place.active ?? true,
  deliveryRegionIds: known ? known.deliveryRegionIds : [...new Set(place.deliveryRegionIds ?? [])],
  rates: place.rates ?? [],
});

function refusePlace({ address, rates }: Pickup): Refusal | null {
  const field = 'pickupLocation.address.country';
  if (!address?.country) return invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  return refuseRates(rates);
}

async function completed(tx: Tx, place: Pickup): Promise<Pickup | Refusal> {
  const ids = place.deliveryRegionIds ?? [];
  return (
    (await refuseRegions(tx, ids, 'pickupLocation.deliveryRegionIds')) ??
    refuseFullRegions(await pickupLocationResource.list(tx), ids) ??
    place
  );
}

const regions = regionUseCases(
  pickupLocationResource,
  'pickup location',
  async (tx, _place, regionId) =>
    (await refuseRegions(tx, [regionId], 'deliveryRegionId')) ??
    refuseFullRegions(await pickupLocationResource.list(tx), [regionId]),
);

export const addRegionToPickup: UseCase<Service['addDeliveryRegion']> = async (ctx, request) => {
  const { pickupLocationId, deliveryRegionId: regionId, revision } = request;
  const place = await regions.add(ctx, pickupLocationId, { regionId, revision });
  return isRefusal(place) ? place : { pickupLocation: place };
};

export const removeRegionFromPickup: UseCase<Service['removeDeliveryRegion']> = async (ctx, request) => {
  const { pickupLocationId, deliveryRegionId: regionId, revision } = request;
  const place = await regions.remove(ctx, pickupLocationId, { regionId, revision });
  return isRefusal(place) ? place : { pickupLocation: place };
};

type Sent = WireOf<Service>;

export const bulkCreatePickupLocation: UseCase<Service['bulkCreatePickupLocation']> = async (ctx, request) => {
  const { kept, failed } = await eachOf(ctx, request.pickupLocations as Sent[], (tx, sent) =>
    pickupLocationResource.create(ctx, tx, sent),
  );
  return { pickupLocations: kept.map((place) => pickupLocationResource.view(ctx, place)), errors: failed };
};

export const bulkUpdatePickupLocation: UseCase<Service['bulkUpdatePickupLocation']> = async (ctx, request) => {
  const { kept, failed } = await eachOf(ctx, request.pickupLocations as Sent[], (tx, sent) =>
    pickupLocationResource.update(ctx, tx, sent),
  );
  return { pickupLocations: kept.map((place) => pickupLocationResource.view(ctx, place)), errors: failed };
};

export const bulkDeletePickupLocation: UseCase<Service['bulkDeletePickupLocation']> = async (
  ctx,
  { pickupLocationIds },
) => {
  const items = pickupLocationIds.map((id) => ({ id }));
  const { failed } = await eachOf(ctx, items, async (tx, { id }) => {
    const [outcome] = await pickupLocationResource.remove(ctx, tx, [id]);
    return outcome?.refusal ?? id;
  });
  return { errors: failed };
};
