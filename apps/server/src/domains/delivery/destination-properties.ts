import type { deliveryProfiles } from '@stoa/contract';
import type { UseCase } from '../../use-case.ts';
import { LOCAL_DELIVERY_CARRIER_ID, PICKUP_CARRIER_ID } from './carriers.ts';
import { type DeliveryRules, deliveryRulesOf } from './delivery-rules.store.ts';
import { placesOf, type Region } from './rates/regions.ts';

/** What buyers in each destination have to know before they see prices. */
export const getDeliveryDestinationProperties: UseCase<
  (typeof deliveryProfiles)['getDeliveryDestinationProperties']
> = async (ctx) => destinationProperties(await deliveryRulesOf(ctx));

export function destinationProperties(rules: DeliveryRules) {
  const properties = propertiesOf(rules);
  const usual = properties.get('*') ?? { postalCodeRequired: false, pickupOnly: false };
  const countries = [
    ...new Set([...properties.keys()].filter((place) => place !== '*').map((place) => place.slice(0, 2))),
  ];
  return {
    restOfWorld: usual,
    countries: countries.toSorted().map((country) => ({
      country,
      deliveryDestinationProperties: properties.get(country) ?? usual,
      subdivisions: [...properties]
        .filter(([place]) => place.startsWith(`${country}-`))
        .slice(0, 100)
        .map(([place, deliveryDestinationProperties]) => ({
          subdivision: place.slice(3, 8),
          deliveryDestinationProperties,
        })),
    })),
  };
}

type Properties = { postalCodeRequired: boolean; pickupOnly: boolean };

/** By place, over all profiles: `DE`, `US-CA`, and `*` for the rest of the world. */
function propertiesOf(rules: DeliveryRules): Map<string, Properties> {
  const regions = rules.profiles
    .flatMap(({ deliveryRegions = [] }) => deliveryRegions)
    .filter(({ active, deliveryCarriers = [] }) => active !== false && deliveryCarriers.length > 0);
  const places = new Map<string, Properties>();
  for (const region of regions) {
    const own = propertiesOfRegion(rules, region);
    for (const place of placesOf(region)) {
      const known = places.get(place);
      places.set(place, {
        postalCodeRequired: own.postalCodeRequired || (known?.postalCodeRequired ?? false),
        pickupOnly: own.pickupOnly && (known?.pickupOnly ?? true),
      });
    }
  }
  return places;
}

function propertiesOfRegion({ areas }: DeliveryRules, { id, deliveryCarriers = [] }: Region): Properties {
  const bringsByPostalCode =
    deliveryCarriers.some(({ appId }) => appId === LOCAL_DELIVERY_CARRIER_ID) &&
    areas.some(({ zipConfig, deliveryRegionIds = [] }) => zipConfig && deliveryRegionIds.includes(id ?? ''));
  return {
    postalCodeRequired: bringsByPostalCode,
    pickupOnly: deliveryCarriers.every(({ appId }) => appId === PICKUP_CARRIER_ID),
  };
}
