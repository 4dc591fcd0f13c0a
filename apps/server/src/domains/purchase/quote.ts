import { type DiscountRule, type PricedCart, priceCart, priceLines, type Tip } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { refuseWhileLeased } from '../../platform/db/index.ts';
import type { CarrierProblem, DeliveryOption, Offer } from '../delivery/index.ts';
import { answered, type Question } from '../discounts/index.ts';
import { effectiveGroup, type TaxSource } from '../tax/index.ts';
import { obfuscated } from './codes.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isGiftCard, isShippable, isSubscription, type Line } from './line.ts';
import { customTriggers, deliveryRates, keyOfTrigger, taxCalculator } from './ports.ts';
import { toPricingLine } from './pricing-line.ts';
import type { Destination, Parts, Purchase } from './purchase.ts';
import { rulesFor } from './rules.store.ts';
import {
  type CouponProblem,
  couponProblem,
  type GiftCardProblem,
  giftCardProblem,
  isLive,
  type PriceRules,
  type Rules,
} from './rules.ts';
import { taxAddressOf, taxableItemsOf, taxFactsFor } from './taxes.ts';

/** The price of a purchase, and the data it was computed from. */
export type Quote = {
  fingerprint: string;
  priced: PricedCart;
  /** How its tax was found. Absent in quotes stored before it was kept. */
  taxSource?: TaxSource;
  /** The delivery options for the destination, with prices. */
  deliveries: DeliveryOption[];
  /** Whether the buyer asked for the option that counts; otherwise it is the first one. */
  isDeliveryRequested: boolean;
  /** The ids of lines that nobody delivers to the destination. */
  undeliverable: string[];
  /** The coupon that the buyer entered, whether it counts or not; null where there is none with that code. */
  coupon: { id: string; name: string; code: string } | null;
  giftCard: { id: string; obfuscatedCode: string } | null;
  /** The subtotal that orders need, where this one is below it, in minor units. Absent in quotes stored before it was kept. */
  minimumSubtotal?: number | null;
  calculationErrors: CalculationErrors;
  /** Until then, no port has to be asked again if the fingerprint is the same. */
  expiresDate: string;
};

/** The buyer's selections that do not count (any more). */
export type CalculationErrors = {
  /** The code of the delivery option that is not offered. */
  delivery: string | null;
  /** Carriers that could not tell their prices. */
  carriers: CarrierProblem[];
  coupon: CouponProblem | null;
  giftCard: GiftCardProblem | null;
  /** Whether the tax could not be found, so that none is charged. Absent in quotes stored before it was kept. */
  tax?: boolean;
};

/** The time for which ports stand by their answers. */
const VALID_FOR_MS = 15 * 60_000;
const everything: Parts = { shipping: true, tax: true };

type QuoteOptions = {
  known?: Quote | null;
  parts?: Parts;
  /** Whether the first delivery option counts for buyers who chose none. */
  usual?: boolean;
};

/**
 * Computes the price of a purchase, asking all ports: never in a transaction. A `known` quote is returned again as long
 * as it holds.
 */
export async function quotePurchase(
  ctx: Context,
  purchase: Purchase,
  { known = null, parts = everything, usual = true }: QuoteOptions = {},
): Promise<Quote> {
  refuseWhileLeased('a quote');
  const rules = await rulesFor(ctx, purchase);
  const facts = await taxFactsFor(ctx, purchase);
  const now = ctx.now();
  const fingerprint = fingerprintOf(ctx.site, purchase, rules, facts, now);
  if (known && holds(known, fingerprint, now)) return known;
  const usable = usableRules(ctx, purchase, rules, await customTriggers(ctx, { purchase, rules }));
  const { taxes, exemptGroupId } = facts;
  const lines = purchase.lines.map(toPricingLine).map((line) => {
    return { ...line, taxGroupId: effectiveGroup(taxes, line.taxGroupId) };
  });
  const { currency } = ctx.site;
  const { discountRules, coupon, giftCards } = usable;
  const { merchantDiscounts } = purchase;
  const discounted = priceLines({ currency, lines, discountRules, merchantDiscounts, coupon });
  const { destination } = purchase;
  const shipment = { rules: rules.delivery, lines: purchase.lines, priced: discounted.lines, destination };
  const offer = parts.shipping ? await deliveryRates(ctx, shipment) : noOffer;
  const code = parts.shipping && purchase.lines.some(isShippable) ? purchase.deliveryCode : null;
  const requested = offer.options.find((option) => option.code === code) ?? null;
  const delivery = requested ?? (usual ? usualDelivery(offer, destination) : null);
  const input = {
    currency,
    taxIncludedInPrices: taxes.includedInPrices,
    lines,
    discountRules,
    merchantDiscounts,
    coupon,
    tax: { rules: [] },
    shipping: delivery && { optionId: delivery.code, title: delivery.title, price: delivery.price },
    additionalFees: [],
    tip: tipOf(purchase, rules),
    giftCards,
  };
  const address = parts.tax ? taxAddressOf(ctx.site, purchase, delivery) : null;
  const items = () => taxableItemsOf(priceCart({ ...input, tip: null }), purchase);
  const tax = await taxCalculator(ctx, { taxes, address, exemptGroupId, currency, items });
  const priced = priceCart({ ...input, tax: tax.input });
  return {
    fingerprint,
    priced,
    taxSource: tax.source,
    deliveries: offer.options,
    isDeliveryRequested: requested !== null,
    undeliverable: offer.undeliverable,
    coupon: namedCoupon(rules),
    giftCard: namedGiftCard(rules),
    minimumSubtotal: minimumMissed(rules, priced),
    calculationErrors: {
      delivery: requested ? null : code,
      carriers: offer.problems,
      coupon: usable.couponProblem ?? problemOf(priced),
      giftCard: usable.giftCardProblem,
      tax: tax.source.rateType === 'FALLBACK_RATE' && !tax.source.hasRates,
    },
    expiresDate: new Date(now.getTime() + VALID_FOR_MS).toISOString(),
  };
}

/** The automatic discounts that apply to a purchase now. */
export const discountRulesFor = async (ctx: Context, purchase: Purchase, rules: Rules): Promise<DiscountRule[]> =>
  usableRules(ctx, purchase, rules, await customTriggers(ctx, { purchase, rules })).discountRules;

/** Whether a quote still gives the price of a purchase with this fingerprint. */
export const holds = (quote: Quote, fingerprint: string, now: Date): boolean =>
  quote.fingerprint === fingerprint && now.toISOString() < quote.expiresDate;

/** The delivery option that counts; null while there is none. */
export const chosenDelivery = ({ priced, deliveries }: Quote): DeliveryOption | null =>
  deliveries.find(({ code }) => code === priced.shipping?.optionId) ?? null;

/** The buyer's tip, as long as the site takes tips. */
const tipOf = ({ tip = null }: Purchase, { checkout }: Pick<Rules, 'checkout'>): Tip | null =>
  checkout.tips ? tip : null;

/** The minimum subtotal of orders, if the items cost less. */
function minimumMissed({ checkout: { minimumSubtotal } }: Rules, { totals }: PricedCart): number | null {
  return minimumSubtotal !== null && totals.subtotal < minimumSubtotal ? minimumSubtotal : null;
}

const noOffer: Offer = { options: [], problems: [], undeliverable: [] };

/** The option for buyers who chose none: the first that delivers everything, as soon as they said where to. */
const usualDelivery = ({ options }: Offer, destination: Destination | null): DeliveryOption | null =>
  destination?.country ? (options.find(({ partial }) => !partial) ?? null) : null;

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
  Pick<Quote, 'coupon' | 'giftCard'> & {
    couponProblem: CouponProblem | null;
    giftCardProblem: GiftCardProblem | null;
    taxIncludedInPrices: boolean;
  };

const namedCoupon = ({ coupon }: PriceRules): Quote['coupon'] =>
  coupon && { id: coupon.id, name: coupon.name, code: coupon.code };

const namedGiftCard = ({ giftCard }: PriceRules): Quote['giftCard'] =>
  giftCard && { id: giftCard.id, obfuscatedCode: obfuscated(giftCard.code) };

/** The rules that apply to a purchase now. `holding` are the custom triggers that hold, by `keyOfTrigger`. */
function usableRules(
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
function problemOf({ couponOutcome }: Pick<PricedCart, 'couponOutcome'>): CouponProblem | null {
  if (couponOutcome === 'MINIMUM_NOT_REACHED') return 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED';
  return couponOutcome === 'NOT_APPLICABLE' ? 'ERROR_COUPON_NOT_APPLICABLE' : null;
}
