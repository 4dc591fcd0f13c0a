import { crud, entityFields } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  choice,
  decimal,
  guid,
  immutable,
  int64,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { Address } from '../shared/address.ts';
import { ExtendedFields } from '../shared/common.ts';
import { CursorQuery } from '../shared/paging.ts';

export const domesticServices = ['GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS'] as const;
export const internationalServices = [
  'FIRST_CLASS_PACKAGE_INTERNATIONAL',
  'PRIORITY_MAIL_INTERNATIONAL',
  'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
] as const;
export const packageTypes = [
  'CUSTOM',
  'FLAT_RATE_ENVELOPE',
  'PADDED_FLAT_RATE_ENVELOPE',
  'SMALL_FLAT_RATE_BOX',
  'MEDIUM_FLAT_RATE_BOX_1',
  'MEDIUM_FLAT_RATE_BOX_2',
  'LARGE_FLAT_RATE_BOX',
] as const;

const HandlingFee = message('ShippoHandlingFee', {
  /** An amount, or percent of what the post charges. */
  value: decimal({ gte: 0, maxScale: 4 }),
  calculationType: choice('FIXED', 'PERCENTAGE'),
});
const ServiceSettings = message('ShippoServiceSettings', {
  estimatedDeliveryTime: nullable(text({ maxLength: 500 })),
  handlingFee: ref(HandlingFee),
  /** The price of the items from which the service is free. */
  freeDeliveryMinimumAmount: nullable(decimal({ gte: 0, maxScale: 6 })),
});
const DomesticServiceSettings = message('DomesticServiceSettings', {
  id: nullable(guid),
  service: choice(...domesticServices),
  serviceSettings: ref(ServiceSettings),
});
const InternationalServiceSettings = message('InternationalServiceSettings', {
  id: nullable(guid),
  service: choice(...internationalServices),
  serviceSettings: ref(ServiceSettings),
});
const length = decimal({ gte: 0, maxScale: 3 });
const PackageDetails = message('PackageDetails', {
  name: nullable(text({ maxLength: 255 })),
  dimensions: ref(message('PackageDimensions', { length, width: length, height: length })),
  /** How many units fit into one of the post's own packages. */
  maxNumberOfProducts: nullable(int64),
});

/** How parcels go by USPS from a location of the business to regions: services, packages, and what they cost beside the postage. */
export const ShippoConfiguration = message('ShippoConfiguration', {
  ...entityFields,
  /** The first of `deliveryRegionIds`. */
  deliveryRegionId: immutable(nullable(guid)),
  domesticServices: list(ref(DomesticServiceSettings), { maxItems: 3 }),
  internationalServices: list(ref(InternationalServiceSettings), { maxItems: 3 }),
  packageType: choice(...packageTypes),
  packageDetails: ref(PackageDetails),
  osLocationId: nullable(guid),
  /** The address of that location. */
  shipFromAddress: readonly(ref(Address)),
  deliveryRegionIds: immutable(list(guid, { maxItems: 50 })),
  /** The weight of a unit whose own nobody entered. */
  backupWeight: nullable(decimal({ gte: 0, maxScale: 5 })),
  extendedFields: ref(ExtendedFields),
});

const whole = { shippoConfiguration: ref(ShippoConfiguration) };
const permit = backOffice('ECOM.SHIPPO_CONFIGURATION_UPDATE');
const regionRequest = { shippoConfigurationId: guid, deliveryRegionId: guid, revision: nullable(int64) };

/** Shipping by USPS, at the prices of whoever tells them to the server. */
export const shippoConfigurations = service('ecom.shippo-configurations', ['/ecom', ''], {
  ...crud({
    entity: ShippoConfiguration,
    one: 'shippoConfiguration',
    many: 'shippoConfigurations',
    path: '/v1/shippo-configurations',
    permission: 'ECOM.SHIPPO_CONFIGURATION',
    mask: 'fieldMask',
    query: { request: CursorQuery, limits: { maxItems: 100 }, alsoPost: true },
    serves: ['create', 'get', 'update', 'delete', 'query'],
    differs: {
      create: {
        request: { ...whole, backupRate: nullable(decimal({ gte: 0, maxScale: 6 })) },
        required: [
          'shippoConfiguration',
          'shippoConfiguration.deliveryRegionId',
          'shippoConfiguration.osLocationId',
          'shippoConfiguration.packageDetails',
          'shippoConfiguration.packageDetails.dimensions.height',
          'shippoConfiguration.packageDetails.dimensions.length',
          'shippoConfiguration.packageDetails.dimensions.width',
          'shippoConfiguration.packageType',
        ],
      },
    },
  }),
  updateExtendedFields: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/shippo-configurations/{id}/update-extended-fields',
    summary: 'Change the extended fields of a Shippo configuration',
    permit,
    request: { id: text(), namespace: text(), namespaceData: nullable(anyObject) },
    response: whole,
    required: ['id', 'namespace', 'namespaceData'],
  }),
  addDeliveryRegion: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions',
    summary: 'Use a Shippo configuration in another region',
    permit,
    request: regionRequest,
    response: whole,
    required: ['deliveryRegionId', 'shippoConfigurationId'],
  }),
  removeDeliveryRegion: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions/{deliveryRegionId}',
    summary: 'Use a Shippo configuration no longer in a region; without any, it is deleted',
    permit,
    request: regionRequest,
    response: whole,
    required: ['deliveryRegionId', 'shippoConfigurationId'],
  }),
});

export const shippoConfigurationEvents = events('wix.ecom.v1.shippo_configuration', {
  entity: ShippoConfiguration,
  permission: 'ECOM.SHIPPO_CONFIGURATION_READ',
  created: 'A Shippo configuration is created.',
  updated: 'A Shippo configuration changes.',
  deleted: { when: 'A Shippo configuration is deleted.', carriesEntity: true },
});
