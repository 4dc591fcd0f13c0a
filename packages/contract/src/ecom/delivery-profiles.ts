import { crud, entityFields } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  country,
  date,
  decimal,
  fieldMask,
  guid,
  int64,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { ExtendedFields } from '../shared/common.ts';
import { ApplicationError, BulkActionMetadata } from '../shared/errors.ts';
import { CursorQuery } from '../shared/paging.ts';

const DeliveryDestination = message('DeliveryDestination', {
  countryCode: country,
  /** ISO 3166-2, such as `US-CA`; all of the country if empty. */
  subdivisions: list(text({ minLength: 1, maxLength: 256 }), { maxItems: 100 }),
});
export const BackupRate = message('BackupRate', {
  title: nullable(text({ minLength: 1, maxLength: 256 })),
  amount: nullable(decimal({ gte: 0, maxScale: 6 })),
  active: boolean,
});
/** A fixed amount on top of each of the carrier's prices. */
export const AdditionalCharge = message('AdditionalCharge', {
  description: nullable(text({ maxLength: 250 })),
  amount: text({ maxLength: 16 }),
});
export const DeliveryCarrier = message('DeliveryCarrier', {
  appId: guid,
  backupRate: ref(BackupRate),
  additionalCharges: list(ref(AdditionalCharge), { maxItems: 10 }),
});
/** Where a profile delivers; a region without destinations is the rest of the world. */
export const DeliveryRegion = message('DeliveryRegion', {
  id: readonly(nullable(guid)),
  name: nullable(text({ minLength: 1, maxLength: 256 })),
  active: nullable(boolean),
  /** Given with a new region, and changed by the operations for carriers. */
  deliveryCarriers: list(ref(DeliveryCarrier), { maxItems: 25 }),
  destinations: list(ref(DeliveryDestination), { maxItems: 250 }),
  createdDate: readonly(nullable(date)),
});
const ProfileCreatedBy = message(
  'DeliveryProfileCreatedBy',
  { appId: nullable(guid), userId: nullable(guid) },
  { atMostOne: [['appId', 'userId']] },
);
export const DeliveryProfile = message('DeliveryProfile', {
  ...entityFields,
  name: nullable(text({ minLength: 1, maxLength: 256 })),
  /** The profile of products that name none. Each site has one, made with the site. */
  default: nullable(boolean),
  deliveryRegions: list(ref(DeliveryRegion), { maxItems: 100 }),
  /** Set by the server. */
  createdBy: ref(ProfileCreatedBy),
  extendedFields: ref(ExtendedFields),
});

const carrierFields = {
  id: guid,
  displayName: text({ maxLength: 256 }),
  description: nullable(text({ maxLength: 200 })),
  learnMoreUrl: nullable(text({ maxLength: 200 })),
  dashboardUrl: nullable(webUrl),
  fallbackDefinitionMandatory: nullable(boolean),
  thumbnailUrl: nullable(webUrl),
  toggleGetCarrierSettingsEnabled: boolean,
};
const InstalledDeliveryCarrier = message('InstalledDeliveryCarrier', carrierFields);
const DeliveryCarrierDetails = message('DeliveryCarrierDetails', {
  ...carrierFields,
  toggleUpdateCarrierActiveStatusEnabled: boolean,
});
export const DeliveryDestinationProperties = message('DeliveryDestinationProperties', {
  postalCodeRequired: boolean,
  pickupOnly: boolean,
});
const SubdivisionProperties = message('SubdivisionDeliveryProperties', {
  subdivision: text({ minLength: 1, maxLength: 5 }),
  deliveryDestinationProperties: ref(DeliveryDestinationProperties),
});
export const CountryDeliveryProperties = message('CountryDeliveryProperties', {
  country,
  deliveryDestinationProperties: ref(DeliveryDestinationProperties),
  subdivisions: list(ref(SubdivisionProperties), { maxItems: 100 }),
});
const DashboardColumn = message('DeliveryDashboardColumn', {
  key: text({ maxLength: 256 }),
  name: text({ maxLength: 256 }),
});
const DashboardRow = message('DeliveryDashboardRow', {
  key: text({ maxLength: 256 }),
  data: nullable(anyObject),
  active: boolean,
});
const DashboardTable = message('DeliveryDashboardTable', {
  title: text({ maxLength: 256 }),
  columns: list(ref(DashboardColumn), { maxItems: 200 }),
  rows: list(ref(DashboardRow), { maxItems: 25 }),
});
const RegionalSettings = message('DeliveryCarrierRegionalSettings', {
  deliveryRegionId: guid,
  dashboardTables: list(ref(DashboardTable), { minItems: 1, maxItems: 5 }),
});
const CarrierMetadata = message('DeliveryCarrierMetadata', {
  id: nullable(guid),
  success: boolean,
  error: ref(ApplicationError),
});
const ListedCarrier = message('ListDeliveryCarriersResult', {
  deliveryCarrierMetadata: ref(CarrierMetadata),
  deliveryCarrierDetails: ref(DeliveryCarrierDetails),
  deliveryCarrierRegionalSettings: list(ref(RegionalSettings), { minItems: 1, maxItems: 5 }),
});

const wholeProfile = { deliveryProfile: ref(DeliveryProfile) };
const newRegionErrors = [
  'DESTINATIONS_COLLISION',
  'UNKNOWN_DELIVERY_CARRIER',
  'DELIVERY_CARRIER_MISSING_BACKUP_RATE',
  'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY',
] as const;
const read = backOffice('ECOM.DELIVERY_PROFILE_READ');
const update = backOffice('ECOM.DELIVERY_PROFILE_UPDATE');
const updateCarrier = backOffice('ECOM.DELIVERY_CARRIER_UPDATE');
const readCarriers = backOffice('ECOM.DELIVERY_CARRIER_READ');
const regionRevision = { revision: readonly(nullable(int64)) };

/** Where products are delivered and by whom: profiles, their regions, and the carriers of each region. */
export const deliveryProfiles = service('ecom.delivery-profile', ['/ecom', ''], {
  ...crud({
    entity: DeliveryProfile,
    one: 'deliveryProfile',
    many: 'deliveryProfiles',
    path: '/v1/delivery-profiles',
    permission: 'ECOM.DELIVERY_PROFILE',
    mask: 'fieldMask',
    required: ['name'],
    query: { request: CursorQuery, limits: { maxItems: 100 }, alsoPost: true },
    serves: ['create', 'get', 'update', 'delete', 'query'],
    differs: {
      create: {
        required: [
          'deliveryProfile',
          'deliveryProfile.deliveryRegions.destinations.countryCode',
          'deliveryProfile.deliveryRegions.name',
          'deliveryProfile.name',
        ],
        errors: ['DELIVERY_PROFILES_LIMIT_EXCEEDED', 'SINGLE_DEFAULT_DELIVERY_PROFILE', ...newRegionErrors],
      },
      update: { errors: ['DELIVERY_REGION_CANNOT_BE_UPDATED', 'DEFAULT_CANNOT_BE_UPDATED'] },
      delete: { errors: ['SINGLE_DEFAULT_DELIVERY_PROFILE'] },
    },
  }),
  addDeliveryRegion: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/delivery-profiles/{deliveryProfileId}/delivery-region',
    summary: 'Add a region to a delivery profile',
    permit: update,
    request: { deliveryProfileId: guid, deliveryRegion: ref(DeliveryRegion), ...regionRevision },
    response: wholeProfile,
    required: ['deliveryProfileId', 'deliveryRegion', 'deliveryRegion.destinations.countryCode', 'deliveryRegion.name'],
    errors: ['DELIVERY_PROFILE_NOT_FOUND', ...newRegionErrors],
  }),
  updateDeliveryRegion: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}',
    summary: 'Change the name, the destinations or the state of a region',
    permit: backOffice('ECOM.DELIVERY_REGION_UPDATE'),
    request: {
      deliveryProfileId: guid,
      deliveryRegion: ref(DeliveryRegion),
      fieldMask: fieldMask('deliveryRegion'),
      ...regionRevision,
    },
    response: wholeProfile,
    required: ['deliveryRegion', 'deliveryProfileId', 'deliveryRegion.id'],
    errors: [
      'DELIVERY_PROFILE_NOT_FOUND',
      'DELIVERY_REGION_NOT_FOUND',
      'DESTINATIONS_COLLISION',
      'DELIVERY_CARRIER_CANNOT_BE_UPDATED',
      'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY',
    ],
  }),
  getDeliveryProfileByDeliveryRegionId: operation({
    method: 'GET',
    path: '/v1/delivery-profiles/delivery-regions/{deliveryRegionId}',
    summary: 'Get the delivery profile of a region',
    permit: read,
    request: { deliveryRegionId: guid },
    response: wholeProfile,
    required: ['deliveryRegionId'],
    errors: ['DELIVERY_REGION_NOT_FOUND'],
  }),
  removeDeliveryRegion: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}',
    summary: 'Remove a region from a delivery profile',
    permit: update,
    request: { deliveryProfileId: guid, deliveryRegionId: guid, ...regionRevision },
    response: wholeProfile,
    required: ['deliveryProfileId', 'deliveryRegionId'],
    errors: ['DELIVERY_PROFILE_NOT_FOUND', 'DELIVERY_REGION_NOT_FOUND'],
  }),
  addDeliveryCarrier: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/delivery-profiles/add-delivery-carrier',
    summary: 'Let a carrier deliver to a region',
    permit: backOffice('ECOM.DELIVERY_CARRIER_ADD'),
    request: { deliveryRegionId: guid, deliveryCarrier: ref(DeliveryCarrier) },
    response: wholeProfile,
    required: ['deliveryRegionId', 'deliveryCarrier', 'deliveryCarrier.backupRate.amount'],
    errors: [
      'DELIVERY_REGION_NOT_FOUND',
      'CARRIER_ALREADY_EXISTS_IN_REGION',
      'DELIVERY_CARRIER_MISSING_BACKUP_RATE',
      'UNKNOWN_DELIVERY_CARRIER',
    ],
  }),
  removeDeliveryCarrier: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/delivery-profiles/remove-delivery-carrier',
    summary: 'Let a carrier no longer deliver to a region',
    permit: backOffice('ECOM.DELIVERY_CARRIER_REMOVE'),
    request: { deliveryRegionId: guid, appId: guid },
    response: wholeProfile,
    required: ['deliveryRegionId', 'appId'],
    errors: ['DELIVERY_REGION_NOT_FOUND'],
  }),
  updateDeliveryCarrier: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/delivery-profiles/update-delivery-carrier',
    summary: 'Change the backup rate and the additional charges of a carrier in a region',
    permit: updateCarrier,
    request: {
      deliveryRegionId: guid,
      deliveryCarrier: ref(DeliveryCarrier),
      fieldMask: fieldMask('deliveryCarrier'),
    },
    response: wholeProfile,
    required: ['deliveryRegionId', 'deliveryCarrier.appId'],
    errors: [
      'DELIVERY_REGION_NOT_FOUND',
      'DELIVERY_CARRIER_NOT_FOUND',
      'UNKNOWN_DELIVERY_CARRIER',
      'APP_ID_CANNOT_BE_UPDATED',
    ],
  }),
  listInstalledDeliveryCarriers: operation({
    method: 'GET',
    path: '/v1/delivery-profiles/installed-carriers',
    summary: 'List the carriers that regions can have',
    permit: readCarriers,
    request: {},
    response: { installedDeliveryCarriers: list(ref(InstalledDeliveryCarrier), { maxItems: 100 }) },
  }),
  getDeliveryDestinationProperties: operation({
    method: 'GET',
    path: '/v1/delivery-profiles/delivery-destination-properties',
    summary: 'List what each destination needs: a postal code, or to collect the goods',
    permit: read,
    request: {},
    response: {
      restOfWorld: ref(DeliveryDestinationProperties),
      countries: list(ref(CountryDeliveryProperties), { maxItems: 195 }),
    },
  }),
  listDeliveryCarriers: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers',
    summary: 'List the carriers of a delivery profile with their settings in each region',
    permit: readCarriers,
    request: { deliveryProfileId: guid, appIds: list(guid, { minItems: 1, maxItems: 25 }) },
    response: {
      results: list(ref(ListedCarrier), { maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['deliveryProfileId'],
    errors: ['DELIVERY_CARRIER_NOT_FOUND', 'DELIVERY_PROFILE_NOT_FOUND'],
  }),
  updateCarrierSettings: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/delivery-profiles/update-carrier-settings',
    olderPaths: ['/v1/delivery-carriers/update-settings'],
    summary: 'Switch a row of a carrier’s settings on or off',
    permit: updateCarrier,
    request: { carrierId: guid, rowId: guid, active: nullable(boolean) },
    response: {},
    required: ['carrierId', 'active', 'rowId'],
    errors: ['DELIVERY_CARRIER_NOT_FOUND'],
  }),
  setDeliveryCarrierActiveStatus: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/delivery-profiles/delivery-carriers/set-active-status',
    summary: 'Switch a shipping option, pickup location or local delivery area on or off',
    permit: updateCarrier,
    request: { carrierAppId: guid, rowId: guid, active: nullable(boolean) },
    response: {},
    required: ['carrierAppId', 'active', 'rowId'],
    errors: ['DELIVERY_CARRIER_NOT_FOUND'],
  }),
  updateExtendedFields: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/delivery-profiles/{id}/update-extended-fields',
    summary: 'Change the extended fields of a delivery profile',
    permit: update,
    request: { id: text(), namespace: text(), namespaceData: nullable(anyObject) },
    response: wholeProfile,
    required: ['id', 'namespace', 'namespaceData'],
  }),
});

const eventRegion = {
  deliveryProfileId: guid,
  deliveryRegionId: readonly(nullable(guid)),
  name: nullable(text({ minLength: 1, maxLength: 256 })),
  active: nullable(boolean),
  deliveryCarriers: readonly(list(ref(DeliveryCarrier), { maxItems: 25 })),
  destinations: list(ref(DeliveryDestination), { maxItems: 250 }),
  createdDate: readonly(nullable(date)),
};

export const deliveryProfileEvents = events('wix.ecom.v1.delivery_profile', {
  entity: DeliveryProfile,
  permission: 'ECOM.DELIVERY_PROFILE_READ',
  created: 'A delivery profile is created.',
  updated: 'A delivery profile changes, or one of its regions or their carriers.',
  deleted: { when: 'A delivery profile is deleted.', carriesEntity: true },
  actions: {
    regionAdded: {
      when: 'A region is added to a delivery profile.',
      carries: message('DeliveryRegionAdded', eventRegion),
    },
    regionUpdated: {
      when: 'A region of a delivery profile changes.',
      carries: message('DeliveryRegionUpdated', eventRegion),
    },
    regionRemoved: {
      when: 'A region is removed from a delivery profile.',
      carries: message('DeliveryRegionRemoved', { deliveryProfileId: guid, deliveryRegionId: guid }),
    },
  },
});
