import type { ErrorCode } from '@stoa/contract';
import { type Refusal, refuse } from '../../platform/refusal.ts';

const COUPON_REASONS: Partial<Record<ErrorCode, string>> = {
  ERROR_COUPON_HAS_EXPIRED: 'EXPIRED',
  ERROR_COUPON_IS_DISABLED: 'DISABLED',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'INACTIVE',
  ERROR_COUPON_USAGE_EXCEEDED: 'MAX_USAGE_EXCEEDED',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  ERROR_COUPON_NOT_APPLICABLE: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED: 'MIN_SUBTOTAL_NOT_REACHED',
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
};
const GIFT_CARD_REASONS: Partial<Record<ErrorCode, string>> = {
  GIFT_CARD_DISABLED: 'DISABLED',
  GIFT_CARD_EXPIRED: 'EXPIRED',
  GIFT_CARD_IS_EMPTY: 'EMPTY_BALANCE',
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'UNKNOWN_INVALID_GIFT_CARD_REASON',
  SUBSCRIPTION_WITH_GIFT_CARD: 'UNKNOWN_INVALID_GIFT_CARD_REASON',
  GIFT_CARD_CURRENCY_MISMATCH: 'UNKNOWN_INVALID_GIFT_CARD_REASON',
};

/** Why a coupon is of no use, in the words of the second generation. */
export const couponReason = (code: ErrorCode): string => COUPON_REASONS[code] ?? 'UNKNOWN_INVALID_COUPON_REASON';
export const giftCardReason = (code: ErrorCode): string =>
  GIFT_CARD_REASONS[code] ?? 'UNKNOWN_INVALID_GIFT_CARD_REASON';

/** What the second generation calls the refusals of an order. */
const OF_ORDERS: Partial<Record<ErrorCode, ErrorCode>> = {
  CHECKOUT_CHANGED: 'CART_PRICES_OUT_OF_SYNC',
  CHECKOUT_ALREADY_PAID: 'CART_ALREADY_ORDERED',
  CHECKOUT_IS_COMPLETE: 'CART_ALREADY_ORDERED',
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: 'PAYMENT_ALREADY_IN_PROGRESS',
  EMPTY_CHECKOUT: 'EMPTY_CART',
  FULL_OUT_OF_STOCK: 'LINE_ITEMS_OUT_OF_STOCK',
  PARTIAL_OUT_OF_STOCK: 'LINE_ITEMS_OUT_OF_STOCK',
  MISSING_SHIPPING_ADDRESS: 'MISSING_DELIVERY_ADDRESS',
  NO_SELECTED_CARRIER_SERVICE_OPTION: 'MISSING_DELIVERY_METHOD',
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  MEMBERS_ONLY_PRODUCT: 'MEMBERS_ONLY_ITEM',
  REDEEM_GIFT_CARD_ERROR: 'GIFT_CARD_REDEEM_ERROR',
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD',
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: 'SITE_NOT_ACCEPTING_PAYMENTS',
  SITE_NOT_ACCEPTING_PAYMENTS: 'SITE_NOT_ACCEPTING_PAYMENTS',
  CALCULATION_ERROR: 'CALCULATION_ERROR',
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS: 'CALCULATION_ERROR',
  VIOLATIONS_WITH_ERROR_SEVERITY: 'VIOLATIONS_WITH_ERROR_SEVERITY',
};

/** A refusal to place an order, in the words of the second generation. */
export function refusalOfOrder(refusal: Refusal): Refusal {
  if (refusal.refused !== 'code') return refusal;
  const code = OF_ORDERS[refusal.code];
  return code ? refuse(code, refusal.data) : refuse('INVALID_CART', { reason: refusal.code });
}

/** A refusal of a change, in the words of the second generation. */
export function refusalOfChange(refusal: Refusal, { giftCardCode }: { giftCardCode?: string } = {}): Refusal {
  if (refusal.refused === 'invalid') return { ...refusal, violations: refusal.violations.map(renamed) };
  if (refusal.refused !== 'code') return refusal;
  const { code, data = {} } = refusal;
  if (code === 'ERROR_COUPON_DOES_NOT_EXIST') return refuse('INVALID_COUPON_CODE', data);
  if (code in COUPON_REASONS) return refuse('INVALID_COUPON_STATUS', { ...data, reason: couponReason(code) });
  if (code === 'GIFT_CARD_NOT_FOUND') return refuse('INVALID_GIFT_CARD_CODE', { giftCardCode });
  if (code in GIFT_CARD_REASONS)
    return refuse('INVALID_GIFT_CARD_STATUS', { giftCardCode, reason: giftCardReason(code) });
  return refusal;
}

type Named = { field: string };

/** Violations name the fields of the first generation's requests. */
const renamed = <V extends Named>(violation: V): V => ({
  ...violation,
  field: violation.field.replace(/^lineItems/, 'catalogItems').replace(/^customLineItems/, 'customItems'),
});
