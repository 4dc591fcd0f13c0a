import {
  boolean,
  choice,
  currency,
  date,
  decimal,
  email,
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
import { AddressWithContact, TaxableAddress } from '../shared/address.ts';
import {
  CarrierServiceOption,
  CatalogOverrideFields,
  CatalogReference,
  DescriptionLine,
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
} from '../shared/commerce.ts';
import { ExtendedFields, PageUrlV2, WeightUnit } from '../shared/common.ts';
import { CommonImage } from '../shared/media.ts';
import { ItemTaxFullDetails, MultiCurrencyPrice, PriceDescription } from '../shared/money.ts';

export const AppliedDiscountDiscountType = choice('GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING');
export const V1Coupon = message('V1Coupon', {
  id: text(),
  code: text(),
  amount: ref(MultiCurrencyPrice),
  name: text(),
});
export const V1DiscountRuleName = message('V1DiscountRuleName', {
  original: text({ minLength: 1, maxLength: 256 }),
  translated: nullable(text({ minLength: 1, maxLength: 500 })),
});
export const V1DiscountRule = message('V1DiscountRule', {
  id: guid,
  name: ref(V1DiscountRuleName),
  amount: ref(MultiCurrencyPrice),
});
export const V1MerchantDiscount = message('V1MerchantDiscount', {
  amount: ref(MultiCurrencyPrice),
  percentage: nullable(number({ minimum: 0.01, maximum: 100 })),
});
/** What an applied discount saves on each line, and the bundles that it made. */
export const V1LineItemDiscount = message('V1LineItemDiscount', {
  id: guid,
  totalDiscountAmount: ref(MultiCurrencyPrice),
});
export const V1ItemCombination = message('V1ItemCombination', {
  count: integer({ minimum: 1, maximum: 100000 }),
  lineItems: list(
    ref(
      message('V1ItemCombinationLineItem', {
        lineItemId: guid,
        quantity: integer({ minimum: 1, maximum: 100000 }),
        discountAmount: ref(MultiCurrencyPrice),
      }),
    ),
  ),
});
export const MerchantDiscountInput = message(
  'MerchantDiscountInput',
  {
    amount: decimal({ gt: 0, lte: 1000000000000000, maxScale: 4 }),
    /** Of the price before other discounts on the cart. */
    percentage: number({ minimum: 0.01, maximum: 100 }),
    /** The whole order where there are none. */
    lineItemIds: list(guid, { maxItems: 300 }),
  },
  { atMostOne: [['amount', 'percentage']] },
);
export const CartAppliedDiscount = message(
  'CartAppliedDiscount',
  {
    coupon: ref(V1Coupon),
    merchantDiscount: ref(V1MerchantDiscount),
    discountRule: ref(V1DiscountRule),
    discountType: AppliedDiscountDiscountType,
    lineItemIds: list(guid),
    lineItemDiscounts: list(ref(V1LineItemDiscount)),
    itemCombinations: list(ref(V1ItemCombination)),
  },
  { atMostOne: [['coupon', 'merchantDiscount', 'discountRule']] },
);
export const CartBuyerInfo = message(
  'CartBuyerInfo',
  {
    visitorId: readonly(guid),
    memberId: readonly(guid),
    userId: readonly(guid),
    contactId: nullable(guid),
    email: nullable(email),
  },
  { atMostOne: [['visitorId', 'memberId', 'userId']] },
);
export const LineItemPricesData = message('LineItemPricesData', {
  totalPriceAfterTax: ref(MultiCurrencyPrice),
  totalPriceBeforeTax: ref(MultiCurrencyPrice),
  taxDetails: ref(ItemTaxFullDetails),
  totalDiscount: ref(MultiCurrencyPrice),
  price: ref(MultiCurrencyPrice),
  priceBeforeDiscounts: ref(MultiCurrencyPrice),
  lineItemPrice: ref(MultiCurrencyPrice),
  fullPrice: ref(MultiCurrencyPrice),
  modifiers: ref(MultiCurrencyPrice),
  depositAmount: ref(MultiCurrencyPrice),
});
export const CalculatedLineItem = message('CalculatedLineItem', {
  lineItemId: text(),
  pricesBreakdown: ref(LineItemPricesData),
  paymentOption: PaymentOptionType,
  taxableAddress: ref(TaxableAddress),
});
export const CartCoupon = message('CartCoupon', {
  id: text(),
  code: text(),
});
export const CartMerchantDiscount = message('CartMerchantDiscount', {
  amount: ref(MultiCurrencyPrice),
});
export const CartDiscount = message(
  'CartDiscount',
  {
    coupon: ref(CartCoupon),
    merchantDiscount: ref(CartMerchantDiscount),
  },
  { atMostOne: [['coupon', 'merchantDiscount']] },
);
export const CartSelectedMembership = message('CartSelectedMembership', {
  id: text({ minLength: 1, maxLength: 100 }),
  appId: guid,
});
export const CartLineItem = message('CartLineItem', {
  id: readonly(nullable(guid)),
  quantity: integer({ minimum: 1, maximum: 100000 }),
  catalogReference: ref(CatalogReference),
  productName: readonly(ref(ProductName)),
  url: readonly(ref(PageUrlV2)),
  price: readonly(ref(MultiCurrencyPrice)),
  fullPrice: readonly(ref(MultiCurrencyPrice)),
  priceBeforeDiscounts: readonly(ref(MultiCurrencyPrice)),
  lineItemPrice: readonly(ref(MultiCurrencyPrice)),
  descriptionLines: readonly(list(ref(DescriptionLine))),
  image: readonly(ref(CommonImage)),
  availability: readonly(ref(ItemAvailabilityInfo)),
  physicalProperties: readonly(ref(PhysicalProperties)),
  itemType: readonly(ref(ItemType)),
  subscriptionOptionInfo: readonly(ref(SubscriptionOptionInfo)),
  paymentOption: readonly(PaymentOptionType),
  serviceProperties: readonly(ref(ServiceProperties)),
  rootCatalogItemId: readonly(nullable(text({ minLength: 1, maxLength: 36 }))),
  priceDescription: readonly(ref(PriceDescription)),
  depositAmount: readonly(ref(MultiCurrencyPrice)),
  selectedMembership: ref(CartSelectedMembership),
  deliveryProfileId: readonly(nullable(guid)),
  taxGroupId: readonly(nullable(guid)),
  customLineItem: readonly(boolean),
  consentRequiredPaymentPolicy: readonly(nullable(text({ minLength: 1, maxLength: 2500 }))),
  priceUndetermined: readonly(boolean),
  fixedQuantity: readonly(boolean),
  catalogOverrideFields: ref(CatalogOverrideFields),
  savePaymentMethod: readonly(boolean),
  taxableAddress: ref(TaxableAddress),
  extendedFields: ref(ExtendedFields),
  policies: readonly(list(ref(Policy), { maxItems: 5 })),
  membersOnly: readonly(boolean),
  modifierGroups: readonly(list(ref(ModifierGroup), { maxItems: 25 })),
  modifiersTotalPrice: readonly(ref(MultiCurrencyPrice)),
});
export const SelectedShippingOption = message('SelectedShippingOption', {
  carrierId: nullable(guid),
  code: text({ minLength: 1, maxLength: 100 }),
});
export const Cart = message('Cart', {
  id: readonly(nullable(guid)),
  lineItems: readonly(list(ref(CartLineItem), { maxItems: 300 })),
  buyerNote: nullable(text({ maxLength: 1000 })),
  buyerInfo: ref(CartBuyerInfo),
  currency: readonly(currency),
  conversionCurrency: readonly(currency),
  buyerLanguage: readonly(nullable(text())),
  siteLanguage: readonly(nullable(text())),
  taxIncludedInPrices: readonly(nullable(boolean)),
  weightUnit: readonly(WeightUnit),
  checkoutId: readonly(nullable(guid)),
  appliedDiscounts: readonly(list(ref(CartDiscount))),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  contactInfo: ref(AddressWithContact),
  overrideCheckoutUrl: nullable(text({ maxLength: 1000 })),
  purchaseFlowId: readonly(nullable(guid)),
  selectedShippingOption: ref(SelectedShippingOption),
  extendedFields: ref(ExtendedFields),
  businessLocationId: nullable(guid),
  paymentCurrency: readonly(currency),
  revision: nullable(int64),
  /** The sum of all line items at their entered prices, before any added tax, shipping and fees. */
  subtotal: readonly(ref(MultiCurrencyPrice)),
});
export const HostSelectedMembership = message('HostSelectedMembership', {
  id: text({ minLength: 1, maxLength: 200 }),
  appId: guid,
  lineItemIds: list(text({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 300 }),
});
export const CartMembershipOptions = message('CartMembershipOptions', {
  eligibleMemberships: list(ref(Membership), { maxItems: 300 }),
  invalidMemberships: list(ref(InvalidMembership), { maxItems: 300 }),
  selectedMemberships: list(ref(HostSelectedMembership), { maxItems: 300 }),
});
export const CartSelectedMemberships = message('CartSelectedMemberships', {
  memberships: list(ref(HostSelectedMembership), { maxItems: 300 }),
});
export const CartShippingInformation = message('CartShippingInformation', {
  region: ref(ShippingRegion),
  selectedCarrierServiceOption: ref(SelectedCarrierServiceOption),
  carrierServiceOptions: list(ref(CarrierServiceOption)),
});
