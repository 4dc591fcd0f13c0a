/** Fields for coupon and gift card codes. Loaded by islands. */
export const codes = {
  apply: 'Apply',
  remove: 'Remove',
  /** Where a code may be a coupon's or a gift card's. */
  any: {
    add: 'Add a coupon or gift card',
    label: 'Coupon or gift card code',
    missing: 'Enter a code.',
    unknown: 'We don’t know this code. Please check it.',
  },
  coupon: {
    add: 'Add a coupon',
    label: 'Coupon code',
    applied: (code: string) => `Coupon ${code} applied`,
    appliedUnknown: 'Coupon applied',
    removed: 'The coupon has been removed.',
    missing: 'Enter a coupon code.',
    /** The general message for other problems. */
    refused: 'This coupon can’t be used.',
    problems: {
      ERROR_COUPON_DOES_NOT_EXIST: 'We don’t know this coupon code. Please check it.',
      ERROR_COUPON_HAS_EXPIRED: 'This coupon has expired.',
      ERROR_COUPON_IS_DISABLED: 'This coupon is no longer valid.',
      ERROR_COUPON_IS_NOT_ACTIVE_YET: 'This coupon isn’t valid yet.',
      ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED: 'Your order is below the minimum for this coupon.',
      COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'Coupons don’t apply to gift cards.',
      ERROR_COUPON_NOT_APPLICABLE: 'This coupon doesn’t apply to any item in your cart.',
      ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'You’ve already used this coupon as often as allowed.',
      ERROR_COUPON_USAGE_EXCEEDED: 'This coupon has already been used up.',
    },
  },
  giftCard: {
    add: 'Add a gift card',
    label: 'Gift card code',
    /** `ending` is the last characters of the code. */
    applied: (ending: string) => `Gift card ending in ${ending} applied`,
    appliedUnknown: 'Gift card applied',
    removed: 'The gift card has been removed.',
    missing: 'Enter a gift card code.',
    refused: 'This gift card can’t be used.',
    problems: {
      GIFT_CARD_NOT_FOUND: 'We don’t know this gift card code. Please check it.',
      GIFT_CARD_DISABLED: 'This gift card is blocked.',
      GIFT_CARD_EXPIRED: 'This gift card has expired.',
      GIFT_CARD_IS_EMPTY: 'There is no money left on this gift card.',
      GIFT_CARD_CURRENCY_MISMATCH: 'This gift card is for another currency.',
      GIFT_CARD_NOT_CONFIRMED:
        'We can’t check this gift card right now. Try again in a moment, or remove it to pay without it.',
      SUBSCRIPTION_WITH_GIFT_CARD: 'A gift card can’t pay for a subscription.',
      GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'A gift card can’t pay for a gift card.',
      THROTTLED_FEATURE: 'Too many codes have been tried. Please wait a moment and try again.',
      REDEEM_GIFT_CARD_ERROR: 'Your gift card couldn’t pay its part. Please check your order and pay again.',
    },
  },
};
