import { type PricedCart, priceCart, priceLines, type ShippingOption } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { refuseWhileLeased } from '../../platform/db/index.ts';
import { obfuscated } from './codes.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isShippable } from './line.ts';
import { deliveryRates, taxCalculator } from './ports.ts';
import { toPricingLine } from './pricing-line.ts';
import type { Parts, Purchase } from './purchase.ts';
import { rulesFor } from './rules.store.ts';
import {
  type CouponProblem,
  couponProblem,
  type GiftCardProblem,
  giftCardProblem,
  isLive,
  type Rules,
} from './rules.ts';

/** The price of a purchase, and the data it was computed from. */
export type Quote = {
  fingerprint: string;
  priced: PricedCart;
  /** The delivery options for the destination, with prices. */
  deliveries: ShippingOption[];
  /** The coupon that the buyer entered, whether it counts or not; null where there is none with that code. */
  coupon: { id: string; name: string; code: string } | null;
  giftCard: { id: string; obfuscatedCode: string } | null;
  calculationErrors: CalculationErrors;
  /** Until then, no port has to be asked again if the fingerprint is the same. */
  expiresDate: string;
};

/** The buyer's selections that do not count (any more). */
export type CalculationErrors = {
  /** The code of the delivery option that is not offered. */
  delivery: string | null;
  coupon: CouponProblem | null;
  giftCard: GiftCardProblem | null;
};

/** The time for which ports stand by their answers. */
const VALID_FOR_MS = 15 * 60_000;
const everything: Parts = { shipping: true, tax: true };

/**
 * Computes the price of a purchase, asking all ports: never in a transaction. A `known` quote is returned again as long
 * as it holds.
 */
export async function quotePurchase(
  ctx: Context,
  purchase: Purchase,
  { known = null, parts = everything }: { known?: Quote | null; parts?: Parts } = {},
): Promise<Quote> {
  refuseWhileLeased('a quote');
  const rules = await rulesFor(ctx, purchase);
  const now = ctx.now();
  const fingerprint = fingerprintOf(ctx.site, purchase, rules, now);
  if (known && holds(known, fingerprint, now)) return known;
  const usable = usableRules(ctx, purchase, rules, now);
  const lines = purchase.lines.map(toPricingLine);
  const { currency, settings } = ctx.site;
  const { discountRules, coupon, giftCards } = usable;
  const discounted = priceLines({ currency, lines, discountRules, coupon });
  const discount = discounted.lines.reduce((total, line) => total + line.discount, 0);
  const { destination } = purchase;
  const deliveries = parts.shipping ? await deliveryRates(ctx, { lines, discount, destination }) : [];
  const code = parts.shipping && purchase.lines.some(isShippable) ? purchase.deliveryCode : null;
  const delivery = deliveries.find(({ id }) => id === code) ?? null;
  const tax = parts.tax ? await taxCalculator(ctx, { destination }) : { rules: [] };
  const priced = priceCart({
    currency,
    taxIncludedInPrices: settings.tax?.includedInPrices ?? false,
    lines,
    discountRules,
    coupon,
    tax,
    shipping: delivery && { optionId: delivery.id, title: delivery.title, price: delivery.price },
    additionalFees: [],
    tip: 0,
    giftCards,
  });
  return {
    fingerprint,
    priced,
    deliveries,
    coupon: namedCoupon(rules),
    giftCard: rules.giftCard && { id: rules.giftCard.id, obfuscatedCode: obfuscated(rules.giftCard.code) },
    calculationErrors: {
      delivery: delivery ? null : code,
      coupon: usable.couponProblem ?? minimumProblem(coupon, priced),
      giftCard: usable.giftCardProblem,
    },
    expiresDate: new Date(now.getTime() + VALID_FOR_MS).toISOString(),
  };
}

/** Whether a quote still gives the price of a purchase with this fingerprint. */
export const holds = (quote: Quote, fingerprint: string, now: Date): boolean =>
  quote.fingerprint === fingerprint && now.toISOString() < quote.expiresDate;

/** The selected delivery option; null while there is none, and when it is not offered (any more). */
export const chosenDelivery = ({ priced, deliveries }: Quote): ShippingOption | null =>
  deliveries.find(({ id }) => id === priced.shipping?.optionId) ?? null;

/** The lines of a purchase with its automatic discounts and its coupon: the part that the site's own rules decide. */
export function discountLines(
  { site, now }: Pick<Context, 'site' | 'now'>,
  purchase: Purchase,
  rules: Rules,
): DiscountedLines {
  const { discountRules, coupon, couponProblem: problem } = usableRules({ site }, purchase, rules, now());
  const discounted = priceLines({
    currency: site.currency,
    lines: purchase.lines.map(toPricingLine),
    discountRules,
    coupon,
  });
  return { ...discounted, coupon: namedCoupon(rules), couponProblem: problem ?? minimumProblem(coupon, discounted) };
}

export type DiscountedLines = ReturnType<typeof priceLines> &
  Pick<Quote, 'coupon'> & { couponProblem: CouponProblem | null };

const namedCoupon = ({ coupon }: Rules): Quote['coupon'] =>
  coupon && { id: coupon.id, name: coupon.name, code: coupon.code };

type Site = Pick<Context, 'site'>;

function usableRules({ site }: Site, { couponCode, giftCardCode }: Purchase, rules: Rules, now: Date) {
  const ofCoupon = couponCode === null ? null : couponProblem(rules.coupon, now);
  const ofCard = giftCardCode === null ? null : giftCardProblem(rules.giftCard, site.currency, now);
  return {
    discountRules: rules.discountRules.filter((rule) => isLive(rule, now)),
    coupon: ofCoupon ? null : rules.coupon,
    couponProblem: ofCoupon,
    giftCards:
      rules.giftCard && !ofCard ? [{ id: rules.giftCard.id, balance: rules.giftCard.balance, most: null }] : [],
    giftCardProblem: ofCard,
  };
}

/** A usable coupon that saves nothing has a minimum purchase. */
const minimumProblem = (
  coupon: Rules['coupon'],
  { adjustments }: Pick<PricedCart, 'adjustments'>,
): CouponProblem | null =>
  coupon && !adjustments.some(({ source }) => source === 'COUPON') ? 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED' : null;
