import { boolean, currency, email, guid, list, nullable, readonly, ref, text } from '../schema.ts';
import { Address } from '../shared/address.ts';
import {
  AdditionalFee,
  ChannelType,
  CustomLineItem,
  GiftCard,
  LineItemQuantityUpdate,
  Violation,
} from '../shared/commerce.ts';
import { WeightUnit } from '../shared/common.ts';
import { CalculationErrors } from '../shared/errors.ts';
import { PriceSummary, TaxSummary } from '../shared/money.ts';
import {
  CalculatedLineItem,
  Cart,
  CartAppliedDiscount,
  CartLineItem,
  CartMembershipOptions,
  CartSelectedMemberships,
  CartShippingInformation,
  MerchantDiscountInput,
  SelectedShippingOption,
} from './cart.ts';

/** What the operations on the caller's cart and those on a cart by its id have in common. */

/** The error codes of a coupon that cannot be used. */
export const couponErrors = [
  'ERROR_COUPON_DOES_NOT_EXIST',
  'ERROR_COUPON_HAS_EXPIRED',
  'ERROR_COUPON_IS_DISABLED',
  'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED',
  'ERROR_COUPON_NOT_APPLICABLE',
  'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  'ERROR_COUPON_USAGE_EXCEEDED',
] as const;

/** The error codes of items that the caller cannot add. */
export const itemErrors = ['SUBSCRIPTION_ONLY_PRODUCT', 'MEMBERS_ONLY_PRODUCT', 'LINE_AMOUNT_TOO_LARGE'] as const;

/** Whatever a cart is created with or changed to. */
export const cartRequest = {
  cartInfo: ref(Cart),
  couponCode: nullable(text()),
  /** Discounts by the shop's staff, which replace the ones before; buyers cannot send them. */
  merchantDiscounts: list(ref(MerchantDiscountInput), { maxItems: 20 }),
  lineItems: list(ref(CartLineItem), { maxItems: 300 }),
  customLineItems: list(ref(CustomLineItem), { maxItems: 300 }),
};

export const addToCartRequest = {
  lineItems: list(ref(CartLineItem), { maxItems: 100 }),
  customLineItems: list(ref(CustomLineItem), { maxItems: 100 }),
  businessLocationId: nullable(guid),
};

export const addToCartRequired = [
  'customLineItems.itemType',
  'customLineItems.price',
  'lineItems.catalogReference',
  'lineItems.selectedMembership.id',
  'lineItems.selectedMembership.appId',
] as const;

export const removeLinesRequest = { lineItemIds: list(guid, { minItems: 1, maxItems: 100 }) };
export const quantitiesRequest = { lineItems: list(ref(LineItemQuantityUpdate), { minItems: 1, maxItems: 100 }) };

export const checkoutOfCartRequest = {
  channelType: ChannelType,
  shippingAddress: ref(Address),
  billingAddress: ref(Address),
  selectedShippingOption: ref(SelectedShippingOption),
  email: nullable(email),
};

export const checkoutOfCartErrors = [
  'EMPTY_CHECKOUT',
  'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
  'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
  'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
  'SUBSCRIPTION_ONLY_PRODUCT',
  'MEMBERS_ONLY_PRODUCT',
] as const;

export const estimateRequest = {
  selectedShippingOption: ref(SelectedShippingOption),
  shippingAddress: ref(Address),
  billingAddress: ref(Address),
  selectedMemberships: ref(CartSelectedMemberships),
  calculateTax: nullable(boolean),
  calculateShipping: nullable(boolean),
  calculateAdditionalFees: nullable(boolean),
};

export const estimateResponse = {
  cart: ref(Cart),
  calculatedLineItems: list(ref(CalculatedLineItem)),
  priceSummary: ref(PriceSummary),
  giftCard: ref(GiftCard),
  taxSummary: ref(TaxSummary),
  shippingInfo: ref(CartShippingInformation),
  appliedDiscounts: list(ref(CartAppliedDiscount)),
  calculationErrors: ref(CalculationErrors),
  weightUnit: WeightUnit,
  currency,
  payNow: readonly(ref(PriceSummary)),
  payLater: readonly(ref(PriceSummary)),
  payAfterFreeTrial: readonly(ref(PriceSummary)),
  membershipOptions: ref(CartMembershipOptions),
  additionalFees: list(ref(AdditionalFee), { maxItems: 100 }),
  violations: readonly(list(ref(Violation))),
};
