import { crud, entityFields } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import { anyObject, guid, immutable, int64, list, message, nullable, ref, text } from '../schema.ts';
import { ExtendedFields } from '../shared/common.ts';
import { CursorQuery } from '../shared/paging.ts';
import { ConditionalRates } from './conditional-rates.ts';

export const RegionalShippingOption = message('RegionalShippingOption', {
  ...entityFields,
  /** The first of `deliveryRegionIds`. */
  deliveryRegionId: immutable(guid),
  deliveryRegionIds: immutable(list(guid, { maxItems: 50 })),
  title: nullable(text({ maxLength: 1000 })),
  estimatedDeliveryTime: nullable(text({ maxLength: 500 })),
  rates: list(ref(ConditionalRates), { minItems: 1, maxItems: 50 }),
  extendedFields: ref(ExtendedFields),
});

const whole = { shippingOption: ref(RegionalShippingOption) };
const permit = backOffice('ECOM.SHIPPING_OPTION_UPDATE');
const regionRequest = { deliveryRegionId: guid, shippingOptionId: guid, revision: nullable(int64) };

/** Ways of shipping, with prices, for the regions of delivery profiles. */
export const shippingOptions = service('ecom.shipping-options', ['/ecom', ''], {
  ...crud({
    entity: RegionalShippingOption,
    one: 'shippingOption',
    many: 'shippingOptions',
    path: '/v1/shipping-options',
    permission: 'ECOM.SHIPPING_OPTION',
    mask: 'fieldMask',
    query: { request: CursorQuery, limits: { maxItems: 100 }, alsoPost: true },
    serves: ['create', 'get', 'update', 'delete', 'query'],
    differs: { create: { errors: ['INVALID_QUANTITY_VALUE'] }, update: { errors: ['INVALID_QUANTITY_VALUE'] } },
  }),
  updateExtendedFields: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/shipping-options/{id}/update-extended-fields',
    summary: 'Change the extended fields of a shipping option',
    permit,
    request: { id: text(), namespace: text(), namespaceData: nullable(anyObject) },
    response: whole,
    required: ['id', 'namespace', 'namespaceData'],
  }),
  addDeliveryRegion: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/shipping-options/{shippingOptionId}/add-delivery-region',
    summary: 'Offer a shipping option in another region',
    permit,
    request: regionRequest,
    response: whole,
    required: ['deliveryRegionId', 'revision', 'shippingOptionId'],
  }),
  removeDeliveryRegion: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/shipping-options/{shippingOptionId}/remove-delivery-region',
    summary: 'Offer a shipping option no longer in a region',
    permit,
    request: regionRequest,
    response: whole,
    required: ['deliveryRegionId', 'revision', 'shippingOptionId'],
  }),
});

export const shippingOptionEvents = events('wix.ecom.v1.shipping_option', {
  entity: RegionalShippingOption,
  permission: 'ECOM.SHIPPING_OPTION_READ',
  created: 'A shipping option is created.',
  updated: 'A shipping option changes.',
  deleted: { when: 'A shipping option is deleted.', carriesEntity: true },
});
