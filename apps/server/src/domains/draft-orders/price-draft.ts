import { multiplyRatio } from '@stoa/money';
import {
  type Adjustment,
  type MerchantDiscount,
  type PricedCart,
  type PricingInput,
  priceCart,
  priceLines,
  type TaxInput,
  type TaxRule,
} from '@stoa/pricing';
import type { Context } from '../../context.ts';
import type { Offer } from '../delivery/index.ts';
import {
  deliveryRates,
  discountRulesFor,
  isShippable,
  type Purchase,
  rulesFor,
  taxAddressOf,
  taxableItemsOf,
  taxCalculator,
  taxFactsFor,
  toPricingLine,
} from '../purchase/index.ts';
import { effectiveGroup, type SiteTaxes } from '../tax/index.ts';
import { type Draft, type DraftDiscount, type DraftLine, linesIn, type Original } from './draft.ts';

/** A draft with its prices, and the ways to deliver it. */
export type Priced = {
  priced: PricedCart;
  offer: Offer;
  /** What the automatic discounts would save that do not count. */
  unapplied: Adjustment[];
  /** Whether the tax could not be found, so that none is charged. */
  isTaxUnknown: boolean;
};

type Priceable = Omit<Draft, 'seen'>;

/**
 * Prices a draft as carts are priced, asking all ports: never in a transaction. What an order has already keeps the
 * discounts and the tax rates that were agreed on; they are only calculated anew for what changes.
 */
export async function priceDraft(ctx: Context, draft: Priceable): Promise<Priced> {
  const purchase = purchaseOf(draft);
  const rules = await rulesFor(ctx, purchase);
  const { taxes, exemptGroupId } = await taxFactsFor(ctx, purchase);
  const live = draft.original ? [] : await discountRulesFor(ctx, purchase, rules);
  const { currency } = ctx.site;
  const groupOf = (line: DraftLine) => effectiveGroup(taxes, line.item.taxGroupId);
  const lines = linesIn(draft).map((line) => ({
    ...toPricingLine(line),
    taxGroupId: draft.original ? line.id : groupOf(line),
  }));
  const shared = { currency, lines, merchantDiscounts: merchantDiscountsOf(draft), coupon: null };
  const every = priceLines({ ...shared, discountRules: live });
  const discountRules = live.filter(({ id }) => !draft.unapplied.includes(id));
  const { destination } = purchase;
  const shipment = { rules: rules.delivery, lines: purchase.lines, priced: every.lines, destination };
  const offer = await deliveryRates(ctx, shipment);
  const input = inputOf(draft, { ...shared, discountRules, taxIncludedInPrices: taxes.includedInPrices });
  const pickup = draft.delivery?.pickup ? (draft.delivery.pickupAddress ?? {}) : null;
  const address = draft.isTaxExempt ? null : taxAddressOf(ctx.site, purchase, { pickup });
  const items = () => taxableItemsOf(priceCart(input), purchase);
  const { input: current, source } = await taxCalculator(ctx, { taxes, address, exemptGroupId, currency, items });
  const tax = draft.original && !draft.isTaxExempt ? agreedTax(draft, draft.original, current, taxes) : current;
  return {
    priced: asAgreed(draft, priceCart({ ...input, tax }), taxes),
    offer,
    unapplied: every.adjustments.filter(({ id }) => draft.unapplied.includes(id)),
    isTaxUnknown: source.rateType === 'FALLBACK_RATE' && !source.hasRates,
  };
}

/** What an order would cost if it was priced from what it says of itself. */
export function priceAgain(draft: Priceable, original: Original, taxes: SiteTaxes): PricedCart {
  const lines = linesIn(draft).map((line) => ({ ...toPricingLine(line), taxGroupId: line.id }));
  const { currency, taxIncludedInPrices } = original;
  const shared = { currency, lines, merchantDiscounts: merchantDiscountsOf(draft), coupon: null };
  const input = inputOf(draft, { ...shared, discountRules: [], taxIncludedInPrices });
  return priceCart({ ...input, tax: agreedTax(draft, original, { rules: [] }, taxes) });
}

type Shared = Pick<
  PricingInput,
  'currency' | 'lines' | 'merchantDiscounts' | 'coupon' | 'discountRules' | 'taxIncludedInPrices'
>;

function inputOf({ delivery, fees, original }: Priceable, shared: Shared): PricingInput {
  return {
    ...shared,
    taxIncludedInPrices: original?.taxIncludedInPrices ?? shared.taxIncludedInPrices,
    tax: { rules: [] },
    shipping: delivery && { optionId: delivery.code, title: delivery.title, price: delivery.price },
    additionalFees: fees
      .filter(({ applied }) => applied)
      .map(({ id, name, price, taxable }) => ({ id, name, price, taxable })),
    tip: null,
    giftCards: [],
  };
}

function purchaseOf(draft: Priceable): Purchase {
  const { buyer, billingInfo, recipientInfo, delivery } = draft;
  const { memberId, contactId, email } = buyer;
  return {
    lines: linesIn(draft),
    destination: delivery?.destination?.address ?? recipientInfo?.address ?? null,
    billing: billingInfo?.address ?? null,
    exemptible: { ...(memberId && { memberId }), contactId },
    deliveryCode: delivery?.code ?? null,
    ...{ couponCode: null, giftCardCode: null, giftCardLimit: null, merchantDiscounts: [] },
    buyer: { email, memberId: memberId ?? null },
  };
}

/** Joins the id of a discount and that of a line: what an agreed discount saves there is one discount of its own. */
const PART = ' ';

/** The discounts of a draft as ones by staff. Agreed ones save the same on each unit as before. */
function merchantDiscountsOf(draft: Priceable): MerchantDiscount[] {
  return draft.discounts
    .filter(({ applied }) => applied)
    .flatMap((discount): MerchantDiscount[] => {
      const { id } = discount;
      if (discount.source === 'ORIGINAL_ORDER') return agreedParts(draft, discount);
      const { description: name, target, lineId, value } = discount.given;
      const lineIds = lineId === null ? null : [lineId];
      return [{ id, name, lineIds, discount: value, ...(target === 'SHIPPING' && { isOnShipping: true }) }];
    });
}

function agreedParts(
  draft: Priceable,
  { id, agreed }: Extract<DraftDiscount, { source: 'ORIGINAL_ORDER' }>,
): MerchantDiscount[] {
  const { name, target, byLine, amount } = agreed;
  if (target === 'SHIPPING') {
    const isWhole = amount >= (draft.original?.delivery?.prices.price ?? 0);
    const discount = isWhole ? ({ type: 'PERCENTAGE', percentage: 100 } as const) : { type: 'AMOUNT' as const, amount };
    return [{ id, name, lineIds: null, isOnShipping: true, discount }];
  }
  return linesIn(draft).flatMap(({ id: lineId, quantity }): MerchantDiscount[] => {
    const before = draft.original?.lines.find((line) => line.id === lineId);
    const saved = byLine[lineId] ?? 0;
    if (!before || saved === 0) return [];
    const scaled = multiplyRatio(saved, quantity, before.quantity, 'half-up');
    return [{ id: `${id}${PART}${lineId}`, name, lineIds: [lineId], discount: { type: 'AMOUNT', amount: scaled } }];
  });
}

/** The tax at the agreed rates, by line; lines and costs that the order did not have are taxed as the site does now. */
function agreedTax(draft: Priceable, original: Original, current: TaxInput, taxes: SiteTaxes): TaxInput {
  const agreed = new Map(original.lines.map(({ id, prices }) => [id, prices.taxes]));
  const ofLines = linesIn(draft).flatMap((line) =>
    (agreed.get(line.id) ?? ratesOf(line, current, taxes)).map((tax) => ruleOf(tax, 'LINES', line.id)),
  );
  const costs = original.delivery?.prices.taxes ?? ratesOnCosts(current);
  return { rules: [...ofLines, ...costs.map((tax) => ruleOf(tax, 'COSTS', null))] };
}

type Rate = Omit<TaxRule, 'target' | 'taxGroupId'>;

function ratesOf({ id, item }: DraftLine, current: TaxInput, taxes: SiteTaxes): readonly Rate[] {
  if (!('rules' in current)) return current.byLine[id] ?? [];
  const group = effectiveGroup(taxes, item.taxGroupId);
  return current.rules.filter(({ target, taxGroupId }) => target === 'LINES' && taxGroupId === group);
}

const ratesOnCosts = (current: TaxInput): readonly Rate[] =>
  'rules' in current ? current.rules.filter(({ target }) => target === 'COSTS') : current.shipping;

const ruleOf = (
  { name, rate, taxType, jurisdiction, jurisdictionType, exempt }: Rate,
  target: TaxRule['target'],
  taxGroupId: string | null,
): TaxRule => ({
  ...{ name, rate, target, taxGroupId },
  ...(taxType && { taxType }),
  ...(jurisdiction && { jurisdiction }),
  ...(jurisdictionType && { jurisdictionType }),
  ...(exempt && { exempt }),
});

/** The prices with the agreed discounts as they were, instead of their parts. */
function asAgreed(draft: Priceable, priced: PricedCart, taxes: SiteTaxes): PricedCart {
  if (!draft.original) return priced;
  const agreed = new Map(
    draft.discounts.flatMap((one) => (one.source === 'ORIGINAL_ORDER' ? [[one.id, one.agreed] as const] : [])),
  );
  const adjustments: Adjustment[] = [];
  for (const part of priced.adjustments) {
    const id = part.id.split(PART)[0] ?? part.id;
    const { combinations: _, ...before } = agreed.get(id) ?? part;
    const known = adjustments.find((one) => one.id === id);
    if (known)
      Object.assign(known, { amount: known.amount + part.amount, byLine: { ...known.byLine, ...part.byLine } });
    else adjustments.push({ ...before, amount: part.amount, byLine: part.byLine });
  }
  const rules = adjustments.filter(({ source }) => source === 'RULE');
  const groups = new Map(linesIn(draft).map(({ id, item }) => [id, effectiveGroup(taxes, item.taxGroupId)]));
  const lines = priced.lines.map((line) => ({
    ...line,
    taxGroupId: groups.get(line.id) ?? null,
    linePriceAfterRules: line.linePrice - rules.reduce((saved, { byLine }) => saved + (byLine[line.id] ?? 0), 0),
  }));
  return { ...priced, lines, adjustments };
}

/** Whether anything in a draft has to be delivered. */
export const needsDelivery = (draft: Priceable): boolean => linesIn(draft).some((line) => isShippable(line));
