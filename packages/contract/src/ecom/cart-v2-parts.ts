/** The parts of a cart of the second generation. */
import {
  boolean,
  choice,
  currency,
  date,
  decimal,
  email,
  guid,
  immutable,
  integer,
  language,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { Address, FullAddressContactDetails, TaxableAddress, VatId } from '../shared/address.ts';
import {
  CatalogReference,
  ChannelType,
  DescriptionLine,
  ItemType,
  PaymentOption,
  PaymentOptionType,
  PhysicalProperties,
  Policy,
  ServiceProperties,
  SubscriptionOptionInfo,
  TranslatableString,
} from '../shared/commerce.ts';
import { ExtendedFields, WeightUnit } from '../shared/common.ts';
import { PriceDescription } from '../shared/money.ts';
import { CustomContentReference, ExternalReference } from './checkout-entity.ts';

const amount = decimal({ gte: 0, lte: 999999999, maxScale: 3 });
export const ConvertedMoney = message('ConvertedMoney', { amount, convertedAmount: readonly(amount) });

export const CartItemImage = message('CartItemImage', {
  id: text({ maxLength: 400 }),
  url: nullable(webUrl),
  height: readonly(integer()),
  width: readonly(integer()),
  altText: nullable(text({ maxLength: 200 })),
  filename: readonly(nullable(text({ maxLength: 200 }))),
});
export const CartItemUrl = message('CartItemUrl', { relativePath: text(), url: nullable(webUrl) });
export const CartItemModifier = message('CartItemModifier', {
  id: readonly(text({ minLength: 1, maxLength: 36 })),
  quantity: nullable(integer({ minimum: 1, maximum: 100000 })),
  label: ref(TranslatableString),
  details: ref(TranslatableString),
  price: ref(ConvertedMoney),
});
export const CartItemModifierGroup = message('CartItemModifierGroup', {
  id: readonly(text({ minLength: 1, maxLength: 36 })),
  name: ref(TranslatableString),
  modifiers: list(ref(CartItemModifier), { minItems: 1, maxItems: 25 }),
});
export const CartItemOverrides = message('CartItemOverrides', {
  name: ref(TranslatableString),
  salePrice: nullable(amount),
  fullPrice: nullable(amount),
  descriptionLines: list(ref(DescriptionLine), { maxItems: 20 }),
  physicalProperties: ref(PhysicalProperties),
  image: ref(CartItemImage),
  paymentOption: ref(PaymentOption),
  depositAmount: nullable(decimal({ gt: 0, lte: 999999999, maxScale: 3 })),
  savePaymentMethod: nullable(boolean),
  inventoryAppId: nullable(guid),
});
export const SelectedItemMembership = message('SelectedItemMembership', {
  id: text({ minLength: 1, maxLength: 200 }),
  appId: guid,
  name: readonly(ref(TranslatableString)),
});
export const ExistingMembershipInput = message('ExistingMembershipInput', {
  appId: guid,
  membershipId: text({ minLength: 1, maxLength: 200 }),
});
export const FutureMembershipInput = message('FutureMembershipInput', {
  lineItemId: guid,
  benefitId: text({ maxLength: 200 }),
});
export const MembershipInput = message(
  'MembershipInput',
  { existingMembership: ref(ExistingMembershipInput), futureMembership: ref(FutureMembershipInput) },
  { atMostOne: [['existingMembership', 'futureMembership']] },
);
export const CartItemMembership = message(
  'CartItemMembership',
  {
    existingMembership: ref(ExistingMembershipInput),
    futureMembership: ref(FutureMembershipInput),
    name: readonly(ref(TranslatableString)),
    redemptionCost: readonly(nullable(number())),
    redemptionType: readonly(choice('CREDITS', 'SESSIONS')),
  },
  { atMostOne: [['existingMembership', 'futureMembership']] },
);

export const ItemQuantityInfo = message('ItemQuantityInfo', {
  /** What can be had of the requested quantity: totals count this. */
  confirmedQuantity: integer({ minimum: 0, maximum: 100000 }),
  requestedQuantity: integer({ minimum: 1, maximum: 100000 }),
  availableQuantity: nullable(integer()),
  fixedQuantity: boolean,
});
export const ItemPriceBreakdown = message('ItemPriceBreakdown', {
  fullPrice: ref(ConvertedMoney),
  salePrice: ref(ConvertedMoney),
  totalModifiersPrice: ref(ConvertedMoney),
});
export const ItemPricingInfo = message('ItemPricingInfo', {
  unitPrice: ref(ConvertedMoney),
  totalPrice: ref(ConvertedMoney),
  priceDescription: ref(PriceDescription),
  priceUndetermined: boolean,
  breakdown: ref(ItemPriceBreakdown),
});
export const ItemSource = message('ItemSource', {
  catalogReference: ref(CatalogReference),
  catalogOverrideFields: ref(CartItemOverrides),
  rootCatalogItemId: nullable(text({ minLength: 1, maxLength: 36 })),
  inventoryAppId: nullable(guid),
});
const attributes = {
  descriptionLines: list(ref(DescriptionLine), { maxItems: 100 }),
  image: ref(CartItemImage),
  url: ref(CartItemUrl),
  itemType: ref(ItemType),
  physicalProperties: ref(PhysicalProperties),
  serviceProperties: ref(ServiceProperties),
  membersOnly: boolean,
};
export const ItemAttributes = message('ItemAttributes', {
  ...attributes,
  policies: list(ref(Policy), { maxItems: 5 }),
  subscriptionInfo: ref(SubscriptionOptionInfo),
});
export const ItemDeliveryConfig = message('ItemDeliveryConfig', {
  deliveryProfileId: nullable(guid),
  fulfillerId: nullable(guid),
});
export const ItemTaxConfig = message('ItemTaxConfig', {
  taxableAddress: ref(TaxableAddress),
  taxGroupId: nullable(text({ maxLength: 50 })),
});
export const ItemPaymentConfig = message('ItemPaymentConfig', {
  savePaymentMethod: boolean,
  consentRequiredPaymentPolicy: nullable(text({ minLength: 1, maxLength: 2500 })),
  depositAmount: ref(ConvertedMoney),
  selectedMembership: ref(SelectedItemMembership),
  paymentOption: PaymentOptionType,
  membership: ref(CartItemMembership),
});
export const DiscountSource = message('DiscountSource', {
  sourceType: choice('AUTOMATIC_RULE', 'COUPON'),
  couponCode: nullable(text({ maxLength: 50 })),
});
export const ItemDiscount = message('ItemDiscount', {
  name: ref(TranslatableString),
  amountOff: ref(ConvertedMoney),
  source: ref(DiscountSource),
});
export const CartV2LineItem = message('CartV2LineItem', {
  id: guid,
  name: ref(TranslatableString),
  quantityInfo: ref(ItemQuantityInfo),
  pricing: ref(ItemPricingInfo),
  source: ref(ItemSource),
  attributes: ref(ItemAttributes),
  deliveryConfig: ref(ItemDeliveryConfig),
  taxConfig: ref(ItemTaxConfig),
  paymentConfig: ref(ItemPaymentConfig),
  status: choice('IN_STOCK', 'PARTIALLY_IN_STOCK', 'OUT_OF_STOCK', 'REMOVED_FROM_CATALOG'),
  extendedFields: ref(ExtendedFields),
  modifierGroups: list(ref(CartItemModifierGroup), { maxItems: 25 }),
  discounts: list(ref(ItemDiscount), { maxItems: 100 }),
  customLineItem: boolean,
});

export const CartV2Coupon = message('CartV2Coupon', { id: guid, code: text({ minLength: 1, maxLength: 50 }) });
export const CartV2GiftCard = message('CartV2GiftCard', {
  id: guid,
  obfuscatedCode: text({ maxLength: 50 }),
  appId: guid,
  externalId: nullable(text({ minLength: 1, maxLength: 50 })),
  requestedRedeemAmount: ref(ConvertedMoney),
});
export const CartCreator = message(
  'CartCreator',
  { visitorId: readonly(guid), memberId: readonly(guid), userId: guid, appId: guid },
  { atMostOne: [['visitorId', 'memberId', 'userId', 'appId']] },
);
export const CartSource = message('CartSource', {
  channelType: ChannelType,
  externalReferences: immutable(readonly(list(ref(ExternalReference), { maxItems: 10 }))),
  createdBy: readonly(ref(CartCreator)),
  customContentReference: ref(CustomContentReference),
});
export const CartBusinessInfo = message('CartBusinessInfo', {
  locationId: nullable(guid),
  languageCode: readonly(language),
  currencyCode: readonly(currency),
});
export const CartCustomerInfo = message(
  'CartCustomerInfo',
  {
    visitorId: readonly(guid),
    memberId: readonly(guid),
    userId: readonly(guid),
    openAccess: readonly(boolean),
    firstName: nullable(text({ maxLength: 100 })),
    lastName: nullable(text({ maxLength: 100 })),
    phone: FullAddressContactDetails.properties.phone,
    company: nullable(text({ maxLength: 1000 })),
    vatId: ref(VatId),
    email: nullable(email),
    contactId: readonly(nullable(guid)),
    languageCode: readonly(language),
    currencyCode: readonly(currency),
  },
  { atMostOne: [['visitorId', 'memberId', 'userId', 'openAccess']] },
);
export const CartDeliveryMethod = message('CartDeliveryMethod', {
  code: text({ maxLength: 100 }),
  appId: nullable(guid),
  title: ref(TranslatableString),
  pickup: boolean,
});
export const CartDeliveryInfo = message('CartDeliveryInfo', {
  address: ref(Address),
  method: readonly(ref(CartDeliveryMethod)),
  weightUnit: readonly(WeightUnit),
});
export const CartTaxInfo = message('CartTaxInfo', {
  pricesIncludeTax: readonly(boolean),
  taxExemptGroupId: nullable(guid),
});
export const CartPaymentInfo = message('CartPaymentInfo', {
  giftCards: readonly(list(ref(CartV2GiftCard), { maxItems: 1 })),
  currencyCode: readonly(currency),
  billingAddress: ref(Address),
  billingContact: ref(FullAddressContactDetails),
});
export const CartSettings = message('CartSettings', {
  lockGiftCard: nullable(boolean),
  lockCouponCode: nullable(boolean),
  policyAgreementCheckboxDisabled: nullable(boolean),
  manualPaymentDisabled: nullable(boolean),
});
export const CartV2 = message('CartV2', {
  id: readonly(guid),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  revision: readonly(text()),
  lineItems: readonly(list(ref(CartV2LineItem), { maxItems: 300 })),
  subtotal: readonly(ref(ConvertedMoney)),
  note: nullable(text({ maxLength: 1000 })),
  coupons: readonly(list(ref(CartV2Coupon), { maxItems: 1 })),
  source: ref(CartSource),
  businessInfo: ref(CartBusinessInfo),
  customerInfo: ref(CartCustomerInfo),
  deliveryInfo: ref(CartDeliveryInfo),
  taxInfo: ref(CartTaxInfo),
  paymentInfo: ref(CartPaymentInfo),
  orderPlaced: readonly(boolean),
  orderId: readonly(nullable(guid)),
  purchaseFlowId: readonly(nullable(guid)),
  settings: immutable(ref(CartSettings)),
  customCheckoutUrl: nullable(text({ maxLength: 2048 })),
  extendedFields: ref(ExtendedFields),
  currentCart: readonly(boolean),
  demo: boolean,
});

export const CatalogItemInput = message('CatalogItemInput', {
  catalogReference: ref(CatalogReference),
  quantity: integer({ minimum: 1, maximum: 100000 }),
  selectedMembership: ref(SelectedItemMembership),
  catalogOverrideFields: ref(CartItemOverrides),
  extendedFields: ref(ExtendedFields),
  inventoryAppId: nullable(guid),
  membershipPayment: ref(MembershipInput),
});
export const CustomItemQuantityInfo = message('CustomItemQuantityInfo', {
  requestedQuantity: integer({ minimum: 1, maximum: 100000 }),
  availableQuantity: nullable(integer()),
  fixedQuantity: boolean,
});
export const CustomItemPricingInfo = message('CustomItemPricingInfo', {
  price: ref(ConvertedMoney),
  fullPrice: ref(ConvertedMoney),
  priceDescription: ref(PriceDescription),
  priceUndetermined: boolean,
});
export const CustomItemSource = message('CustomItemSource', {
  catalogReference: ref(CatalogReference),
  rootCatalogItemId: nullable(text({ minLength: 1, maxLength: 36 })),
  inventoryAppId: nullable(guid),
});
export const CustomItemAttributes = message('CustomItemAttributes', attributes);
export const CustomItemDeliveryConfig = message('CustomItemDeliveryConfig', { deliveryProfileId: nullable(guid) });
export const CustomItemTaxConfig = message('CustomItemTaxConfig', {
  taxableAddress: ref(TaxableAddress),
  taxGroupId: nullable(text({ maxLength: 50 })),
});
export const CustomItemPaymentConfig = message('CustomItemPaymentConfig', {
  depositAmount: ref(ConvertedMoney),
  paymentOption: PaymentOptionType,
});
export const CustomItemInput = message('CustomItemInput', {
  name: ref(TranslatableString),
  quantityInfo: ref(CustomItemQuantityInfo),
  pricing: ref(CustomItemPricingInfo),
  source: ref(CustomItemSource),
  attributes: ref(CustomItemAttributes),
  deliveryConfig: ref(CustomItemDeliveryConfig),
  taxConfig: ref(CustomItemTaxConfig),
  paymentConfig: ref(CustomItemPaymentConfig),
  modifierGroups: list(ref(CartItemModifierGroup), { maxItems: 25 }),
});
export const CouponInput = message('CouponInput', { code: text({ minLength: 1, maxLength: 50 }) });
export const DeliveryMethodInput = message('DeliveryMethodInput', {
  code: text({ maxLength: 100 }),
  appId: nullable(guid),
});
export const GiftCardInput = message('GiftCardInput', {
  code: text({ minLength: 8, maxLength: 20 }),
  redeemAmount: ref(ConvertedMoney),
});
export const QuantityUpdate = message('QuantityUpdate', { newQuantity: integer({ minimum: 1, maximum: 100000 }) });
export const SelectedMembershipUpdate = message('SelectedMembershipUpdate', {
  newMembership: ref(SelectedItemMembership),
});
export const LineItemUpdate = message('LineItemUpdate', {
  lineItemId: guid,
  quantity: ref(QuantityUpdate),
  selectedMembership: ref(SelectedMembershipUpdate),
  membershipPayment: ref(MembershipInput),
});
