import { AddressWithContact, TaxableAddress } from '../shared/address.ts';
import { AdditionalFee, CarrierServiceOption, CatalogOverrideFields, CatalogReference, ChannelType, CreatedBy, CustomField, CustomLineItem, DescriptionLine, DiscountRuleName, DiscountType, GiftCard, InvalidMembership, ItemAvailabilityInfo, ItemType, LineItemQuantityUpdate, Membership, ModifierGroup, PaymentOptionType, PhysicalProperties, Policy, ProductName, SelectedCarrierServiceOption, ServiceProperties, ShippingRegion, SubscriptionOptionInfo, Violation } from '../shared/commerce.ts';
import { ExtendedFields, PageUrlV2, WeightUnit } from '../shared/common.ts';
import { CalculationErrors } from '../shared/errors.ts';
import { CommonImage } from '../shared/media.ts';
import { ItemTaxFullDetails, MultiCurrencyPrice, PriceDescription, PriceSummary, TaxSummary } from '../shared/money.ts';
import { boolean, currency, date, decimal, email, guid, immutable, integer, list, message, nullable, number, readonly, ref, text } from '../schema.ts';
import { anyone, operation, service } from '../operation.ts';

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
export const CheckoutAppliedDiscount = message('CheckoutAppliedDiscount', {
  coupon: ref(CheckoutCoupon),
  merchantDiscount: ref(CheckoutMerchantDiscount),
  discountRule: ref(CheckoutDiscountRule),
  discountType: DiscountType,
  lineItemIds: list(guid),
}, { atMostOne: [["coupon", "merchantDiscount", "discountRule"]] });
export const CheckoutBuyerInfo = message('CheckoutBuyerInfo', {
  visitorId: readonly(guid),
  memberId: readonly(guid),
  contactId: readonly(nullable(guid)),
  email: nullable(email),
}, { atMostOne: [["visitorId", "memberId"]] });
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

export const checkouts = service('ecom.checkout', ["/ecom", ""], {
  createCheckout: operation({
    method: 'POST',
    path: '/v1/checkouts',
    summary: 'Create checkout',
    permit: anyone('ECOM.MODIFY_CHECKOUTS', 'ECOM.ADMIN_MODIFY_CHECKOUTS'),
    request: {
      checkoutInfo: ref(Checkout),
      couponCode: nullable(text()),
      lineItems: list(ref(CheckoutLineItem), { maxItems: 300 }),
      customLineItems: list(ref(CustomLineItem), { maxItems: 300 }),
      channelType: ChannelType,
      giftCardCode: nullable(text()),
      overrideCheckoutUrl: nullable(text({ maxLength: 1000 })),
      giftCardRedeemAmount: nullable(decimal({ gte: 0, lte: 1000000000000000, maxScale: 3 })),
    },
    response: {
      checkout: ref(Checkout),
    },
    required: ["channelType", "checkoutInfo.customFields.value", "checkoutInfo.membershipOptions.selectedMemberships.memberships.id", "checkoutInfo.membershipOptions.selectedMemberships.memberships.appId", "checkoutInfo.membershipOptions.selectedMemberships.memberships.lineItemIds", "customLineItems.itemType", "customLineItems.price", "lineItems.catalogReference", "lineItems.quantity"],
    errors: ["SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND", "INVALID_SELECTED_CARRIER_SERVICE_OPTION", "GIFT_CARD_NOT_FOUND", "ERROR_COUPON_DOES_NOT_EXIST", "SITE_MUST_ACCEPT_PAYMENTS"],
  }),
  getCheckout: operation({
    method: 'GET',
    path: '/v1/checkouts/{id}',
    summary: 'Get checkout',
    permit: anyone('ECOM.READ_CHECKOUTS'),
    request: {
      id: guid,
    },
    response: {
      checkout: ref(Checkout),
    },
    required: ["id"],
  }),
  getCheckoutByCartId: operation({
    method: 'GET',
    path: '/v1/checkouts/by-cart-id/{id}',
    summary: 'Get checkout by cart id',
    permit: anyone('ECOM.READ_CHECKOUTS'),
    request: {
      id: guid,
    },
    response: {
      checkout: ref(Checkout),
    },
    required: ["id"],
  }),
  getCheckoutUrl: operation({
    method: 'GET',
    path: '/v1/checkouts/{id}/checkout-url',
    summary: 'Get checkout url',
    permit: anyone('ECOM.READ_CHECKOUTS'),
    request: {
      id: guid,
    },
    response: {
      checkoutUrl: text(),
    },
    required: ["id"],
  }),
  updateCheckout: operation({
    method: 'PATCH',
    path: '/v1/checkouts/{checkout.id}',
    summary: 'Update checkout',
    permit: anyone('ECOM.MODIFY_CHECKOUTS', 'ECOM.ADMIN_MODIFY_CHECKOUTS'),
    request: {
      checkout: ref(Checkout),
      couponCode: nullable(text()),
      giftCardCode: nullable(text()),
      overrideCheckoutUrl: nullable(text({ maxLength: 1000 })),
      lineItems: list(ref(CheckoutLineItem), { maxItems: 300 }),
      customLineItems: list(ref(CustomLineItem), { maxItems: 300 }),
      giftCardRedeemAmount: nullable(decimal({ gte: 0, lte: 1000000000000000, maxScale: 3 })),
    },
    response: {
      checkout: ref(Checkout),
    },
    required: ["checkout.id", "checkout", "checkout.customFields.value", "checkout.membershipOptions.selectedMemberships.memberships.id", "checkout.membershipOptions.selectedMemberships.memberships.appId", "checkout.membershipOptions.selectedMemberships.memberships.lineItemIds", "customLineItems.itemType", "lineItems.catalogReference", "lineItems.quantity"],
    errors: ["SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND", "INVALID_SELECTED_CARRIER_SERVICE_OPTION", "GIFT_CARD_NOT_FOUND", "ERROR_COUPON_DOES_NOT_EXIST"],
  }),
  addToCheckout: operation({
    method: 'POST',
    path: '/v1/checkouts/{id}/add-to-checkout',
    summary: 'Add to checkout',
    permit: anyone('ECOM.MODIFY_CHECKOUTS', 'ECOM.ADMIN_MODIFY_CHECKOUTS'),
    request: {
      id: guid,
      lineItems: list(ref(CheckoutLineItem), { maxItems: 100 }),
      customLineItems: list(ref(CustomLineItem), { maxItems: 100 }),
    },
    response: {
      checkout: ref(Checkout),
    },
    required: ["id", "customLineItems.itemType", "lineItems.catalogReference", "lineItems.quantity"],
    errors: ["CHECKOUT_IS_COMPLETE"],
  }),
  removeLineItems: operation({
    method: 'POST',
    path: '/v1/checkouts/{id}/remove-line-items',
    summary: 'Remove line items',
    permit: anyone('ECOM.MODIFY_CHECKOUTS'),
    request: {
      id: guid,
      lineItemIds: list(guid, { minItems: 1, maxItems: 300 }),
    },
    response: {
      checkout: ref(Checkout),
    },
    required: ["id", "lineItemIds"],
  }),
  createOrder: operation({
    method: 'POST',
    path: '/v1/checkouts/{id}/create-order',
    summary: 'Create order',
    permit: anyone('ECOM.CREATE_ORDER_FROM_CHECKOUT'),
    request: {
      id: guid,
      savePaymentMethod: boolean,
      delayCapture: boolean,
    },
    response: {
      orderId: guid,
      subscriptionId: guid,
      paymentGatewayOrderId: nullable(text()),
    },
    required: ["id"],
    errors: ["PAYMENT_ERROR", "PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE", "SITE_NOT_ACCEPTING_PAYMENTS", "CHECKOUT_ALREADY_PAID", "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS", "CALCULATION_ERROR", "PARTIAL_OUT_OF_STOCK", "FULL_OUT_OF_STOCK", "EMPTY_CHECKOUT", "CHECKOUT_CHANGED", "NO_SELECTED_CARRIER_SERVICE_OPTION", "SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE"],
  }),
  createOrderAndCharge: operation({
    method: 'POST',
    path: '/v1/checkouts/{id}/create-order-and-charge',
    summary: 'Create order and charge',
    permit: anyone('ECOM.CREATE_ORDER_FROM_CHECKOUT'),
    request: {
      id: guid,
      paymentToken: nullable(text()),
      savePaymentMethod: boolean,
      delayCapture: boolean,
    },
    response: {
      orderId: guid,
      subscriptionId: guid,
      paymentResponseToken: nullable(text()),
      paymentGatewayOrderId: nullable(text()),
    },
    required: ["id"],
    errors: ["PAYMENT_ERROR", "PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE", "SITE_NOT_ACCEPTING_PAYMENTS", "CHECKOUT_ALREADY_PAID", "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS", "CALCULATION_ERROR", "PARTIAL_OUT_OF_STOCK", "FULL_OUT_OF_STOCK", "EMPTY_CHECKOUT", "CHECKOUT_CHANGED", "NO_SELECTED_CARRIER_SERVICE_OPTION", "SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE"],
  }),
  updateLineItemsQuantity: operation({
    method: 'POST',
    path: '/v1/checkouts/{id}/update-line-items-quantity',
    summary: 'Update line items quantity',
    permit: anyone('ECOM.MODIFY_CHECKOUTS'),
    request: {
      id: guid,
      lineItems: list(ref(LineItemQuantityUpdate), { maxItems: 100 }),
    },
    response: {
      checkout: ref(Checkout),
    },
    required: ["id", "lineItems", "lineItems.id", "lineItems.quantity"],
  }),
});
