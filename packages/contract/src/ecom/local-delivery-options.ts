import { crud } from '../crud.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  country,
  date,
  decimal,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { AddressLocation } from '../shared/address.ts';
import { CursorPaging, FieldSorting, OffsetPaging } from '../shared/paging.ts';
import { ConditionalRates } from './conditional-rates.ts';

const ZipCodeConfig = message('ZipCodeConfig', {
  /** Postal codes, and patterns that end with an asterisk: `10001`, `1000*`. */
  zipCodes: list(text({ minLength: 1, maxLength: 300 })),
});
const RadiusConfig = message('RadiusConfig', {
  address: ref(
    message('LocalDeliveryAddress', {
      formattedAddress: nullable(text({ maxLength: 400 })),
      geocode: ref(AddressLocation),
    }),
  ),
  radius: number({ minimum: 0.1, maximum: 50 }),
  lengthUnit: readonly(choice('UNSPECIFIED_LENGTH_UNIT', 'KM', 'MI')),
});
const CustomAreaConfig = message('CustomAreaConfig', { geocodes: list(ref(AddressLocation), { maxItems: 300 }) });
const CityConfig = message('CityConfig', {
  cityItems: list(
    ref(
      message('LocalDeliveryCity', {
        cityName: text({ minLength: 1, maxLength: 100 }),
        subdivision: nullable(text({ maxLength: 6 })),
        country,
        cityKey: readonly(nullable(text({ maxLength: 100 }))),
      }),
    ),
    { minItems: 1, maxItems: 50 },
  ),
});
const LocalDestination = message('LocalDeliveryDestination', {
  code: country,
  subdivisions: list(text(), { maxItems: 200 }),
});
const TimePoint = message('TimePoint', {
  hours: nullable(integer({ minimum: 0, maximum: 23 })),
  minutes: nullable(integer({ minimum: 0, maximum: 59 })),
});
const DaySlot = message('DaySlot', {
  enabledForDelivery: nullable(boolean),
  timeSlots: list(ref(message('DayTimeSlot', { from: ref(TimePoint), to: ref(TimePoint) })), { maxItems: 8 }),
});
const TimeOfDay = message('TimeOfDay', {
  hours: integer({ minimum: 0, maximum: 23 }),
  minutes: integer({ minimum: 0, maximum: 59 }),
});
const TimeWindow = message('TimeWindow', {
  day: choice('MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'),
  start: ref(TimeOfDay),
  end: ref(TimeOfDay),
  enabled: nullable(boolean),
});
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const ScheduledDelivery = message('ScheduledDelivery', {
  /** The windows by weekday, as older programs write them: the same as `timeWindows`. */
  days: ref(
    message('DeliveryDays', {
      monday: ref(DaySlot),
      tuesday: ref(DaySlot),
      wednesday: ref(DaySlot),
      thursday: ref(DaySlot),
      friday: ref(DaySlot),
      saturday: ref(DaySlot),
      sunday: ref(DaySlot),
    }),
  ),
  /** The days between an order and its first possible delivery. */
  handlingDays: nullable(integer({ minimum: 0, maximum: 30 })),
  /** After this time, an order counts as one of the next day. */
  cutOffTime: ref(TimePoint),
  timeWindows: list(ref(TimeWindow), { maxItems: 100 }),
});
/** An area to which a shop delivers by itself, and at what times. */
export const LocalDeliveryOption = message(
  'LocalDeliveryOption',
  {
    id: readonly(nullable(guid)),
    zipConfig: ref(ZipCodeConfig),
    radiusConfig: ref(RadiusConfig),
    customAreaConfig: ref(CustomAreaConfig),
    cityConfig: ref(CityConfig),
    /** The key by which older programs list their areas. */
    externalId: nullable(guid),
    areaName: nullable(text({ maxLength: 100 })),
    /** The price where `rates` is empty. */
    rate: nullable(decimal()),
    estimatedDeliveryTime: nullable(text({ maxLength: 40 })),
    /** The order amount from which `rate` is free. */
    minimumFreeDeliveryOrderAmount: nullable(number()),
    /** The only countries and subdivisions of the area, where it names any. */
    destinations: list(ref(LocalDestination), { maxItems: 100 }),
    revision: nullable(int64),
    scheduledDeliveryConfig: ref(ScheduledDelivery),
    rates: list(ref(ConditionalRates), { maxItems: 50 }),
    createdDate: readonly(nullable(date)),
    updatedDate: readonly(nullable(date)),
    deliveryRegionIds: list(guid, { maxItems: 50 }),
  },
  { atMostOne: [['zipConfig', 'radiusConfig', 'customAreaConfig', 'cityConfig']] },
);
const LocalDeliveryQuery = message(
  'LocalDeliveryQuery',
  {
    paging: ref(OffsetPaging),
    cursorPaging: ref(CursorPaging),
    filter: nullable(anyObject),
    sort: list(ref(FieldSorting), { maxItems: 5 }),
    fields: list(text({ maxLength: 20 }), { maxItems: 100 }),
    fieldsets: list(text({ maxLength: 20 }), { maxItems: 100 }),
  },
  { atMostOne: [['paging', 'cursorPaging']] },
);
const LocalDeliveryOptionError = message('LocalDeliveryOptionError', { id: text(), error: text() });

const several = list(ref(LocalDeliveryOption), { minItems: 1, maxItems: 100 });
const answer = { localDeliveryOptions: list(ref(LocalDeliveryOption)), errors: list(ref(LocalDeliveryOptionError)) };
const whole = { localDeliveryOption: ref(LocalDeliveryOption) };
const update = backOffice('ECOM.LOCAL_DELIVERY_OPTION_UPDATE');
const regionRequest = { deliveryRegionId: guid, localDeliveryOptionId: guid, revision: nullable(int64) };
const ON_SITE = '/_api/wix-ecommerce-shipments-local-delivery-web';

/** The required fields within an area's parts, for an area in this field of a request. */
const partsOf = <const P extends string>(path: P) =>
  [
    `${path}.cityConfig.cityItems.cityName`,
    `${path}.cityConfig.cityItems.country`,
    `${path}.radiusConfig.address`,
    `${path}.radiusConfig.address.formattedAddress`,
    `${path}.radiusConfig.address.geocode`,
    `${path}.scheduledDeliveryConfig.handlingDays`,
  ] as const;
type Weekday = (typeof weekdays)[number];
type SlotPath<P extends string> = `${P}.scheduledDeliveryConfig.days.${Weekday}${
  | '.enabledForDelivery'
  | `.timeSlots.${'from' | 'to'}${'' | '.hours' | '.minutes'}`}`;
/** The required fields of each weekday that the older form names. */
const slotsOf = <const P extends string>(path: P): SlotPath<P>[] =>
  weekdays.flatMap((day) => {
    const at = `${path}.scheduledDeliveryConfig.days.${day}` as const;
    const slot = (['from', 'to'] as const).flatMap((end) => [
      `${at}.timeSlots.${end}` as const,
      `${at}.timeSlots.${end}.hours` as const,
      `${at}.timeSlots.${end}.minutes` as const,
    ]);
    return [`${at}.enabledForDelivery` as const, ...slot];
  });
type DayPath<P extends string> = `${P}.scheduledDeliveryConfig.days.${Weekday}`;
/** The older form names every weekday. */
const daysOf = <const P extends string>(path: P): DayPath<P>[] =>
  weekdays.map((day) => `${path}.scheduledDeliveryConfig.days.${day}` as const);

export const localDeliveryOptions = service('ecom.local-delivery-options', ['', ON_SITE], {
  ...crud({
    entity: LocalDeliveryOption,
    one: 'localDeliveryOption',
    many: 'localDeliveryOptions',
    path: '/v1/local-delivery-options',
    permission: 'ECOM.LOCAL_DELIVERY_OPTION',
    mask: 'fieldMask',
    required: ['areaName'],
    query: { request: LocalDeliveryQuery },
    serves: ['create', 'get', 'update', 'delete', 'query'],
    differs: {
      create: {
        required: [
          'localDeliveryOption',
          'localDeliveryOption.areaName',
          'localDeliveryOption.rate',
          ...partsOf('localDeliveryOption'),
          ...daysOf('localDeliveryOption'),
          ...slotsOf('localDeliveryOption'),
        ],
        errors: ['LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED', 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'],
      },
      update: {
        required: [
          'localDeliveryOption.id',
          'localDeliveryOption',
          ...partsOf('localDeliveryOption'),
          ...slotsOf('localDeliveryOption'),
        ],
      },
    },
  }),
  listLocalDeliveryOptions: operation({
    method: 'GET',
    path: '/v1/localDeliveryOptions',
    olderPaths: ['/stores/v1/localDeliveryOptions'],
    summary: 'List the local delivery areas with an external id',
    permit: backOffice('ECOM.LOCAL_DELIVERY_OPTION_READ'),
    request: { externalId: guid },
    response: { localDeliveryOptions: list(ref(LocalDeliveryOption)) },
    required: ['externalId'],
  }),
  bulkCreateLocalDeliveryOption: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/local-delivery-options/create',
    summary: 'Create up to 100 local delivery areas',
    permit: backOffice('ECOM.LOCAL_DELIVERY_OPTION_CREATE'),
    request: { localDeliveryOptions: several },
    response: answer,
    required: [
      'localDeliveryOptions',
      ...partsOf('localDeliveryOptions'),
      ...daysOf('localDeliveryOptions'),
      ...slotsOf('localDeliveryOptions'),
    ],
    errors: ['LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'],
  }),
  bulkUpdateLocalDeliveryOption: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/bulk/local-delivery-options/update',
    summary: 'Update up to 100 local delivery areas',
    permit: update,
    request: { localDeliveryOptions: several },
    response: answer,
    required: [
      'localDeliveryOptions',
      ...partsOf('localDeliveryOptions'),
      ...daysOf('localDeliveryOptions'),
      ...slotsOf('localDeliveryOptions'),
    ],
  }),
  bulkDeleteLocalDeliveryOption: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/bulk/local-delivery-options/delete',
    summary: 'Delete up to 100 local delivery areas',
    permit: backOffice('ECOM.LOCAL_DELIVERY_OPTION_DELETE'),
    request: { ids: list(guid, { minItems: 1, maxItems: 100 }) },
    response: {},
    required: ['ids'],
  }),
  addDeliveryRegion: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/local-delivery-options/add-delivery-region',
    summary: 'Offer a local delivery area in another region',
    permit: update,
    request: regionRequest,
    response: whole,
    required: ['deliveryRegionId', 'localDeliveryOptionId'],
    errors: ['LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'],
  }),
  removeDeliveryRegion: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/local-delivery-options/remove-delivery-region',
    summary: 'Offer a local delivery area no longer in a region',
    permit: update,
    request: regionRequest,
    response: whole,
    required: ['deliveryRegionId', 'localDeliveryOptionId'],
  }),
});
