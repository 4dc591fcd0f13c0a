import { crud } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anything,
  boolean,
  choice,
  country,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { AddressLocation } from '../shared/address.ts';
import { ExtendedFields } from '../shared/common.ts';
import { OffsetPaging, Sorting } from '../shared/paging.ts';

export const SpecialHourPeriod = message('SpecialHourPeriod', {
  startDate: text(),
  endDate: text(),
  isClosed: boolean,
  comment: text(),
});
export const DayOfWeek = choice('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');
export const TimePeriod = message('TimePeriod', {
  openDay: DayOfWeek,
  openTime: text(),
  closeDay: DayOfWeek,
  closeTime: text(),
});
export const BusinessSchedule = message('BusinessSchedule', {
  periods: list(ref(TimePeriod), { maxItems: 100 }),
  specialHourPeriod: list(ref(SpecialHourPeriod), { maxItems: 100 }),
});
export const LocationStreetAddress = message('LocationStreetAddress', {
  number: text(),
  name: text(),
  apt: text(),
});
export const LocationAddress = message('LocationAddress', {
  country: nullable(country),
  subdivision: nullable(text()),
  city: nullable(text()),
  postalCode: nullable(text({ maxLength: 20 })),
  streetAddress: ref(LocationStreetAddress),
  formattedAddress: nullable(text()),
  hint: nullable(text({ maxLength: 500 })),
  geocode: ref(AddressLocation),
});
export const LocationStatus = choice('ACTIVE', 'INACTIVE');
export const BusinessLocationType = choice('UNKNOWN', 'BRANCH', 'OFFICES', 'RECEPTION', 'HEADQUARTERS', 'INVENTORY');
export const Location = message('Location', {
  id: readonly(nullable(guid)),
  name: text({ maxLength: 150 }),
  description: nullable(text({ maxLength: 500 })),
  default: readonly(boolean),
  status: LocationStatus,
  locationType: BusinessLocationType,
  fax: nullable(text()),
  timeZone: nullable(text()),
  email: nullable(text()),
  phone: nullable(text()),
  address: ref(LocationAddress),
  businessSchedule: ref(BusinessSchedule),
  revision: nullable(int64),
  archived: readonly(boolean),
  locationTypes: list(BusinessLocationType, { maxItems: 10 }),
  extendedFields: ref(ExtendedFields),
});
export const FailedCreateLocation = message('FailedCreateLocation', {
  location: ref(Location),
  errorMessage: text(),
});
export const LocationPagingMetadata = message('LocationPagingMetadata', {
  count: nullable(integer()),
  offset: nullable(integer({ minimum: 0 })),
  hasNext: nullable(boolean),
});
export const LocationQuery = message('LocationQuery', {
  filter: anything,
  sort: list(ref(Sorting)),
  paging: ref(OffsetPaging),
  fields: list(text()),
  fieldsets: list(text()),
});

/** Opening hours need their days: callers read those without a check. */
const daysOf = <Path extends string>(path: Path) =>
  [`${path}businessSchedule.periods.openDay`, `${path}businessSchedule.periods.closeDay`] as const;

const manage = backOffice('LOCATIONS.MANAGE');
const read = backOffice('LOCATIONS.READ');
const page = {
  locations: list(ref(Location)),
  pagingMetadata: ref(LocationPagingMetadata),
  authorizedLocationEntities: nullable(list(guid, { maxItems: 100 })),
} as const;

export const locations = service('site.locations', ['/locations', ''], {
  ...crud({
    entity: Location,
    one: 'location',
    many: 'locations',
    id: 'id',
    path: '/v1/locations',
    permission: 'LOCATIONS',
    permits: { create: manage, read, update: manage },
    required: ['address', 'name', 'timeZone', ...daysOf('')],
    query: { request: LocationQuery, metadata: LocationPagingMetadata },
    serves: ['create', 'get', 'update', 'query'],
    differs: {
      create: { errors: ['CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION'] },
      get: { response: { location: ref(Location), locationManagementAuthorized: boolean } },
      update: {
        method: 'PUT',
        required: [
          'location',
          'location.address',
          'location.name',
          'location.timeZone',
          'location.id',
          ...daysOf('location.'),
        ],
        errors: ['CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION', 'CANNOT_ARCHIVE_DEFAULT', 'LOCATION_NOT_FOUND'],
      },
      query: { request: { query: ref(LocationQuery), filterAuthorizedLocationEntities: boolean }, response: page },
    },
  }),
  bulkCreateLocation: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/locations/bulk-create',
    summary: 'Bulk create location',
    permit: manage,
    request: {
      locations: list(ref(Location), { minItems: 1, maxItems: 10 }),
    },
    response: {
      successfulLocations: list(ref(Location)),
      failedLocations: list(ref(FailedCreateLocation)),
    },
    required: ['locations', ...daysOf('locations.')],
  }),
  listLocations: operation({
    method: 'GET',
    path: '/v1/locations',
    summary: 'List locations',
    permit: read,
    request: {
      sort: ref(Sorting),
      paging: ref(OffsetPaging),
      includeArchived: boolean,
      filterAuthorizedLocationEntities: boolean,
    },
    response: page,
  }),
  setDefaultLocation: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/locations/{id}/set-default',
    summary: 'Set default location',
    permit: manage,
    request: {
      id: guid,
    },
    response: {
      location: ref(Location),
    },
    required: ['id'],
    errors: ['CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION', 'DEFAULT_NOT_CHANGED'],
  }),
  archiveLocation: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/locations/{id}/archive',
    summary: 'Archive location',
    permit: manage,
    request: {
      id: guid,
    },
    response: {
      location: ref(Location),
    },
    required: ['id'],
    errors: ['CANNOT_ARCHIVE_DEFAULT'],
  }),
  addTypeToLocation: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/locations/{id}/add-type',
    summary: 'Add type to location',
    permit: manage,
    request: {
      id: guid,
      locationType: BusinessLocationType,
    },
    response: {
      location: ref(Location),
    },
    required: ['id', 'locationType'],
    errors: ['CANNOT_UPDATE_LOCATION_TYPES_FOR_LOCATION'],
  }),
  removeTypeFromLocation: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/locations/{id}/remove-type',
    summary: 'Remove type from location',
    permit: manage,
    request: {
      id: guid,
      locationType: BusinessLocationType,
    },
    response: {
      location: ref(Location),
    },
    required: ['id', 'locationType'],
    errors: ['CANNOT_UPDATE_LOCATION_TYPES_FOR_LOCATION'],
  }),
  addLocationType: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/locations/{id}/add-location-type',
    summary: 'Add location type',
    permit: manage,
    request: {
      id: guid,
      locationType: BusinessLocationType,
    },
    response: {
      location: ref(Location),
    },
    required: ['id', 'locationType'],
    errors: ['CANNOT_UPDATE_LOCATION_TYPES_FOR_LOCATION'],
  }),
  removeLocationType: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/locations/{id}/remove-location-type',
    summary: 'Remove location type',
    permit: manage,
    request: {
      id: guid,
      locationType: BusinessLocationType,
    },
    response: {
      location: ref(Location),
    },
    required: ['id', 'locationType'],
    errors: ['CANNOT_UPDATE_LOCATION_TYPES_FOR_LOCATION'],
  }),
});

export const LocationArchived = message('ArchiveLocation', { id: guid });
export const DefaultLocationSet = message('SetDefaultLocation', {
  prevDefaultLocationId: guid,
  currDefaultLocationId: guid,
});
export const locationEvents = events('wix.locations.v1.location', {
  entity: Location,
  permission: 'LOCATIONS.MANAGE',
  created: 'A location is created.',
  updated: 'The name, address or other details of a location change, or whether it sells online.',
  actions: {
    archiveStatus: { when: 'A location is archived.', carries: LocationArchived },
    setDefaultLocation: { when: 'Another location becomes the default.', carries: DefaultLocationSet },
  },
});
