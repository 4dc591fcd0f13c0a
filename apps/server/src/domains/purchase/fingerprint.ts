import { createHash } from 'node:crypto';
import type { Site } from '../../site.ts';
import { toPricingLine } from './pricing-line.ts';
import type { Purchase } from './purchase.ts';
import { couponProblem, giftCardProblem, isLive, type Rules } from './rules.ts';

/**
 * A short hash of everything a purchase is priced from: items and prices, destination, codes and rules. As long as it
 * is the same, the price is the same, and no port has to be asked again. Stock is not included: it is checked when it
 * is taken.
 */
export function fingerprintOf(site: Site, purchase: Purchase, rules: Rules, now: Date): string {
  const { destination, deliveryCode } = purchase;
  const { coupon, giftCard } = rules;
  const facts = [
    site.currency,
    [site.settings.tax, site.settings.shippingOptions],
    purchase.lines.map((line) => {
      const { id, quantity, unitPrice, unitFullPrice, taxGroupId, shippable, weight } = toPricingLine(line);
      return [id, line.item.variantId, quantity, unitPrice, unitFullPrice, taxGroupId, shippable, weight];
    }),
    [destination?.country ?? null, destination?.subdivision ?? null, deliveryCode],
    rules.discountRules.filter((rule) => isLive(rule, now)).map(({ id, revision }) => [id, revision]),
    purchase.couponCode === null ? null : [coupon?.id, coupon?.revision, couponProblem(coupon, now)],
    purchase.giftCardCode === null
      ? null
      : [giftCard?.id, giftCard?.balance, giftCardProblem(giftCard, site.currency, now)],
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
