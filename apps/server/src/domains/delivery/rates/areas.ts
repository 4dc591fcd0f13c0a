import type { Static } from '@stoa/contract';
import type { LocalDeliveryOption } from '@stoa/contract/ecom/local-delivery-options';
import { subdivisionCode } from './regions.ts';

export type Area = Static<typeof LocalDeliveryOption>;
/** The part of an area that says where it is. */
export type Outline = Pick<Area, 'destinations' | 'zipConfig' | 'radiusConfig' | 'customAreaConfig' | 'cityConfig'>;
export type Point = { latitude: number; longitude: number };
export type AreaDestination = {
  country: string | null;
  subdivision: string | null;
  city: string | null;
  postalCode: string | null;
  point: Point | null;
};

const EARTH_RADIUS = { KM: 6371.0088, MI: 3958.7613 };

/** Whether an area covers a destination. An area by distance or map needs to know where the destination is. */
export function isCovered(area: Outline, destination: AreaDestination, unit: 'KM' | 'MI'): boolean {
  if (!isInDestinations(area, destination)) return false;
  const { zipConfig, radiusConfig, customAreaConfig, cityConfig } = area;
  if (zipConfig)
    return (zipConfig.zipCodes ?? []).some((pattern) => matchesPostalCode(pattern, destination.postalCode));
  if (cityConfig) return (cityConfig.cityItems ?? []).some((city) => isCity(city, destination));
  if (radiusConfig) {
    const centre = pointOf(radiusConfig.address?.geocode);
    const { point } = destination;
    return centre !== null && point !== null && distance(centre, point, unit) <= (radiusConfig.radius ?? 0);
  }
  if (customAreaConfig) {
    const corners = (customAreaConfig.geocodes ?? []).flatMap((corner) => pointOf(corner) ?? []);
    return destination.point !== null && isInside(destination.point, corners);
  }
  return true;
}

function isInDestinations({ destinations = [] }: Outline, { country, subdivision }: AreaDestination): boolean {
  if (destinations.length === 0) return true;
  return destinations.some(({ code = '', subdivisions = [] }) => {
    if (code !== country) return false;
    if (subdivisions.length === 0) return true;
    return subdivision !== null && subdivisions.some((one) => sameSubdivision(code, one, subdivision));
  });
}

const sameSubdivision = (country: string, one: string, other: string): boolean =>
  subdivisionCode(country, one) === subdivisionCode(country, other);

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9*]/g, '');

/** Whether a postal code is the one of a pattern, or begins with what stands before its asterisk. */
export function matchesPostalCode(pattern: string, postalCode: string | null): boolean {
  if (!postalCode) return false;
  const [wanted, given] = [bare(pattern), bare(postalCode)];
  return wanted.endsWith('*') ? given.startsWith(wanted.slice(0, -1)) : given === wanted;
}

type City = NonNullable<NonNullable<Area['cityConfig']>['cityItems']>[number];

function isCity(
  { cityName = '', country, subdivision: wanted }: City,
  { country: given, city, subdivision }: AreaDestination,
): boolean {
  if (country !== given || city === null) return false;
  if (wanted && (!subdivision || !sameSubdivision(country ?? '', wanted, subdivision))) return false;
  return cityName.trim().localeCompare(city.trim(), undefined, { sensitivity: 'base' }) === 0;
}

export function pointOf(
  geocode: { latitude?: number | null; longitude?: number | null } | null | undefined,
): Point | null {
  const { latitude, longitude } = geocode ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}

/** The length of the great circle between two points. */
export function distance(one: Point, other: Point, unit: 'KM' | 'MI'): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const across = radians(other.longitude - one.longitude);
  const haversine = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(across / 2) ** 2;
  return 2 * EARTH_RADIUS[unit] * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Whether a point is inside a polygon: a line from it to one side crosses the edges an odd number of times. */
export function isInside({ latitude, longitude }: Point, corners: readonly Point[]): boolean {
  let inside = false;
  for (const [index, corner] of corners.entries()) {
    const before = corners.at(index - 1) as Point;
    const isBetween = corner.latitude > latitude !== before.latitude > latitude;
    const share = (latitude - corner.latitude) / (before.latitude - corner.latitude);
    if (isBetween && longitude < corner.longitude + share * (before.longitude - corner.longitude)) inside = !inside;
  }
  return inside;
}
