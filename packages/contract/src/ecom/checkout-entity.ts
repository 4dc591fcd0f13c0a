import {
  boolean,
  currency,
  date,
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
} from '../schema.ts';
import { AddressWithContact, TaxableAddress } from '../shared/address.ts';
import {
  AdditionalFee,
  CarrierServiceOption,
  CatalogOverrideFields,
  CatalogReference,
  ChannelType,
  CreatedBy,
  CustomField,
  DescriptionLine,
  DiscountRuleName,
  DiscountType,
  GiftCard,
  InvalidMembership,
  ItemAvailabilityInfo,
  ItemType,
  Membership,
  ModifierGroup,
  PaymentOptionType,
  PhysicalProperties,
  Policy,
  ProductName,
  SelectedCarrierServiceOption,
  ServiceProperties,
  ShippingRegion,
  SubscriptionOptionInfo,
  Violation,
} from '../shared/commerce.ts';
import { ExtendedFields, PageUrlV2, WeightUnit } from '../shared/common.ts';
import { CalculationErrors } from '../shared/errors.ts';
import { CommonImage } from '../shared/media.ts';
import { ItemTaxFullDetails, MultiCurrencyPrice, PriceDescription, PriceSummary, TaxSummary } from '../shared/money.ts';
import { V1ItemCombination, V1LineItemDiscount } from './cart.ts';

export const CheckoutCoupon = message('CheckoutCoupon', {
  id: text(),
  code: text(),
  amount: ref(MultiCurrencyPrice),
  name: text(),
});
export const CheckoutDiscountRule = message('CheckoutDiscountRule', {
  id: guid,
  name: ref(DiscountRuleName),
  amount: ref(MultiCurrencyPrice),
});
export const CheckoutMerchantDiscount = message('CheckoutMerchantDiscount', {
  amount: ref(MultiCurrencyPrice),
  percentage: nullable(number({ minimum: 0.01, maximum: 100 })),
});
export const CheckoutAppliedDiscount = message(
  'CheckoutAppliedDiscount',
  {
    coupon: ref(CheckoutCoupon),
    merchantDiscount: ref(CheckoutMerchantDiscount),
    discountRule: ref(CheckoutDiscountRule),
    discountType: DiscountType,
    lineItemIds: list(guid),
    lineItemDiscounts: list(ref(V1LineItemDiscount)),
    itemCombinations: list(ref(V1ItemCombination)),
  },
  { atMostOne: [['coupon', 'merchantDiscount', 'discountRule']] },
);
export const CheckoutBuyerInfo = message(
  'CheckoutBuyerInfo',
  {
    visitorId: readonly(guid),
    memberId: readonly(guid),
    contactId: readonly(nullable(guid)),
    email: nullable(email),
  },
  { atMostOne: [['visitorId', 'memberId']] },
);
export const CheckoutLineItem = message('CheckoutLineItem', {
  id: readonly(nullable(guid)),
  quantity: integer({ minimum: 1, maximum: 100000 }),
  catalogReference: ref(CatalogReference),
  productName: readonly(ref(ProductName)),
  url: readonly(ref(PageUrlV2)),
  price: readonly(ref(MultiCurrencyPrice)),
  lineItemPrice: readonly(ref(MultiCurrencyPrice)),
  fullPrice: readonly(ref(MultiCurrencyPrice)),
  priceBeforeDiscounts: readonly(ref(MultiCurrencyPrice)),
  totalPriceAfterTax: readonly(ref(MultiCurrencyPrice)),
  totalPriceBeforeTax: readonly(ref(MultiCurrencyPrice)),
  taxDetails: readonly(ref(ItemTaxFullDetails)),
  discount: readonly(ref(MultiCurrencyPrice)),
  descriptionLines: readonly(list(ref(DescriptionLine))),
  media: readonly(ref(CommonImage)),
  availability: readonly(ref(ItemAvailabilityInfo)),
  physicalProperties: readonly(ref(PhysicalProperties)),
  itemType: readonly(ref(ItemType)),
  subscriptionOptionInfo: readonly(ref(SubscriptionOptionInfo)),
  paymentOption: readonly(PaymentOptionType),
  serviceProperties: readonly(ref(ServiceProperties)),
  rootCatalogItemId: readonly(nullable(text({ minLength: 1, maxLength: 36 }))),
  priceDescription: readonly(ref(PriceDescription)),
  depositAmount: readonly(ref(MultiCurrencyPrice)),
  deliveryProfileId: readonly(nullable(guid)),
  customLineItem: readonly(boolean),
  consentRequiredPaymentPolicy: readonly(nullable(text({ minLength: 1, maxLength: 2500 }))),
  catalogOverrideFields: ref(CatalogOverrideFields),
  priceUndetermined: readonly(boolean),
  fixedQuantity: readonly(boolean),
  savePaymentMethod: readonly(boolean),
  taxableAddress: ref(TaxableAddress),
  extendedFields: ref(ExtendedFields),
  policies: readonly(list(ref(Policy), { maxItems: 5 })),
  membersOnly: readonly(boolean),
  modifierGroups: readonly(list(ref(ModifierGroup), { maxItems: 25 })),
  modifiersTotalPrice: readonly(ref(MultiCurrencyPrice)),
});
export const CheckoutSelectedMembership = message('CheckoutSelectedMembership', {
  id: text({ minLength: 1, maxLength: 200 }),
  appId: guid,
  lineItemIds: list(text({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 300 }),
});
export const CheckoutSelectedMemberships = message('CheckoutSelectedMemberships', {
  memberships: list(ref(CheckoutSelectedMembership), { maxItems: 300 }),
});
export const CheckoutMembershipOptions = message('CheckoutMembershipOptions', {
  eligibleMemberships: readonly(list(ref(Membership), { maxItems: 300 })),
  invalidMemberships: readonly(list(ref(InvalidMembership), { maxItems: 300 })),
  selectedMemberships: ref(CheckoutSelectedMemberships),
});
export const CustomContentReference = message('CustomContentReference', {
  appId: guid,
  componentId: guid,
});
export const CustomSettings = message('CustomSettings', {
  lockGiftCard: boolean,
  lockCouponCode: boolean,
  disabledPolicyAgreementCheckbox: boolean,
  disabledManualPayment: boolean,
});
export const ExternalReference = message('ExternalReference', {
  appId: immutable(guid),
  resourceId: immutable(nullable(text({ minLength: 1, maxLength: 100 }))),
});
export const ShippingInfo = message('ShippingInfo', {
  shippingDestination: ref(AddressWithContact),
  selectedCarrierServiceOption: ref(SelectedCarrierServiceOption),
  region: readonly(ref(ShippingRegion)),
  carrierServiceOptions: readonly(list(ref(CarrierServiceOption))),
});
export const Checkout = message('Checkout', {
  id: readonly(nullable(guid)),
  lineItems: readonly(list(ref(CheckoutLineItem), { maxItems: 300 })),
  billingInfo: ref(AddressWithContact),
  shippingInfo: ref(ShippingInfo),
  buyerNote: nullable(text({ maxLength: 1000 })),
  buyerInfo: ref(CheckoutBuyerInfo),
  conversionCurrency: readonly(currency),
  priceSummary: readonly(ref(PriceSummary)),
  calculationErrors: readonly(ref(CalculationErrors)),
  giftCard: readonly(ref(GiftCard)),
  appliedDiscounts: readonly(list(ref(CheckoutAppliedDiscount))),
  customFields: list(ref(CustomField)),
  weightUnit: readonly(WeightUnit),
  taxSummary: readonly(ref(TaxSummary)),
  currency: readonly(currency),
  channelType: readonly(ChannelType),
  siteLanguage: readonly(text()),
  buyerLanguage: readonly(text()),
  completed: readonly(boolean),
  taxIncludedInPrice: readonly(boolean),
  createdBy: readonly(ref(CreatedBy)),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  payNow: readonly(ref(PriceSummary)),
  payLater: readonly(ref(PriceSummary)),
  /** What gift cards leave to pay: with the order, and in all. */
  payNowTotalAfterGiftCard: readonly(ref(MultiCurrencyPrice)),
  totalAfterGiftCard: readonly(ref(MultiCurrencyPrice)),
  membershipOptions: ref(CheckoutMembershipOptions),
  additionalFees: readonly(list(ref(AdditionalFee), { maxItems: 100 })),
  cartId: nullable(guid),
  violations: readonly(list(ref(Violation))),
  extendedFields: ref(ExtendedFields),
  purchaseFlowId: readonly(nullable(guid)),
  customSettings: immutable(ref(CustomSettings)),
  customContentReference: ref(CustomContentReference),
  externalReference: immutable(ref(ExternalReference)),
  payAfterFreeTrial: readonly(ref(PriceSummary)),
  businessLocationId: nullable(guid),
  paymentCurrency: readonly(currency),
  taxExemptGroupId: nullable(guid),
});
