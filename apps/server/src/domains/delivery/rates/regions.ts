import type { Static } from '@stoa/contract';
import type { DeliveryProfile } from '@stoa/contract/ecom/delivery-profiles';

type WireProfile = Static<typeof DeliveryProfile>;
export type Region = NonNullable<WireProfile['deliveryRegions']>[number];
export type Place = { country: string; subdivision: string | null };

/** The countries whose addresses name no subdivision, so that a destination cannot be a part of them. */
export const WITHOUT_SUBDIVISIONS = new Set('AT BE BS CH CI CZ DO GR NO PL RS SD SI SK SN'.split(' '));

/** `CA` and `US-CA` are the same. */
export const subdivisionCode = (country: string, subdivision: string): string =>
  (subdivision.includes('-') ? subdivision : `${country}-${subdivision}`).toUpperCase();

/** Every country and subdivision that a region names: `DE`, `US-CA`. The rest of the world is `*`. */
export function placesOf({ destinations = [] }: Region): string[] {
  if (destinations.length === 0) return ['*'];
  return destinations.flatMap(({ countryCode = '', subdivisions = [] }) =>
    subdivisions.length > 0 ? subdivisions.map((one) => subdivisionCode(countryCode, one)) : [countryCode],
  );
}

/**
 * The region of a profile that a place belongs to: the one that names its subdivision, or its country, or else the rest
 * of the world. For an unknown place, the rest of the world.
 */
export function regionOf(regions: readonly Region[], place: Place | null): Region | null {
  const names = place
    ? [place.subdivision ? subdivisionCode(place.country, place.subdivision) : null, place.country, '*']
    : ['*'];
  for (const name of names) {
    const region = name && regions.find((one) => placesOf(one).includes(name));
    if (region) return region;
  }
  return null;
}

/** Places that several regions of a profile name. */
export function collisionsOf(regions: readonly Region[]): string[] {
  const seen = new Set<string>();
  const twice = regions.flatMap(placesOf).filter((place) => {
    const isKnown = seen.has(place);
    seen.add(place);
    return isKnown;
  });
  return [...new Set(twice)];
}
