import type { Coupon, GiftCard } from '@stoa/pricing';
import type { CheckoutRules } from '../checkout-settings/index.ts';
import type { DeliveryRules } from '../delivery/index.ts';
import type { SiteRule } from '../discounts/index.ts';

/** The site's own rules that apply to a purchase. */
export type Rules = PriceRules & {
  delivery: DeliveryRules;
  checkout: CheckoutRules;
  /** Whether orders take their stock once they are paid, and not when they are placed. */
  isStockTakenWhenPaid: boolean;
};

export type PriceRules = {
  discountRules: SiteRule[];
  /** The coupon of the purchase; null where there is none with that code. */
  coupon: SiteCoupon | null;
  giftCard: SiteGiftCard | null;
  taxIncludedInPrices: boolean;
};

type Validity = { revision: string; active: boolean; start: string | null; end: string | null };

export type { SiteRule };
export type SiteCoupon = Coupon &
  Validity & {
    usesLeft: number | null;
    /** Of this customer; null: any number. */
    customerUsesLeft: number | null;
  };
export type SiteGiftCard = Omit<GiftCard, 'most'> & {
  code: string;
  currency: string;
  disabled: boolean;
  end: string | null;
  /** The app that issued it; absent: the shop. */
  appId?: string;
  /** What its issuer calls it, if that is an app. */
  externalId?: string;
  /** Whether nobody knows what it can pay, as an app did not answer. */
  isUnconfirmed?: true;
};

export type CouponProblem =
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_HAS_EXPIRED'
  | 'ERROR_COUPON_IS_DISABLED'
  | 'ERROR_COUPON_IS_NOT_ACTIVE_YET'
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'
  | 'ERROR_COUPON_NOT_APPLICABLE'
  | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD'
  | 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED';

export type GiftCardProblem =
  | 'GIFT_CARD_NOT_FOUND'
  | 'GIFT_CARD_DISABLED'
  | 'GIFT_CARD_EXPIRED'
  | 'GIFT_CARD_IS_EMPTY'
  | 'GIFT_CARD_NOT_CONFIRMED'
  | 'GIFT_CARD_CURRENCY_MISMATCH'
  | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD'
  | 'SUBSCRIPTION_WITH_GIFT_CARD';

const isOver = ({ end }: { end: string | null }, now: Date): boolean => end !== null && new Date(end) <= now;
const isYetToCome = ({ start }: { start: string | null }, now: Date): boolean =>
  start !== null && new Date(start) > now;

/** Whether an automatic discount applies now. */
export const isLive = (rule: SiteRule, now: Date): boolean =>
  rule.active && !rule.usedUp && !isOver(rule, now) && !isYetToCome(rule, now);

/** The reason why a coupon cannot be used now, whatever the purchase; null where it can. */
export function couponProblem(coupon: SiteCoupon | null, now: Date): CouponProblem | null {
  if (!coupon) return 'ERROR_COUPON_DOES_NOT_EXIST';
  if (!coupon.active) return 'ERROR_COUPON_IS_DISABLED';
  if (isYetToCome(coupon, now)) return 'ERROR_COUPON_IS_NOT_ACTIVE_YET';
  if (isOver(coupon, now)) return 'ERROR_COUPON_HAS_EXPIRED';
  if (coupon.usesLeft === 0) return 'ERROR_COUPON_USAGE_EXCEEDED';
  const isUsedUp = coupon.customerUsesLeft !== null && coupon.customerUsesLeft <= 0;
  return isUsedUp ? 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' : null;
}

/** The reason why a gift card cannot pay now; null where it can. */
export function giftCardProblem(card: SiteGiftCard | null, currency: string, now: Date): GiftCardProblem | null {
  if (!card) return 'GIFT_CARD_NOT_FOUND';
  if (card.isUnconfirmed) return 'GIFT_CARD_NOT_CONFIRMED';
  if (card.disabled) return 'GIFT_CARD_DISABLED';
  if (isOver(card, now)) return 'GIFT_CARD_EXPIRED';
  if (card.currency !== currency) return 'GIFT_CARD_CURRENCY_MISMATCH';
  return card.balance === 0 ? 'GIFT_CARD_IS_EMPTY' : null;
}
