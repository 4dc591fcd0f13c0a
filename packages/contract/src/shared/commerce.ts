import {
  anyObject,
  anything,
  boolean,
  choice,
  date,
  decimal,
  guid,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { Address, TaxableAddress } from './address.ts';
import { PageUrlV2 } from './common.ts';
import { Severity } from './errors.ts';
import { Image, Media } from './media.ts';
import { ItemTaxFullDetails, MultiCurrencyPrice, PriceDescription } from './money.ts';

export const AdditionalFeeSource = choice(
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
);
export const AdditionalFee = message('AdditionalFee', {
  code: nullable(text({ minLength: 1, maxLength: 100 })),
  name: text({ minLength: 1, maxLength: 50 }),
  price: ref(MultiCurrencyPrice),
  taxDetails: ref(ItemTaxFullDetails),
  providerAppId: nullable(text({ minLength: 1, maxLength: 100 })),
  priceBeforeTax: ref(MultiCurrencyPrice),
  priceAfterTax: ref(MultiCurrencyPrice),
  lineItemIds: list(guid),
  source: AdditionalFeeSource,
  translatedName: nullable(text({ minLength: 1, maxLength: 50 })),
  taxableAddress: ref(TaxableAddress),
});
export const ApplicableLineItems = message('ApplicableLineItems', {
  lineItemIds: list(text({ minLength: 1, maxLength: 100 }), { maxItems: 300 }),
});
export const Carrier = message('Carrier', {
  appId: nullable(guid),
  code: text({ maxLength: 250 }),
});
export const Region = message('Region', {
  id: nullable(guid),
  name: nullable(text({ maxLength: 100 })),
});
export const DeliveryAllocation = message('DeliveryAllocation', {
  deliveryCarrier: ref(Carrier),
  deliveryRegion: ref(Region),
  applicableLineItems: ref(ApplicableLineItems),
});
export const PickupMethod = choice('STORE_PICKUP', 'PICKUP_POINT');
export const PickupDetails = message('PickupDetails', {
  address: ref(Address),
  businessLocation: boolean,
  pickupMethod: PickupMethod,
});
export const DeliveryTimeSlot = message('DeliveryTimeSlot', {
  from: nullable(date),
  to: nullable(date),
});
export const DeliveryLogistics = message('DeliveryLogistics', {
  deliveryTime: nullable(text({ maxLength: 500 })),
  instructions: nullable(text({ maxLength: 1000 })),
  pickupDetails: ref(PickupDetails),
  deliveryTimeSlot: ref(DeliveryTimeSlot),
});
export const ChargeType = choice('HANDLING_FEE', 'INSURANCE');
export const OtherCharge = message('OtherCharge', {
  type: ChargeType,
  price: ref(MultiCurrencyPrice),
  details: nullable(text({ maxLength: 250 })),
});
export const ShippingPrice = message('ShippingPrice', {
  price: ref(MultiCurrencyPrice),
  otherCharges: list(ref(OtherCharge)),
});
export const ShippingOption = message('ShippingOption', {
  code: text({ maxLength: 100 }),
  title: text({ maxLength: 250 }),
  logistics: ref(DeliveryLogistics),
  cost: ref(ShippingPrice),
  deliveryAllocations: list(ref(DeliveryAllocation), { maxItems: 300 }),
  partial: nullable(boolean),
});
export const CarrierServiceOption = message('CarrierServiceOption', {
  carrierId: guid,
  shippingOptions: list(ref(ShippingOption)),
});
export const Color = message('Color', {
  original: text({ maxLength: 500 }),
  translated: nullable(text({ maxLength: 500 })),
  code: nullable(text()),
});
export const DescriptionLineName = message('DescriptionLineName', {
  original: text({ maxLength: 100 }),
  translated: nullable(text({ maxLength: 200 })),
});
export const PlainTextValue = message('PlainTextValue', {
  original: text({ maxLength: 600 }),
  translated: nullable(text({ maxLength: 600 })),
});
export const DescriptionLine = message(
  'DescriptionLine',
  {
    plainText: ref(PlainTextValue),
    colorInfo: ref(Color),
    name: ref(DescriptionLineName),
  },
  { atMostOne: [['plainText', 'colorInfo']] },
);
export const PaymentOptionType = choice(
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
);
export const PaymentOption = message('PaymentOption', {
  value: PaymentOptionType,
});
export const PhysicalProperties = message('PhysicalProperties', {
  weight: nullable(number()),
  sku: nullable(text({ maxLength: 40 })),
  shippable: boolean,
});
export const ProductName = message('ProductName', {
  original: text({ minLength: 1, maxLength: 200 }),
  translated: nullable(text({ minLength: 1, maxLength: 400 })),
});
export const CatalogOverrideFields = message('CatalogOverrideFields', {
  productName: ref(ProductName),
  price: nullable(decimal({ gte: 0, lte: 999999999, maxScale: 3 })),
  fullPrice: nullable(decimal({ gte: 0, lte: 999999999, maxScale: 3 })),
  descriptionLines: list(ref(DescriptionLine), { maxItems: 20 }),
  physicalProperties: ref(PhysicalProperties),
  image: ref(Image),
  paymentOption: ref(PaymentOption),
  depositAmount: nullable(decimal({ gt: 0, lte: 999999999, maxScale: 3 })),
  savePaymentMethod: nullable(boolean),
  inventoryAppId: nullable(guid),
});
export const CatalogReference = message('CatalogReference', {
  catalogItemId: text({ minLength: 1, maxLength: 36 }),
  appId: text({ minLength: 1 }),
  options: nullable(anyObject),
});
export const ChannelType = choice(
  'UNSPECIFIED',
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'WIX_INVOICES_PLATFORM',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
  'UCP_AGENTIC_CHECKOUT',
);
export const Collection = message('Collection', {
  id: readonly(nullable(text({ minLength: 35, maxLength: 36 }))),
  name: nullable(text({ minLength: 1, maxLength: 50 })),
  media: readonly(ref(Media)),
  numberOfProducts: readonly(number()),
  description: nullable(text({ maxLength: 600 })),
  slug: nullable(text({ minLength: 1, maxLength: 100 })),
  visible: nullable(boolean),
});
export const CreatedBy = message(
  'CreatedBy',
  {
    userId: guid,
    memberId: guid,
    visitorId: guid,
    appId: guid,
  },
  { atMostOne: [['userId', 'memberId', 'visitorId', 'appId']] },
);
export const CustomField = message('CustomField', {
  value: anything,
  title: text({ minLength: 1, maxLength: 500 }),
  translatedTitle: nullable(text({ minLength: 1, maxLength: 500 })),
});
export const ItemTypePreset = choice('UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE');
export const ItemType = message(
  'ItemType',
  {
    preset: ItemTypePreset,
    custom: text(),
  },
  { atMostOne: [['preset', 'custom']] },
);
export const Policy = message('Policy', {
  title: nullable(text({ minLength: 1, maxLength: 29 })),
  content: text({ minLength: 1, maxLength: 3000 }),
});
export const ServiceProperties = message('ServiceProperties', {
  scheduledDate: nullable(date),
  numberOfParticipants: nullable(number({ minimum: 1, maximum: 10000 })),
});
export const TranslatableString = message('TranslatableString', {
  original: text({ minLength: 1, maxLength: 200 }),
  translated: nullable(text({ minLength: 1, maxLength: 400 })),
});
export const V1ItemModifier = message('V1ItemModifier', {
  id: text({ minLength: 1, maxLength: 36 }),
  quantity: nullable(integer({ minimum: 1, maximum: 100000 })),
  label: ref(TranslatableString),
  details: ref(TranslatableString),
  price: nullable(decimal({ gte: 0, lte: 1000000000000000, maxScale: 3 })),
});
export const V1ModifierGroup = message('V1ModifierGroup', {
  id: text({ minLength: 1, maxLength: 36 }),
  name: ref(TranslatableString),
  modifiers: list(ref(V1ItemModifier), { minItems: 1, maxItems: 25 }),
});
export const CustomLineItem = message('CustomLineItem', {
  quantity: integer({ minimum: 1, maximum: 100000 }),
  price: decimal({ gte: 0, lte: 1000000000000000 }),
  priceDescription: ref(PriceDescription),
  descriptionLines: list(ref(DescriptionLine), { maxItems: 10 }),
  media: ref(Image),
  id: readonly(nullable(guid)),
  taxGroupId: nullable(guid),
  productName: ref(ProductName),
  url: ref(PageUrlV2),
  itemType: ref(ItemType),
  fullPrice: nullable(decimal()),
  quantityAvailable: nullable(number({ maximum: 100000 })),
  physicalProperties: ref(PhysicalProperties),
  paymentOption: PaymentOptionType,
  serviceProperties: ref(ServiceProperties),
  rootCatalogItemId: nullable(text({ minLength: 1, maxLength: 36 })),
  depositAmount: nullable(decimal()),
  deliveryProfileId: nullable(guid),
  catalogReference: ref(CatalogReference),
  priceUndetermined: boolean,
  fixedQuantity: boolean,
  consentRequiredPaymentPolicy: readonly(nullable(text({ minLength: 1, maxLength: 1000 }))),
  savePaymentMethod: readonly(boolean),
  policies: list(ref(Policy), { maxItems: 5 }),
  membersOnly: boolean,
  taxableAddress: ref(TaxableAddress),
  modifierGroups: list(ref(V1ModifierGroup), { maxItems: 25 }),
});
export const Description = message('Description', {
  original: text({ maxLength: 500 }),
  translated: nullable(text({ maxLength: 500 })),
});
export const DiscountRuleName = message('DiscountRuleName', {
  original: text({ minLength: 1, maxLength: 256 }),
  translated: nullable(text({ minLength: 1, maxLength: 500 })),
});
export const DiscountType = choice('GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING');
export const SubscriptionFrequency = choice('UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR');
export const FreeTrialPeriod = message('FreeTrialPeriod', {
  frequency: SubscriptionFrequency,
  interval: number({ minimum: 1, maximum: 999 }),
});
export const GiftCard = message('GiftCard', {
  id: text(),
  obfuscatedCode: text(),
  amount: ref(MultiCurrencyPrice),
  appId: guid,
  externalId: nullable(text({ minLength: 1, maxLength: 50 })),
  requestedAmount: ref(MultiCurrencyPrice),
});
export const MembershipName = message('MembershipName', {
  original: text({ maxLength: 100 }),
  translated: nullable(text({ maxLength: 100 })),
});
export const MembershipPaymentCredits = message('MembershipPaymentCredits', {
  total: integer({ minimum: 1 }),
  remaining: number(),
});
export const Membership = message('Membership', {
  id: text({ minLength: 1, maxLength: 200 }),
  appId: guid,
  name: ref(MembershipName),
  lineItemIds: list(text({ minLength: 1, maxLength: 100 }), { maxItems: 300 }),
  credits: ref(MembershipPaymentCredits),
  expirationDate: nullable(date),
  additionalData: nullable(anyObject),
});
export const InvalidMembership = message('InvalidMembership', {
  membership: ref(Membership),
  reason: text({ minLength: 1, maxLength: 100 }),
});
export const ItemAvailabilityStatus = choice('AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE');
export const ItemAvailabilityInfo = message('ItemAvailabilityInfo', {
  status: ItemAvailabilityStatus,
  quantityAvailable: nullable(number()),
});
export const ItemModifier = message('ItemModifier', {
  id: text({ minLength: 1, maxLength: 36 }),
  quantity: nullable(integer({ minimum: 1, maximum: 100000 })),
  label: ref(TranslatableString),
  details: ref(TranslatableString),
  price: ref(MultiCurrencyPrice),
});
export const LineItemQuantityUpdate = message('LineItemQuantityUpdate', {
  id: guid,
  quantity: integer({ minimum: 1, maximum: 100000 }),
});
export const MeasurementUnit = choice(
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
);
export const ModifierGroup = message('ModifierGroup', {
  id: text({ minLength: 1, maxLength: 36 }),
  name: ref(TranslatableString),
  modifiers: list(ref(ItemModifier), { minItems: 1, maxItems: 25 }),
});
export const NameInLineItem = choice('LINE_ITEM_DEFAULT');
export const NameInOther = choice('OTHER_DEFAULT');
export const Other = message('Other', {
  name: NameInOther,
});
export const RequestedFields = choice('ASSIGNED_PRODUCTS_COUNT');
export const SelectedCarrierServiceOptionPrices = message('SelectedCarrierServiceOptionPrices', {
  totalPriceAfterTax: ref(MultiCurrencyPrice),
  totalPriceBeforeTax: ref(MultiCurrencyPrice),
  taxDetails: ref(ItemTaxFullDetails),
  totalDiscount: ref(MultiCurrencyPrice),
  price: ref(MultiCurrencyPrice),
});
export const SelectedCarrierServiceOptionOtherCharge = message('SelectedCarrierServiceOptionOtherCharge', {
  type: ChargeType,
  details: nullable(text({ maxLength: 200 })),
  cost: ref(SelectedCarrierServiceOptionPrices),
});
export const SelectedCarrierServiceOption = message('SelectedCarrierServiceOption', {
  code: text({ maxLength: 100 }),
  title: readonly(text({ maxLength: 250 })),
  logistics: readonly(ref(DeliveryLogistics)),
  cost: readonly(ref(SelectedCarrierServiceOptionPrices)),
  requestedShippingOption: readonly(boolean),
  otherCharges: list(ref(SelectedCarrierServiceOptionOtherCharge)),
  carrierId: nullable(guid),
  deliveryAllocations: list(ref(DeliveryAllocation), { maxItems: 300 }),
  partial: nullable(boolean),
});
export const ShippingRegion = message('ShippingRegion', {
  id: readonly(guid),
  name: text({ maxLength: 100 }),
});
export const SubscriptionSettings = message('SubscriptionSettings', {
  frequency: SubscriptionFrequency,
  interval: nullable(number({ minimum: 1, maximum: 3650 })),
  autoRenewal: boolean,
  billingCycles: nullable(number({ minimum: 1 })),
  enableCustomerCancellation: boolean,
  freeTrialPeriod: ref(FreeTrialPeriod),
});
export const Title = message('Title', {
  original: text({ minLength: 1, maxLength: 150 }),
  translated: nullable(text({ minLength: 1, maxLength: 150 })),
});
export const SubscriptionOptionInfo = message('SubscriptionOptionInfo', {
  subscriptionSettings: ref(SubscriptionSettings),
  title: ref(Title),
  description: ref(Description),
});
export const SuggestedFix = choice('UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM');
export const TargetLineItem = message('TargetLineItem', {
  name: NameInLineItem,
  id: nullable(text()),
  suggestedFix: SuggestedFix,
});
export const Target = message(
  'Target',
  {
    other: ref(Other),
    lineItem: ref(TargetLineItem),
  },
  { atMostOne: [['other', 'lineItem']] },
);
export const Violation = message('Violation', {
  severity: Severity,
  target: ref(Target),
  description: nullable(text({ minLength: 1, maxLength: 1000 })),
});
