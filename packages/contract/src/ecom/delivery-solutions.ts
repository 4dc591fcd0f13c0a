import { backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  currency,
  date,
  decimal,
  email,
  guid,
  integer,
  list,
  message,
  nullable,
  number,
  ref,
  text,
} from '../schema.ts';
import { Address, VatId } from '../shared/address.ts';
import { CatalogReference, DeliveryAllocation, PickupMethod, SubscriptionFrequency } from '../shared/commerce.ts';
import { ExtendedFields } from '../shared/common.ts';
import { Details } from '../shared/errors.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';

const price = nullable(decimal({ gte: 0, maxScale: 36 }));
const DeliverableItem = message('DeliverableItem', {
  id: text({ minLength: 1, maxLength: 100 }),
  name: text({ maxLength: 400 }),
  quantity: integer({ minimum: 1, maximum: 999999999 }),
  catalogReference: ref(CatalogReference),
  physicalProperties: ref(
    message('DeliverablePhysicalProperties', {
      weight: nullable(number()),
      sku: nullable(text({ maxLength: 40 })),
      shippable: boolean,
    }),
  ),
  price: decimal({ gte: 0, maxScale: 36 }),
  totalPriceBeforeDiscount: price,
  priceBeforeDiscount: price,
  /** Of the whole quantity, after discounts: what conditions on the total price add up. */
  totalPrice: price,
  deliveryProfileId: nullable(guid),
  taxIncludedInPrice: nullable(boolean),
  subscriptionSettings: ref(message('DeliverableSubscription', { frequency: SubscriptionFrequency })),
});
const AdditionalCost = message('DeliveryAdditionalCost', {
  description: nullable(text({ maxLength: 250 })),
  deliveryPrice: ref(MultiCurrencyPrice),
});
const DeliveryCost = message('DeliveryCost', {
  price: decimal({ gte: 0, lte: 1000000000000000 }),
  currency,
  deliveryPrice: ref(MultiCurrencyPrice),
  additionalCosts: list(ref(AdditionalCost), { maxItems: 100 }),
});
const SolutionLogistics = message('DeliverySolutionLogistics', {
  deliveryTime: nullable(text({ maxLength: 1000 })),
  instructions: nullable(text({ maxLength: 1000 })),
  pickupDetails: ref(message('DeliveryPickupDetails', { address: ref(Address), pickupMethod: PickupMethod })),
  deliveryTimeSlot: ref(
    message('SolutionTimeSlot', {
      from: nullable(date),
      to: nullable(date),
      timeZone: nullable(text({ maxLength: 64 })),
    }),
  ),
});
const DeliverySolution = message('DeliverySolution', {
  code: text({ maxLength: 250 }),
  deliveryReference: ref(
    message('DeliveryReference', { code: nullable(text({ maxLength: 250 })), appId: nullable(guid) }),
  ),
  title: text({ maxLength: 250 }),
  logistics: ref(SolutionLogistics),
  cost: ref(DeliveryCost),
  deliveryAllocations: list(ref(DeliveryAllocation), { minItems: 1, maxItems: 300 }),
  partial: nullable(boolean),
});
const DeliveryCarrierError = message('DeliveryCarrierError', { appId: nullable(guid), errorDetails: ref(Details) });

export const deliverySolutions = service('ecom.delivery-solutions', ['/_api/delivery-rates', ''], {
  getDeliverySolutions: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/get-delivery-solutions',
    summary: 'The ways to deliver items to a destination, with prices',
    permit: backOffice('ECOM.DELIVERY_SOLUTION_READ'),
    request: {
      lineItems: list(ref(DeliverableItem), { minItems: 1, maxItems: 300 }),
      destination: ref(Address),
      origin: ref(Address),
      currency: nullable(currency),
      contactDetails: ref(
        message('DeliveryContactDetails', {
          firstName: nullable(text()),
          lastName: nullable(text()),
          phone: nullable(text()),
          company: nullable(text()),
          email: nullable(email),
          vatId: ref(VatId),
        }),
      ),
      weightUnit: choice('UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'),
      userPreferences: list(
        ref(message('DeliveryUserPreference', { appId: nullable(guid), code: text({ maxLength: 250 }) })),
        { maxItems: 5 },
      ),
      purchaseFlowId: nullable(guid),
      externalReferences: list(
        ref(
          message('DeliveryExternalReference', {
            appId: guid,
            resourceId: nullable(text({ minLength: 1, maxLength: 100 })),
          }),
        ),
        { maxItems: 20 },
      ),
      extendedFields: ref(ExtendedFields),
    },
    response: {
      deliverySolutions: list(ref(DeliverySolution), { maxItems: 1000 }),
      errors: list(ref(DeliveryCarrierError), { maxItems: 50 }),
    },
    required: ['lineItems', 'currency', 'destination'],
    errors: [
      'MISSING_CURRENCY_IN_THE_REQUEST_HEADERS',
      'MISSING_DEFAULT_DELIVERY_PROFILE',
      'NO_DELIVERY_REGION_FOUND',
      'REQUIRED_COUNTRY',
    ],
  }),
});
