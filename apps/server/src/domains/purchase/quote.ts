import {
  type DiscountRule,
  inputAfterTrial,
  type PricedCart,
  type PricingInput,
  type PricingLine,
  priceCart,
  priceLines,
  type Tip,
} from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { refuseWhileLeased } from '../../platform/db/index.ts';
import type { CarrierProblem, DeliveryOption, Offer } from '../delivery/index.ts';
import { effectiveGroup, type TaxSource } from '../tax/index.ts';
import { type NamedCodes, namedCoupon, namedGiftCard, problemOf, usableRules } from './discount-lines.ts';
import { fingerprintOf } from './fingerprint.ts';
import { withGiftCardElsewhere, withGiftCardOf } from './gift-card-elsewhere.ts';
import { isShippable } from './line.ts';
import {
  additionalFees,
  customTriggers,
  deliveryRates,
  memberships,
  paymentSettings,
  taxCalculator,
  validations,
} from './ports.ts';
import { toPricingLine } from './pricing-line.ts';
import type { Fees } from './providers/additional-fees.ts';
import { tellPurchase, tellUndiscounted } from './providers/ask-providers.ts';
import type { HoldingTriggers } from './providers/discount-triggers.ts';
import type { Memberships } from './providers/memberships.ts';
import type { ProvidedViolation, ValidationSource } from './providers/provider.ts';
import type { Destination, Parts, Purchase, SelectedMembership } from './purchase.ts';
import { rulesFor } from './rules.store.ts';
import type { CouponProblem, GiftCardProblem, Rules, SiteGiftCard } from './rules.ts';
import { countingMemberships } from './selected-memberships.ts';
import { type TaxFacts, taxAddressOf, taxableItemsOf, taxFactsFor } from './taxes.ts';

/** The price of a purchase, and the data it was computed from. */
export type Quote = NamedCodes & {
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
  /** The subtotal that orders need, where this one is below it, in minor units. Absent in quotes stored before it was kept. */
  minimumSubtotal?: number | null;
  /** What others have against it. Absent in quotes stored before they were asked. */
  violations?: ProvidedViolation[];
  /** Whether the buyer's bank is to ask for proof. Absent in quotes stored before it was kept. */
  requires3dSecure?: boolean;
  /** What its member could pay with instead of money. Absent in quotes stored before they were asked for. */
  memberships?: Omit<Memberships, 'failed'> & { selected?: SelectedMembership[] };
  /** Its gift card, as somebody else told of it who issued it; absent where the shop did. */
  giftCardElsewhere?: SiteGiftCard | null;
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
  /** Who did not answer, by what was asked of them and their ids. Absent in quotes stored before it was kept. */
  unanswered?: { discounts: string[]; fees: string[]; validations: string[]; memberships?: string[] };
};

/** The time for which ports stand by their answers. */
const VALID_FOR_MS = 15 * 60_000;
/** Until those that did not answer are asked again. */
const PATCHY_FOR_MS = 15_000;
const everything: Parts = { shipping: true, tax: true, fees: true };

type QuoteOptions = {
  known?: Quote | null;
  parts?: Parts;
  /** Whether the first delivery option counts for buyers who chose none. */
  usual?: boolean;
  /** Whom it is for: carts are checked only by those who say so. */
  source?: ValidationSource;
};

/**
 * Computes the price of a purchase, asking all ports: never in a transaction. A `known` quote is returned again as long
 * as it holds.
 */
export async function quotePurchase(
  ctx: Context,
  purchase: Purchase,
  { known = null, parts = everything, usual = true, source = 'CHECKOUT' }: QuoteOptions = {},
): Promise<Quote> {
  refuseWhileLeased('a quote');
  const siteRules = await rulesFor(ctx, purchase);
  const facts = await taxFactsFor(ctx, purchase);
  const now = ctx.now();
  const kept = withGiftCardOf(ctx, siteRules, purchase, known);
  if (known && holds(known, fingerprintOf(ctx, purchase, kept, facts), now)) return known;
  const rules = await withGiftCardElsewhere(ctx, siteRules, purchase);
  const fingerprint = fingerprintOf(ctx, purchase, rules, facts);
  const [assembled, { failed, ...own }] = await Promise.all([
    assemble(ctx, purchase, { rules, facts, parts, usual }),
    // anybody may name a member: whose memberships are told has to be proven
    memberships(ctx, { memberId: purchase.exemptible.memberId ?? null, lines: purchase.lines.map(tellUndiscounted) }),
  ]);
  const selected = countingMemberships(purchase.memberships ?? [], own.eligible, purchase.lines);
  const { asked, offer, requested, delivery, fees, triggers, usable } = assembled;
  const input = paidBy(selected, assembled.input);
  const address = parts.tax ? taxAddressOf(ctx.site, purchase, delivery) : null;
  const { tax, taxLater } = await taxesOf(ctx, purchase, { input, facts, address });
  const priced = priceCart({ ...input, tax: tax.input, ...(taxLater && { taxAfterTrial: taxLater.input }) });
  const finished = { ...asked, deliveryCode: delivery?.code ?? null, totals: priced.totals };
  const [checked, settings] = await Promise.all([
    validations(ctx, { ...finished, source }),
    paymentSettings(ctx, { asked: finished, rules: rules.checkout }),
  ]);
  const unanswered = {
    discounts: triggers.failed,
    fees: fees.failed,
    validations: checked.failed,
    memberships: failed,
  };
  // a carrier that something is wrong with the address for says so again until it is another
  const isCarrierAway = offer.problems.some(({ code }) => code === 'GENERIC_ERROR');
  const isAway = isCarrierAway || rules.giftCard?.isUnconfirmed;
  const isPatchy = isAway || Object.values(unanswered).some((ids) => ids.length > 0);
  return {
    fingerprint,
    priced,
    taxSource: tax.source,
    deliveries: offer.options,
    isDeliveryRequested: requested !== null,
    undeliverable: offer.undeliverable,
    coupon: namedCoupon(rules),
    giftCard: namedGiftCard(rules),
    ...(rules.giftCard !== siteRules.giftCard && { giftCardElsewhere: rules.giftCard }),
    minimumSubtotal: minimumMissed(rules, priced),
    violations: checked.violations,
    ...settings,
    memberships: { ...own, ...(selected.length > 0 && { selected }) },
    calculationErrors: {
      delivery: requested ? null : assembled.code,
      carriers: offer.problems,
      coupon: usable.couponProblem ?? problemOf(priced),
      giftCard: usable.giftCardProblem,
      tax: tax.source.rateType === 'FALLBACK_RATE' && !tax.source.hasRates,
      unanswered,
    },
    expiresDate: new Date(now.getTime() + (isPatchy ? PATCHY_FOR_MS : VALID_FOR_MS)).toISOString(),
  };
}

type Taxed = { input: PricingInput; facts: TaxFacts; address: ReturnType<typeof taxAddressOf> };

/** The tax on a purchase, and on what is charged first once a free trial is over; null where nothing is. */
async function taxesOf(ctx: Context, purchase: Purchase, { input, facts, address }: Taxed) {
  const { taxes, exemptGroupId } = facts;
  const taxOn = (priced: PricingInput) =>
    taxCalculator(ctx, {
      ...{ taxes, address, exemptGroupId, currency: input.currency },
      items: () => taxableItemsOf(priceCart(priced), purchase),
    });
  const later = inputAfterTrial(input);
  const [tax, taxLater] = await Promise.all([taxOn({ ...input, tip: null }), later && taxOn(later)]);
  return { tax, taxLater };
}

/** The lines of which memberships pay all that they cost are not paid with the order. */
function paidBy(selected: readonly SelectedMembership[], input: PricingInput): PricingInput {
  const paid = new Set(selected.flatMap(({ lineIds }) => lineIds));
  if (paid.size === 0) return input;
  const lines = input.lines.map((line) => (paid.has(line.id) ? { ...line, payment: byMembership } : line));
  return { ...input, lines };
}

const byMembership = { option: 'MEMBERSHIP' } as const;

type Terms = { rules: Rules; facts: TaxFacts; parts: Parts; usual: boolean };

/** What a purchase is priced from, but for its tax: its lines, and what ports say of discounts, delivery and fees. */
async function assemble(ctx: Context, purchase: Purchase, { rules, facts, parts, usual }: Terms) {
  const { currency } = ctx.site;
  const { taxes } = facts;
  const lines = purchase.lines.map(toPricingLine).map((line) => {
    return { ...line, taxGroupId: effectiveGroup(taxes, line.taxGroupId) };
  });
  const triggers = await askTriggers(ctx, purchase, rules, lines);
  const usable = usableRules(ctx, purchase, rules, triggers.holding);
  const { discountRules, coupon, giftCards } = usable;
  const { merchantDiscounts, destination } = purchase;
  const discounted = priceLines({ currency, lines, discountRules, merchantDiscounts, coupon });
  const asked = tellPurchase(currency, purchase, discounted.lines);
  const shipment = { rules: rules.delivery, lines: purchase.lines, priced: discounted.lines, destination };
  const [offer, fees] = await Promise.all([
    parts.shipping ? (arrangedOffer(purchase) ?? deliveryRates(ctx, shipment)) : noOffer,
    parts.fees ? additionalFees(ctx, { asked, rules: rules.checkout }) : noFees,
  ]);
  const code = parts.shipping && purchase.lines.some(isShippable) ? purchase.deliveryCode : null;
  const requested = offer.options.find((option) => option.code === code) ?? null;
  const delivery = requested ?? (usual ? usualDelivery(offer, destination) : null);
  const input: PricingInput = {
    currency,
    taxIncludedInPrices: taxes.includedInPrices,
    lines,
    discountRules,
    merchantDiscounts,
    coupon,
    tax: { rules: [] },
    shipping: delivery && { optionId: delivery.code, title: delivery.title, price: delivery.price },
    additionalFees: fees.fees,
    tip: tipOf(purchase, rules),
    giftCards,
  };
  return { asked, input, offer, code, requested, delivery, fees, triggers, usable };
}

/** The conditions of discounts that hold for lines before any discount. */
function askTriggers(
  ctx: Context,
  purchase: Purchase,
  rules: Rules,
  lines: readonly PricingLine[],
): Promise<HoldingTriggers> {
  const { currency } = ctx.site;
  const tell = () => {
    const plain = priceLines({ currency, lines, discountRules: [], merchantDiscounts: [], coupon: null });
    return tellPurchase(currency, purchase, plain.lines);
  };
  return customTriggers(ctx, { tell, rules });
}

/** The automatic discounts that apply to a purchase now. */
export async function discountRulesFor(ctx: Context, purchase: Purchase, rules: Rules): Promise<DiscountRule[]> {
  const { holding } = await askTriggers(ctx, purchase, rules, purchase.lines.map(toPricingLine));
  return usableRules(ctx, purchase, rules, holding).discountRules;
}

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

const arrangedOffer = ({ arranged }: Purchase): Offer | null => (arranged ? { ...noOffer, options: [arranged] } : null);

const noOffer: Offer = { options: [], problems: [], undeliverable: [] };
const noFees: Fees = { fees: [], failed: [] };

/** The option for buyers who chose none: the first that delivers everything, as soon as they said where to. */
const usualDelivery = ({ options }: Offer, destination: Destination | null): DeliveryOption | null =>
  destination?.country ? (options.find(({ partial }) => !partial) ?? null) : null;
