import { type PricedCart, priceLines } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { answered, type Question } from '../discounts/index.ts';
import { obfuscated } from './codes.ts';
import { isGiftCard, isSubscription, type Line } from './line.ts';
import { toPricingLine } from './pricing-line.ts';
import { keyOfTrigger } from './providers/discount-triggers.ts';
import type { Purchase } from './purchase.ts';
import {
  type CouponProblem,
  couponProblem,
  type GiftCardProblem,
  giftCardProblem,
  isLive,
  type PriceRules,
  type SiteGiftCard,
} from './rules.ts';

/** The lines of a purchase with its automatic discounts and its coupon: the part that the site's own rules decide. */
export function discountLines(
  ctx: Pick<Context, 'site' | 'now'>,
  purchase: Purchase,
  rules: PriceRules,
): DiscountedLines {
  const { site } = ctx;
  // apps are not asked here: a discount that depends on them shows once the whole purchase is priced
  const usable = usableRules(ctx, purchase, rules, new Set());
  const { discountRules, coupon } = usable;
  const discounted = priceLines({
    currency: site.currency,
    lines: purchase.lines.map(toPricingLine),
    discountRules,
    merchantDiscounts: purchase.merchantDiscounts,
    coupon,
  });
  return {
    ...discounted,
    taxIncludedInPrices: rules.taxIncludedInPrices,
    coupon: namedCoupon(rules),
    couponProblem: usable.couponProblem ?? problemOf(discounted),
    giftCard: namedGiftCard(rules),
    giftCardProblem: usable.giftCardProblem,
  };
}

export type DiscountedLines = ReturnType<typeof priceLines> &
  NamedCodes & {
    couponProblem: CouponProblem | null;
    giftCardProblem: GiftCardProblem | null;
    taxIncludedInPrices: boolean;
  };

/** What buyers entered, whether it counts or not. */
export type NamedCodes = {
  /** Null where there is none with that code. */
  coupon: { id: string; name: string; code: string } | null;
  giftCard: NamedGiftCard | null;
};

/** `appId` and `externalId` are those of an app that issued it. */
export type NamedGiftCard = { id: string; obfuscatedCode: string } & Pick<SiteGiftCard, 'appId' | 'externalId'>;

export const namedCoupon = ({ coupon }: PriceRules): NamedCodes['coupon'] =>
  coupon && { id: coupon.id, name: coupon.name, code: coupon.code };

export function namedGiftCard({ giftCard }: PriceRules): NamedGiftCard | null {
  if (!giftCard || giftCard.isUnconfirmed) return null;
  const { id, code, appId, externalId } = giftCard;
  return { id, obfuscatedCode: obfuscated(code), ...(appId && { appId }), ...(externalId && { externalId }) };
}

/** The rules that apply to a purchase now. `holding` are the custom triggers that hold, by `keyOfTrigger`. */
export function usableRules(
  ctx: Pick<Context, 'site' | 'now'>,
  { couponCode, giftCardCode, giftCardLimit, buyer, lines }: Purchase,
  rules: PriceRules,
  holding: ReadonlySet<string>,
) {
  const { site } = ctx;
  const now = ctx.now();
  const answer = (question: Question): boolean =>
    question.type === 'CUSTOM'
      ? holding.has(keyOfTrigger(question))
      : buyer.memberId !== null && question.memberIds.includes(buyer.memberId);
  const isNothingElse = lines.length > 0 && lines.every(isGiftCard);
  const ofCoupon =
    couponCode === null
      ? null
      : (couponProblem(rules.coupon, now) ?? (isNothingElse ? 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' : null));
  const ofCard =
    giftCardCode === null
      ? null
      : (giftCardProblem(rules.giftCard, site.currency, now) ??
        (isNothingElse ? 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' : ofSubscription(lines)));
  return {
    discountRules: rules.discountRules
      .filter((rule) => isLive(rule, now))
      .map((rule) => ({ ...rule, trigger: rule.trigger && answered(rule.trigger, answer) })),
    coupon: ofCoupon ? null : rules.coupon,
    couponProblem: ofCoupon,
    giftCards:
      rules.giftCard && !ofCard
        ? [{ id: rules.giftCard.id, balance: rules.giftCard.balance, most: giftCardLimit }]
        : [],
    giftCardProblem: ofCard,
  };
}

/** Cycles are charged to a card: a gift card could run out. */
const ofSubscription = (lines: readonly Line[]): GiftCardProblem | null =>
  lines.some(isSubscription) ? 'SUBSCRIPTION_WITH_GIFT_CARD' : null;

/** The reason why a usable coupon saves nothing on this purchase. */
export function problemOf({ couponOutcome }: Pick<PricedCart, 'couponOutcome'>): CouponProblem | null {
  if (couponOutcome === 'MINIMUM_NOT_REACHED') return 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED';
  return couponOutcome === 'NOT_APPLICABLE' ? 'ERROR_COUPON_NOT_APPLICABLE' : null;
}
