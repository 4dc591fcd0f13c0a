import type { locations, Response, storesLocations } from '@stoa/contract';
import type { StoredLocation } from './locations.store.ts';

export type Location = NonNullable<Response<typeof locations.getLocation>['location']>;
export type LocationType = NonNullable<Location['locationTypes']>[number];
type StoresLocation = NonNullable<Response<typeof storesLocations.getStoresLocation>['storesLocation']>;

export function toLocation({ id, revision, name, isDefault, archived, details }: StoredLocation): Location {
  const kept = details as Partial<Location>;
  const locationTypes = kept.locationTypes ?? [];
  return {
    status: 'ACTIVE',
    ...kept,
    id,
    revision,
    name,
    default: isDefault,
    archived,
    locationTypes,
    locationType: locationTypes[0] ?? 'UNKNOWN',
  };
}

/** The location as the store sees it: where its goods are. */
export function toStoresLocation(location: StoredLocation): StoresLocation {
  const { id, revision, createdDate, updatedDate, name, isDefault } = location;
  const { address } = location.details as Partial<Location>;
  const isSomewhere = Boolean(address?.country || address?.city || address?.formattedAddress);
  return {
    id,
    revision,
    createdDate,
    updatedDate,
    wixLocationId: id,
    locationType: isSomewhere ? 'PHYSICAL' : 'VIRTUAL',
    name,
    defaultLocation: isDefault,
  };
}
