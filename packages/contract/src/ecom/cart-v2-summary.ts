/** What a cart of the second generation costs, and what keeps it from being ordered. */
import { boolean, choice, date, decimal, guid, integer, list, message, nullable, ref, text } from '../schema.ts';
import { Target, TranslatableString, Violation } from '../shared/commerce.ts';
import { ApplicationError, Details } from '../shared/errors.ts';
import {
  CartDeliveryMethod,
  ConvertedMoney,
  DiscountSource,
  ExistingMembershipInput,
  FutureMembershipInput,
} from './cart-v2-parts.ts';

export const LineItemSummary = message('LineItemSummary', {
  lineItemId: guid,
  quantity: integer({ minimum: 0, maximum: 100000 }),
  unitPrice: ref(ConvertedMoney),
  totalPrice: ref(ConvertedMoney),
});
export const LineItemAmountOff = message('LineItemAmountOff', { lineItemId: guid, amountOff: ref(ConvertedMoney) });
export const CartV2Discount = message('CartV2Discount', {
  name: ref(TranslatableString),
  source: ref(DiscountSource),
  scope: choice('UNKNOWN_DISCOUNT_SCOPE', 'CART_SUBTOTAL', 'LINE_ITEM', 'DELIVERY'),
  subscriptionCycles: nullable(integer({ minimum: 1, maximum: 1000 })),
  total: ref(ConvertedMoney),
  lineItemDiscounts: list(ref(LineItemAmountOff), { maxItems: 300 }),
});
export const DeliverySummary = message('DeliverySummary', {
  method: ref(CartDeliveryMethod),
  price: ref(ConvertedMoney),
});
export const CartV2Fee = message('CartV2Fee', {
  code: nullable(text({ minLength: 1, maxLength: 100 })),
  name: ref(TranslatableString),
  providerAppId: nullable(text({ minLength: 1, maxLength: 100 })),
  lineItemIds: list(guid, { maxItems: 100 }),
  price: ref(ConvertedMoney),
  subscriptionCycles: nullable(integer({ minimum: 1, maximum: 999 })),
  source: choice('UNKNOWN_ADDITIONAL_FEE_SOURCE', 'SERVICE_PLUGIN', 'LINE_ITEM', 'DELIVERY', 'PLATFORM'),
});
export const CartTax = message('CartTax', {
  name: ref(TranslatableString),
  taxableAmount: ref(ConvertedMoney),
  exemptAmount: ref(ConvertedMoney),
  amount: ref(ConvertedMoney),
});
export const LineItemTax = message('LineItemTax', {
  lineItemId: guid,
  tax: ref(ConvertedMoney),
  rate: nullable(decimal({ gte: 0, maxScale: 6, lte: 1 })),
});
export const AdditionalFeeTax = message('AdditionalFeeTax', {
  additionalFeeCode: text({ minLength: 1, maxLength: 100 }),
  tax: ref(ConvertedMoney),
});
export const CartV2TaxSummary = message('CartV2TaxSummary', {
  taxes: list(ref(CartTax), { maxItems: 100 }),
  totalExempt: ref(ConvertedMoney),
  pricesIncludeTax: boolean,
  lineItemTaxes: list(ref(LineItemTax), { maxItems: 300 }),
  deliveryTax: ref(ConvertedMoney),
  additionalFeeTaxes: list(ref(AdditionalFeeTax), { maxItems: 100 }),
});
/** Another basis than that of the first generation: after item discounts, and with the tax that prices include. */
export const CartV2PriceSummary = message('CartV2PriceSummary', {
  /** After automatic discounts on items, as entered. */
  subtotal: ref(ConvertedMoney),
  /** The coupon's discount on items. */
  discount: ref(ConvertedMoney),
  /** After discounts, as entered. */
  delivery: ref(ConvertedMoney),
  additionalFees: ref(ConvertedMoney),
  /** Tax on top: 0 where prices include it. */
  tax: ref(ConvertedMoney),
  total: ref(ConvertedMoney),
});
export const GiftCardSummary = message('GiftCardSummary', { giftCardId: guid, redeemAmount: ref(ConvertedMoney) });
export const MembershipSummary = message(
  'MembershipSummary',
  {
    existingMembership: ref(ExistingMembershipInput),
    futureMembership: ref(FutureMembershipInput),
    id: text({ maxLength: 200 }),
    appId: guid,
    lineItemIds: list(text({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 300 }),
  },
  { atMostOne: [['existingMembership', 'futureMembership']] },
);
export const CycleCharge = message('CycleCharge', {
  cycleFrom: integer(),
  cycleCount: nullable(integer()),
  cycleBillingDate: nullable(date),
});
export const CartSubscriptionCharges = message('CartSubscriptionCharges', {
  lineItemIds: list(guid, { minItems: 1, maxItems: 300 }),
  description: nullable(text({ maxLength: 1000 })),
  charges: list(ref(CycleCharge), { maxItems: 50 }),
});
export const CartPaymentSummary = message('CartPaymentSummary', {
  giftCards: list(ref(GiftCardSummary), { maxItems: 1 }),
  memberships: list(ref(MembershipSummary), { maxItems: 300 }),
  subscriptionCharges: list(ref(CartSubscriptionCharges), { maxItems: 100 }),
  requiresPaymentAfterGiftCard: boolean,
  totalAfterGiftCards: ref(ConvertedMoney),
  payNow: ref(ConvertedMoney),
  payLater: ref(ConvertedMoney),
  payAfterFreeTrial: ref(ConvertedMoney),
});
export const CartCarrierError = message('CartCarrierError', { carrierId: guid, error: ref(Details) });
export const CartCarrierErrors = message('CartCarrierErrors', {
  errors: list(ref(CartCarrierError), { maxItems: 100 }),
});
export const CartV2CalculationErrors = message(
  'CartV2CalculationErrors',
  {
    generalShippingCalculationError: ref(Details),
    carrierErrors: ref(CartCarrierErrors),
    selectedShippingOptionError: ref(Details),
    taxCalculationError: ref(Details),
    couponCalculationError: ref(Details),
    giftCardCalculationError: ref(Details),
    orderValidationErrors: list(ref(ApplicationError), { maxItems: 100 }),
    membershipError: ref(Details),
    discountsCalculationError: ref(Details),
  },
  { atMostOne: [['generalShippingCalculationError', 'carrierErrors', 'selectedShippingOptionError']] },
);

export const CustomValidationErrorData = message('CustomValidationErrorData', { target: ref(Target) });
export const MinLineItemQuantityNotReachedDetails = message('MinLineItemQuantityNotReachedDetails', {
  requiredMinimumQuantity: integer(),
});
export const MinSubtotalNotReachedDetails = message('MinSubtotalNotReachedDetails', {
  requiredMinimumSubtotal: ref(ConvertedMoney),
  originalDescription: nullable(text({ maxLength: 100 })),
});
export const InvalidCouponStatusErrorData = message(
  'InvalidCouponStatusErrorData',
  {
    minLineItemQuantityNotReachedDetails: ref(MinLineItemQuantityNotReachedDetails),
    minSubtotalNotReachedDetails: ref(MinSubtotalNotReachedDetails),
    couponCode: text({ maxLength: 100 }),
    reason: choice(
      'UNKNOWN_INVALID_COUPON_REASON',
      'EXPIRED',
      'DISABLED',
      'INACTIVE',
      'MAX_USAGE_EXCEEDED',
      'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
      'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
      'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
      'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
      'MIN_SUBTOTAL_NOT_REACHED',
    ),
  },
  { atMostOne: [['minLineItemQuantityNotReachedDetails', 'minSubtotalNotReachedDetails']] },
);
export const InvalidCouponCodeErrorData = message('InvalidCouponCodeErrorData', {
  couponCode: text({ maxLength: 100 }),
});
export const InvalidGiftCardCodeErrorData = message('InvalidGiftCardCodeErrorData', {
  giftCardCode: text({ maxLength: 100 }),
  giftCardId: nullable(guid),
});
export const InvalidGiftCardStatusErrorData = message('InvalidGiftCardStatusErrorData', {
  giftCardCode: text({ maxLength: 100 }),
  reason: choice('UNKNOWN_INVALID_GIFT_CARD_REASON', 'EXPIRED', 'DISABLED', 'EMPTY_BALANCE'),
  giftCardId: nullable(guid),
});
export const LineItemsOutOfStockErrorData = message('LineItemsOutOfStockErrorData', {
  lineItemIds: list(guid, { maxItems: 300 }),
  allLineItemsOutOfStock: boolean,
});
export const MembersOnlyItemErrorData = message('MembersOnlyItemErrorData', {
  lineItemIds: list(guid, { maxItems: 300 }),
});
export const SubtotalBelowOrderMinimumErrorData = message('SubtotalBelowOrderMinimumErrorData', {
  minimumOrderSubtotal: ref(ConvertedMoney),
  remainingAmount: ref(ConvertedMoney),
});
export const InvalidMembershipStatusErrorData = message('InvalidMembershipStatusErrorData', {
  membershipId: nullable(text({ maxLength: 200 })),
  reason: choice(
    'UNKNOWN_INVALID_MEMBERSHIP_REASON',
    'INSUFFICIENT_FUNDS',
    'MEMBERSHIP_NOT_FOUND',
    'NOT_APPLICABLE_TO_LINE_ITEMS',
    'LINE_ITEM_NOT_FOUND',
  ),
});
const data = {
  customValidationData: ref(CustomValidationErrorData),
  invalidCouponStatusData: ref(InvalidCouponStatusErrorData),
  invalidCouponCodeData: ref(InvalidCouponCodeErrorData),
  invalidGiftCardCodeData: ref(InvalidGiftCardCodeErrorData),
  invalidGiftCardStatusData: ref(InvalidGiftCardStatusErrorData),
  lineItemsOutOfStockData: ref(LineItemsOutOfStockErrorData),
  membersOnlyItemData: ref(MembersOnlyItemErrorData),
  subtotalBelowOrderMinimumData: ref(SubtotalBelowOrderMinimumErrorData),
  invalidMembershipStatusData: ref(InvalidMembershipStatusErrorData),
};
export const CartViolation = message(
  'CartViolation',
  {
    ...data,
    scope: choice('GLOBAL', 'LINE_ITEM', 'DISCOUNT', 'DELIVERY', 'TAX', 'MEMBERSHIP', 'GIFT_CARD', 'PAYMENT'),
    code: choice(
      'GENERAL_CODE',
      'CUSTOM_VALIDATION',
      'EMPTY_CART',
      'LINE_ITEMS_OUT_OF_STOCK',
      'MEMBERS_ONLY_ITEM',
      'INVALID_COUPON_CODE',
      'INVALID_COUPON_STATUS',
      'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
      'MISSING_DELIVERY_ADDRESS',
      'MISSING_DELIVERY_METHOD',
      'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
      'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
      'INVALID_GIFT_CARD_CODE',
      'INVALID_GIFT_CARD_STATUS',
      'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
      'SUBTOTAL_BELOW_ORDER_MINIMUM',
      'INVALID_MEMBERSHIP_STATUS',
      'INVALID_POSTAL_CODE',
      'INVALID_SUBDIVISION',
      'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
      'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
      'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
      'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
      'MISSING_SITE_PAYMENT_METHOD_TYPE_ID',
    ),
    description: nullable(text({ maxLength: 1000 })),
    severity: choice('WARNING', 'ERROR'),
  },
  { atMostOne: [Object.keys(data)] },
);
export const CartSummary = message('CartSummary', {
  cartId: guid,
  cartRevision: text(),
  calculationId: guid,
  lineItems: list(ref(LineItemSummary), { maxItems: 300 }),
  discounts: list(ref(CartV2Discount), { maxItems: 100 }),
  deliverySummary: ref(DeliverySummary),
  additionalFees: list(ref(CartV2Fee), { maxItems: 100 }),
  taxSummary: ref(CartV2TaxSummary),
  priceSummary: ref(CartV2PriceSummary),
  paymentSummary: ref(CartPaymentSummary),
  /** Proves to Place Order what the buyer was shown. */
  priceVerificationToken: nullable(text({ maxLength: 1024 })),
  calculationErrors: ref(CartV2CalculationErrors),
  spiViolations: list(ref(Violation), { maxItems: 100 }),
  violations: list(ref(CartViolation), { maxItems: 100 }),
});
