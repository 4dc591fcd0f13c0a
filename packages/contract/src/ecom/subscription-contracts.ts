import { crud, entityFields } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, service } from '../operation.ts';
import {
  boolean,
  choice,
  currency,
  date,
  guid,
  immutable,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { AddressWithContact } from '../shared/address.ts';
import { CustomField } from '../shared/commerce.ts';
import { ExtendedFields, WeightUnit } from '../shared/common.ts';
import { CursorQuery } from '../shared/paging.ts';
import {
  ChannelInfo,
  CurrencyConversionDetails,
  OrderAdditionalFee,
  OrderAppliedDiscount,
  OrderBuyerInfo,
  OrderLineItem,
  OrderPriceSummary,
  OrderSubscriptionSettings,
  OrderTaxInfo,
  PlatformFeeSummary,
  V1ShippingInformation,
} from './order.ts';

export const SubscriptionContractActivity = message('SubscriptionContractActivity', {
  id: readonly(nullable(guid)),
  createdDate: readonly(nullable(date)),
  activityType: choice('UNKNOWN_ACTIVITY_TYPE', 'CHANGES_APPLIED'),
});
export const SubscriptionContract = message('SubscriptionContract', {
  ...entityFields,
  revision: readonly(entityFields.revision),
  subscriptionSettings: ref(OrderSubscriptionSettings),
  lineItems: list(ref(OrderLineItem), { minItems: 1, maxItems: 100 }),
  buyerInfo: ref(OrderBuyerInfo),
  buyerLanguage: nullable(text({ maxLength: 10 })),
  weightUnit: WeightUnit,
  currency: immutable(nullable(currency)),
  currencyConversionDetails: ref(CurrencyConversionDetails),
  taxIncludedInPrices: immutable(boolean),
  priceSummary: readonly(ref(OrderPriceSummary)),
  platformFeeSummary: ref(PlatformFeeSummary),
  billingInfo: ref(AddressWithContact),
  shippingInfo: ref(V1ShippingInformation),
  taxInfo: readonly(ref(OrderTaxInfo)),
  appliedDiscounts: list(ref(OrderAppliedDiscount), { maxItems: 100 }),
  channelInfo: ref(ChannelInfo),
  customFields: list(ref(CustomField), { maxItems: 100 }),
  recipientInfo: ref(AddressWithContact),
  extendedFields: ref(ExtendedFields),
  title: nullable(text({ maxLength: 150 })),
  description: nullable(text({ maxLength: 500 })),
  additionalFees: list(ref(OrderAdditionalFee), { maxItems: 100 }),
  activities: readonly(list(ref(SubscriptionContractActivity), { maxItems: 500 })),
});

/** What buyers agreed to get, and pay for, in each cycle of their subscriptions. */
export const subscriptionContracts = service('ecom.subscription-contracts', ['/ecom/subscription-contracts', ''], {
  ...crud({
    entity: SubscriptionContract,
    one: 'subscriptionContract',
    many: 'subscriptionContracts',
    path: '/v1/subscription-contracts',
    permission: 'ECOM.SUBSCRIPTION_CONTRACT',
    permits: { read: backOffice('ECOM.SUBSCRIPTION_CONTRACT_READ') },
    query: { request: CursorQuery, alsoPost: true },
    serves: ['get', 'query'],
    differs: { get: { errors: ['SUBSCRIPTION_CONTRACT_NOT_FOUND'] } },
  }),
});

export const subscriptionContractEvents = events('wix.ecom.subscription_contracts.v1.subscription_contract', {
  entity: SubscriptionContract,
  permission: 'ECOM.SUBSCRIPTION_CONTRACT_READ',
  created: 'A buyer orders a subscription.',
  updated: 'A subscription goes on to its next cycle, pauses, ends, or is changed.',
});
