import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { openingsOf } from '../delivery/index.ts';
import { toPricingLine } from './pricing-line.ts';
import type { Destination, Purchase } from './purchase.ts';
import { couponProblem, giftCardProblem, isLive, type Rules } from './rules.ts';
import { type TaxFacts, taxesInSight } from './taxes.ts';

/**
 * A short hash of everything a purchase is priced from: items and prices, destination, codes and rules. As long as it
 * is the same, the price is the same, and no port has to be asked again. Stock is not included: it is checked when it
 * is taken.
 */
export function fingerprintOf(
  ctx: Pick<Context, 'site' | 'now' | 'providers'>,
  purchase: Purchase,
  rules: Rules,
  facts: TaxFacts,
): string {
  const { site } = ctx;
  const now = ctx.now();
  const { destination, deliveryCode } = purchase;
  const { coupon, giftCard } = rules;
  const everything = [
    site.currency,
    taxesInSight(site, purchase, facts),
    [rules.delivery.stamp, openingsOf(site, rules.delivery, now)],
    purchase.lines.map((line) => {
      const { id, quantity, unitPrice, unitFullPrice, taxGroupId, shippable, weight, item, ...more } =
        toPricingLine(line);
      const { variantId, deliveryProfileId, subscription } = line.item;
      const delivered = [shippable, weight, deliveryProfileId];
      const paid = [more.payment, more.isSubscription, ...(more.isOnTrial ? [subscription?.freeTrial] : [])];
      return [id, variantId, quantity, unitPrice, unitFullPrice, taxGroupId, delivered, item, ...paid];
    }),
    placeOf(destination),
    deliveryCode,
    ...arrangedIn(purchase),
    rules.discountRules.filter((rule) => isLive(rule, now)).map(({ id, revision }) => [id, revision]),
    purchase.merchantDiscounts,
    rules.checkout.minimumSubtotal,
    rules.checkout.handlingFee,
    rules.checkout.verifyCards,
    toldToOthers(ctx, purchase),
    ...(purchase.memberships?.length ? [purchase.memberships] : []),
    ...(site.plugins?.length ? [site.plugins.map(({ id, revision }) => [id, revision])] : []),
    rules.checkout.tips ? (purchase.tip ?? null) : null,
    // only discounts for members depend on who buys
    rules.discountRules.some(({ trigger }) => trigger !== null) ? purchase.buyer.memberId : null,
    purchase.couponCode === null ? null : [coupon?.id, coupon?.revision, couponProblem(coupon, now)],
    purchase.giftCardCode === null
      ? null
      : [giftCard?.id, giftCard?.balance, purchase.giftCardLimit, giftCardProblem(giftCard, site.currency, now)],
  ];
  return createHash('sha256').update(JSON.stringify(everything)).digest('base64url');
}

/** Absent where nothing was arranged, as in most purchases. */
const arrangedIn = ({ arranged }: Purchase) =>
  arranged ? [[arranged.code, arranged.title, arranged.price, arranged.pickup && placeOf(arranged.pickup)]] : [];

const placeOf = (destination: Destination | null) => {
  const { country = null, subdivision = null, city = null, postalCode = null, geocode = null } = destination ?? {};
  return [country, subdivision, city, postalCode, geocode];
};

/** What providers are told beside the rest: their answers may follow from it. */
const toldToOthers = ({ providers }: Pick<Context, 'providers'>, { billing, buyer, exemptible }: Purchase) =>
  [
    providers.discountTriggers,
    providers.fees,
    providers.validations,
    providers.memberships,
    providers.paymentSettings,
  ].some((asked) => asked.length > 0)
    ? [placeOf(billing), buyer, exemptible.memberId]
    : null;
