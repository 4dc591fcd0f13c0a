import {
  boolean,
  choice,
  country,
  currency,
  date,
  decimal,
  email,
  guid,
  immutable,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { AddressWithContact, StreetAddress, TaxableAddress } from '../shared/address.ts';
import {
  CatalogReference,
  ChannelType,
  CreatedBy,
  CustomField,
  DeliveryTimeSlot,
  DescriptionLine,
  DiscountRuleName,
  DiscountType,
  ItemType,
  MeasurementUnit,
  PaymentOptionType,
  PhysicalProperties,
  PickupMethod,
  ProductName,
  SubscriptionFrequency,
  TranslatableString,
} from '../shared/commerce.ts';
import { ExtendedFields, TagList, WeightUnit } from '../shared/common.ts';
import { JurisdictionType, PriceDescription } from '../shared/money.ts';
import { Activity, Price } from './order-activities.ts';

export const LineItemTaxBreakdown = message('LineItemTaxBreakdown', {
  jurisdiction: nullable(text({ maxLength: 200 })),
  rate: nullable(decimal({ gte: 0, maxScale: 6 })),
  taxAmount: ref(Price),
  taxType: nullable(text({ maxLength: 200 })),
  taxName: nullable(text({ maxLength: 200 })),
  jurisdictionType: JurisdictionType,
  nonTaxableAmount: ref(Price),
  taxableAmount: ref(Price),
});
export const LineItemTaxInfo = message('LineItemTaxInfo', {
  taxAmount: ref(Price),
  taxableAmount: ref(Price),
  taxRate: nullable(decimal({ gte: 0, maxScale: 6 })),
  taxGroupId: nullable(guid),
  taxIncludedInPrice: boolean,
  taxBreakdown: list(ref(LineItemTaxBreakdown), { maxItems: 7 }),
});
export const OrderAdditionalFeeSource = choice('SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING', 'PLATFORM');
export const OrderItemTaxFullDetails = message('OrderItemTaxFullDetails', {
  taxableAmount: ref(Price),
  taxRate: decimal({ gte: 0, maxScale: 6 }),
  totalTax: ref(Price),
});
export const OrderAdditionalFee = message('OrderAdditionalFee', {
  code: nullable(text({ minLength: 1, maxLength: 100 })),
  name: text({ minLength: 1, maxLength: 50 }),
  price: ref(Price),
  taxDetails: ref(OrderItemTaxFullDetails),
  taxInfo: ref(LineItemTaxInfo),
  providerAppId: nullable(guid),
  priceBeforeTax: ref(Price),
  priceAfterTax: ref(Price),
  id: immutable(guid),
  lineItemIds: list(guid),
  source: OrderAdditionalFeeSource,
  taxableAddress: ref(TaxableAddress),
});
export const LineItemDiscount = message('LineItemDiscount', {
  id: guid,
  totalDiscount: ref(Price),
});
export const OrderItemCombination = message('OrderItemCombination', {
  count: integer({ minimum: 1, maximum: 100000 }),
  lineItems: list(
    ref(
      message('OrderItemCombinationLineItem', {
        lineItemId: guid,
        quantity: integer({ minimum: 1, maximum: 100000 }),
        discountAmount: ref(Price),
      }),
    ),
  ),
});
export const OrderCoupon = message('OrderCoupon', {
  id: text(),
  code: text(),
  name: text(),
  amount: ref(Price),
});
export const OrderDiscountRule = message('OrderDiscountRule', {
  id: guid,
  name: ref(DiscountRuleName),
  amount: ref(Price),
});
export const DiscountReason = choice('UNSPECIFIED', 'EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT');
export const OrderMerchantDiscount = message(
  'OrderMerchantDiscount',
  {
    discountReason: DiscountReason,
    description: nullable(text({ maxLength: 200 })),
    amount: ref(Price),
  },
  { atMostOne: [['discountReason', 'description']] },
);
export const OrderAppliedDiscount = message(
  'OrderAppliedDiscount',
  {
    coupon: ref(OrderCoupon),
    merchantDiscount: ref(OrderMerchantDiscount),
    discountRule: ref(OrderDiscountRule),
    discountType: DiscountType,
    lineItemIds: list(guid, { maxItems: 300 }),
    id: immutable(nullable(guid)),
    lineItemDiscounts: list(ref(LineItemDiscount), { maxItems: 300 }),
    itemCombinations: list(ref(OrderItemCombination)),
  },
  { atMostOne: [['coupon', 'merchantDiscount', 'discountRule']] },
);
export const AttributionSource = choice('UNSPECIFIED', 'FACEBOOK_ADS');
export const Balance = message('Balance', {
  amount: readonly(decimal()),
  formattedAmount: readonly(text()),
});
export const CashRounding = message('CashRounding', {
  amount: decimal({ gte: -1000000000000000, lte: 1000000000000000 }),
  formattedAmount: readonly(text()),
});
export const BalanceSummary = message('BalanceSummary', {
  balance: readonly(ref(Balance)),
  paid: readonly(ref(Price)),
  refunded: readonly(ref(Price)),
  authorized: readonly(ref(Price)),
  pendingRefund: readonly(ref(Price)),
  pending: readonly(ref(Price)),
  chargeback: readonly(ref(Price)),
  chargebackReversal: readonly(ref(Price)),
  platformFees: readonly(ref(Price)),
  totalMinusPlatformFees: readonly(ref(Price)),
  cashRoundingAdjustment: readonly(ref(CashRounding)),
});
export const OrderBuyerInfo = message(
  'OrderBuyerInfo',
  {
    visitorId: guid,
    memberId: guid,
    contactId: nullable(guid),
    email: nullable(email),
  },
  { atMostOne: [['visitorId', 'memberId']] },
);
export const ChannelInfo = message('ChannelInfo', {
  type: ChannelType,
  externalOrderId: nullable(text({ maxLength: 100 })),
  externalOrderUrl: nullable(text({ maxLength: 300 })),
});
export const OrderChargeType = choice('PASS_ON', 'ABSORBED');
export const CurrencyConversionDetails = message('CurrencyConversionDetails', {
  originalCurrency: readonly(immutable(nullable(currency))),
  conversionRate: readonly(nullable(decimal({ lte: 1000000000000000 }))),
});
/** The currency in which the buyer saw the amounts, what one unit of the order's currency cost in it, and the total in it. */
export const OrderDisplayCurrency = message('OrderDisplayCurrency', {
  code: currency,
  rate: decimal({ gt: 0 }),
  total: ref(Price),
});
export const DecimalQuantity = message(
  'DecimalQuantity',
  {
    measurementUnit: MeasurementUnit,
    otherUnit: text({ minLength: 1, maxLength: 50 }),
    value: decimal({ lte: 1000000000000000, maxScale: 4 }),
    description: ref(TranslatableString),
  },
  { atMostOne: [['measurementUnit', 'otherUnit']] },
);
export const PickupAddress = message('PickupAddress', {
  country: nullable(country),
  subdivision: nullable(text({ maxLength: 50 })),
  city: nullable(text({ maxLength: 1000 })),
  postalCode: nullable(text({ maxLength: 1000 })),
  streetAddress: ref(StreetAddress),
  addressLine: nullable(text({ maxLength: 1000 })),
  addressLine2: nullable(text({ maxLength: 1000 })),
  countryFullname: readonly(nullable(text())),
  subdivisionFullname: readonly(nullable(text())),
});
export const OrderPickupDetails = message('OrderPickupDetails', {
  address: ref(PickupAddress),
  pickupMethod: PickupMethod,
});
export const OrderDeliveryLogistics = message(
  'OrderDeliveryLogistics',
  {
    shippingDestination: ref(AddressWithContact),
    pickupDetails: ref(OrderPickupDetails),
    deliveryTime: nullable(text({ maxLength: 500 })),
    instructions: nullable(text({ maxLength: 1000 })),
    deliverByDate: nullable(date),
    deliveryTimeSlot: ref(DeliveryTimeSlot),
  },
  { atMostOne: [['shippingDestination', 'pickupDetails']] },
);
export const DigitalFile = message('DigitalFile', {
  fileId: text({ minLength: 1, maxLength: 100 }),
  link: nullable(webUrl),
  expirationDate: readonly(nullable(date)),
});
export const OrderFreeTrialPeriod = message('OrderFreeTrialPeriod', {
  frequency: SubscriptionFrequency,
  interval: number({ minimum: 1, maximum: 3650 }),
});
export const FulfillmentStatus = choice('NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED');
export const OrderImage = message('OrderImage', {
  id: text(),
  url: text(),
  height: readonly(number()),
  width: readonly(number()),
  altText: nullable(text()),
  filename: readonly(nullable(text())),
});
export const OrderItemModifier = message('OrderItemModifier', {
  id: text({ minLength: 1, maxLength: 36 }),
  quantity: nullable(integer({ minimum: 1, maximum: 100000 })),
  label: ref(TranslatableString),
  details: ref(TranslatableString),
  price: ref(Price),
});
export const OrderLocation = message('OrderLocation', {
  id: guid,
  name: readonly(text({ minLength: 1, maxLength: 500 })),
});
export const LocationAndQuantity = message('LocationAndQuantity', {
  id: guid,
  appId: nullable(guid),
  quantity: integer({ minimum: 1, maximum: 100000 }),
  name: readonly(nullable(text({ maxLength: 500 }))),
});
export const OrderModifierGroup = message('OrderModifierGroup', {
  id: text({ minLength: 1, maxLength: 36 }),
  name: ref(TranslatableString),
  modifiers: list(ref(OrderItemModifier), { minItems: 1, maxItems: 10 }),
});
export const OrderSubscriptionSettings = message('OrderSubscriptionSettings', {
  frequency: SubscriptionFrequency,
  interval: nullable(number({ minimum: 1, maximum: 3650 })),
  autoRenewal: boolean,
  billingCycles: nullable(number({ minimum: 1 })),
  enableCustomerCancellation: boolean,
  freeTrialPeriod: ref(OrderFreeTrialPeriod),
});
export const SubscriptionInfo = message('SubscriptionInfo', {
  id: nullable(guid),
  cycleNumber: number(),
  subscriptionOptionTitle: text({ maxLength: 150 }),
  subscriptionOptionDescription: nullable(text({ maxLength: 500 })),
  subscriptionSettings: ref(OrderSubscriptionSettings),
  chargesDescription: nullable(text({ maxLength: 1000 })),
});
export const OrderLineItem = message('OrderLineItem', {
  id: immutable(text()),
  productName: ref(ProductName),
  catalogReference: ref(CatalogReference),
  quantity: integer({ minimum: 1, maximum: 100000 }),
  totalDiscount: readonly(ref(Price)),
  descriptionLines: list(ref(DescriptionLine), { maxItems: 20 }),
  image: ref(OrderImage),
  physicalProperties: ref(PhysicalProperties),
  itemType: ref(ItemType),
  fulfillerId: nullable(guid),
  refundQuantity: nullable(number({ maximum: 100000 })),
  restockQuantity: nullable(number({ maximum: 100000 })),
  price: ref(Price),
  priceBeforeDiscounts: readonly(ref(Price)),
  totalPriceBeforeTax: readonly(ref(Price)),
  totalPriceAfterTax: readonly(ref(Price)),
  paymentOption: PaymentOptionType,
  taxDetails: ref(OrderItemTaxFullDetails),
  taxInfo: ref(LineItemTaxInfo),
  digitalFile: ref(DigitalFile),
  subscriptionInfo: ref(SubscriptionInfo),
  priceDescription: ref(PriceDescription),
  depositAmount: readonly(ref(Price)),
  locations: list(ref(LocationAndQuantity), { maxItems: 5 }),
  lineItemPrice: ref(Price),
  taxableAddress: ref(TaxableAddress),
  priceUndetermined: boolean,
  fixedQuantity: boolean,
  decimalQuantity: ref(DecimalQuantity),
  extendedFields: ref(ExtendedFields),
  modifierGroups: readonly(list(ref(OrderModifierGroup), { maxItems: 10 })),
});
export const OrderPriceSummary = message('OrderPriceSummary', {
  subtotal: ref(Price),
  shipping: ref(Price),
  tax: ref(Price),
  discount: ref(Price),
  total: ref(Price),
  totalAdditionalFees: ref(Price),
});
export const OrderStatus = choice('INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED');
export const OrderTags = message('OrderTags', {
  privateTags: ref(TagList),
  tags: ref(TagList),
});
export const OrderTaxBreakdown = message('OrderTaxBreakdown', {
  taxName: text({ maxLength: 200 }),
  taxType: text({ maxLength: 200 }),
  jurisdiction: text({ maxLength: 200 }),
  jurisdictionType: JurisdictionType,
  rate: decimal({ gte: 0, maxScale: 6 }),
  aggregatedTaxAmount: ref(Price),
});
export const OrderTaxInfo = message('OrderTaxInfo', {
  totalTax: ref(Price),
  taxBreakdown: list(ref(OrderTaxBreakdown), { maxItems: 50 }),
  taxExempt: readonly(nullable(boolean)),
});
export const OrderTaxSummary = message('OrderTaxSummary', {
  totalTax: readonly(ref(Price)),
});
export const PaymentStatusEnumPaymentStatus = choice(
  'UNSPECIFIED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
);
export const PlatformFee = message('PlatformFee', {
  name: ref(TranslatableString),
  amount: ref(Price),
  lineItemId: guid,
  chargeType: OrderChargeType,
  percentageRate: decimal({ lte: 1, maxScale: 4 }),
});
export const PlatformFeeSummary = message('PlatformFeeSummary', {
  total: ref(Price),
  totalPassOn: ref(Price),
  totalAbsorbed: ref(Price),
  fees: list(ref(PlatformFee), { maxItems: 300 }),
});
export const OrderShippingPrice = message('OrderShippingPrice', {
  price: ref(Price),
  totalPriceBeforeTax: readonly(ref(Price)),
  totalPriceAfterTax: readonly(ref(Price)),
  taxDetails: ref(OrderItemTaxFullDetails),
  taxInfo: ref(LineItemTaxInfo),
  discount: readonly(ref(Price)),
});
export const OrderShippingRegion = message('OrderShippingRegion', {
  name: nullable(text({ maxLength: 100 })),
});
export const V1ShippingInformation = message('V1ShippingInformation', {
  carrierId: nullable(text({ minLength: 1, maxLength: 100 })),
  code: nullable(text({ minLength: 1, maxLength: 100 })),
  title: text({ maxLength: 250 }),
  logistics: ref(OrderDeliveryLogistics),
  cost: ref(OrderShippingPrice),
  region: ref(OrderShippingRegion),
});
export const Order = message('Order', {
  id: readonly(nullable(guid)),
  number: readonly(text()),
  createdDate: readonly(immutable(nullable(date))),
  updatedDate: readonly(nullable(date)),
  lineItems: readonly(list(ref(OrderLineItem), { maxItems: 300 })),
  buyerInfo: ref(OrderBuyerInfo),
  paymentStatus: PaymentStatusEnumPaymentStatus,
  fulfillmentStatus: readonly(FulfillmentStatus),
  buyerLanguage: nullable(text()),
  weightUnit: WeightUnit,
  currency: nullable(currency),
  currencyConversionDetails: ref(CurrencyConversionDetails),
  displayCurrency: readonly(nullable(ref(OrderDisplayCurrency))),
  taxIncludedInPrices: immutable(boolean),
  siteLanguage: readonly(immutable(nullable(text()))),
  priceSummary: readonly(ref(OrderPriceSummary)),
  billingInfo: ref(AddressWithContact),
  shippingInfo: ref(V1ShippingInformation),
  buyerNote: nullable(text({ maxLength: 1000 })),
  status: OrderStatus,
  archived: nullable(boolean),
  taxSummary: ref(OrderTaxSummary),
  taxInfo: ref(OrderTaxInfo),
  appliedDiscounts: list(ref(OrderAppliedDiscount), { maxItems: 320 }),
  activities: readonly(list(ref(Activity), { maxItems: 1000 })),
  attributionSource: AttributionSource,
  createdBy: readonly(ref(CreatedBy)),
  channelInfo: ref(ChannelInfo),
  seenByAHuman: nullable(boolean),
  checkoutId: nullable(guid),
  customFields: list(ref(CustomField)),
  balanceSummary: readonly(ref(BalanceSummary)),
  additionalFees: list(ref(OrderAdditionalFee), { maxItems: 100 }),
  extendedFields: ref(ExtendedFields),
  purchaseFlowId: nullable(guid),
  recipientInfo: ref(AddressWithContact),
  tags: ref(OrderTags),
  purchasedDate: immutable(nullable(date)),
  businessLocation: ref(OrderLocation),
  payAfterFreeTrial: readonly(ref(OrderPriceSummary)),
  /** What was due with the order, where the rest is paid later; absent where everything was. */
  payNow: readonly(ref(OrderPriceSummary)),
  platformFeeSummary: ref(PlatformFeeSummary),
  imported: readonly(immutable(boolean)),
  /** Lines that were out of stock when the order was paid, so that nothing was taken for them. */
  outOfStockLineItemIds: readonly(list(guid, { maxItems: 300 })),
});
