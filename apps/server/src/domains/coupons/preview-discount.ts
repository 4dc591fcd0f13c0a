import type { discountPreview, Request } from '@stoa/contract';
import { sum, toDecimal } from '@stoa/money';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { readUnsavedRule } from '../discounts/index.ts';
import {
  couponProblem,
  type DiscountedLines,
  discountLines,
  isLive,
  type Line,
  lookUpShownLines,
  type PriceRules,
  type Purchase,
  readItems,
  refuseTooExpensive,
  siteRulesOf,
} from '../purchase/index.ts';
import { readCoupon } from './read-coupon.ts';

type Sent = Request<typeof discountPreview.previewDiscount>;
type Outcome =
  | 'APPLIED'
  | 'FREE_DELIVERY'
  | 'NOT_APPLICABLE'
  | 'CONDITION_NOT_MET'
  | 'MINIMUM_NOT_REACHED'
  | 'OTHER_DISCOUNTS';
type Price = (rules: PriceRules) => DiscountedLines;

/** A discount that need not be saved, among the site's other discounts. */
type Previewed = {
  id: string;
  couponCode: string | null;
  inForce: boolean;
  /** The site's rules without it, and with it. */
  without: PriceRules;
  with: PriceRules;
  outcome: (price: Price, priced: DiscountedLines) => Outcome;
};

/** The price of a cart with a discount that need not be saved, and without it. Nothing is kept. */
export const previewDiscount: UseCase<typeof discountPreview.previewDiscount> = async (ctx, request) => {
  const rules = await siteRulesOf(ctx);
  const previewed = readPreviewed(ctx, request, rules);
  if (isRefusal(previewed)) return previewed;
  const lines = await linesOf(ctx, request);
  if (isRefusal(lines)) return lines;
  const purchase = purchaseOf(lines, previewed.couponCode);
  const price: Price = (priceRules) => discountLines(ctx, purchase, priceRules);
  const [before, after] = [
    discountLines(ctx, { ...purchase, couponCode: null }, previewed.without),
    price(previewed.with),
  ];
  const { currency } = ctx.site;
  const decimal = (amount: number) => toDecimal(amount, currency);
  return {
    currency,
    lines: lines.map(({ quantity, item }, index) => ({
      productName: item.productName,
      quantity,
      priceBefore: decimal(pricesOf(before)[index] ?? 0),
      priceAfter: decimal(pricesOf(after)[index] ?? 0),
    })),
    totalBefore: decimal(sum(pricesOf(before))),
    totalAfter: decimal(sum(pricesOf(after))),
    outcome: previewed.outcome(price, after),
    inForce: previewed.inForce,
    discounts: after.adjustments.map(({ id, name, amount }) => {
      return { name, amount: decimal(amount), isPreviewed: id === previewed.id };
    }),
  };
};

function readPreviewed(ctx: Context, request: Sent, rules: PriceRules): Previewed | Refusal {
  const { discountRule, specification } = request;
  if (discountRule && !specification) return previewedRule(ctx, { ...request, discountRule }, rules);
  if (specification && !discountRule) return previewedCoupon(ctx, specification, rules);
  return invalid({
    field: discountRule ? 'specification' : 'discountRule',
    description: discountRule
      ? 'must be empty where discountRule is given'
      : 'is required where specification is empty',
    violatedRule: discountRule ? 'FIELD_NOT_ALLOWED' : 'REQUIRED_ONE_OF_FIELD',
  });
}

function previewedRule(
  ctx: Context,
  { discountRule, discountRuleId }: Sent & { discountRule: NonNullable<Sent['discountRule']> },
  rules: PriceRules,
): Previewed | Refusal {
  const id = discountRuleId?.toLowerCase();
  const saved = rules.discountRules.find((one) => one.id === id) ?? null;
  if (id && !saved) return notFound('there is no such automatic discount');
  const rule = readUnsavedRule(ctx, discountRule, saved);
  if (isRefusal(rule)) return rule;
  const counting = { ...rule, active: true, start: null, end: null, usedUp: false };
  const others = rules.discountRules.filter((one) => one !== saved);
  const withRule = (discountRules: PriceRules['discountRules']) => ({ ...rules, discountRules });
  return {
    id: rule.id,
    couponCode: null,
    inForce: isLive(rule, ctx.now()),
    without: withRule(others),
    with: withRule([...others, counting]),
    outcome: (price, priced) => {
      if (saves(priced, rule.id)) return 'APPLIED';
      // on its own, and whatever its condition: the reason is what is taken away when it starts to save something
      if (saves(price(withRule([counting])), rule.id)) return 'OTHER_DISCOUNTS';
      return saves(price(withRule([{ ...counting, trigger: null }])), rule.id) ? 'CONDITION_NOT_MET' : 'NOT_APPLICABLE';
    },
  };
}

function previewedCoupon(
  ctx: Context,
  specification: NonNullable<Sent['specification']>,
  rules: PriceRules,
): Previewed | Refusal {
  const draft = readCoupon(ctx, specification);
  if (isRefusal(draft)) return draft;
  const { code, name, discount, scopes, onlyLowestPriced, minimumSubtotal } = draft;
  const counting = {
    ...{ id: ctx.newId(), revision: '1', code, name, discount, scopes, onlyLowestPriced, minimumSubtotal },
    ...{ active: true, start: null, end: null, usesLeft: null, customerUsesLeft: null },
  };
  const { active, startDate, expirationDate } = draft;
  const asSent = { ...counting, active, start: startDate, end: expirationDate };
  const withCoupon = { ...rules, coupon: counting };
  return {
    id: counting.id,
    couponCode: code,
    inForce: couponProblem(asSent, ctx.now()) === null,
    without: rules,
    with: withCoupon,
    outcome: (price, { couponOutcome }) => {
      if (couponOutcome === 'MINIMUM_NOT_REACHED') return 'MINIMUM_NOT_REACHED';
      if (couponOutcome === 'APPLIED') return discount.type === 'FREE_SHIPPING' ? 'FREE_DELIVERY' : 'APPLIED';
      const alone = price({ ...withCoupon, discountRules: [] });
      return alone.couponOutcome === 'APPLIED' ? 'OTHER_DISCOUNTS' : 'NOT_APPLICABLE';
    },
  };
}

const saves = ({ adjustments }: DiscountedLines, id: string): boolean => adjustments.some((one) => one.id === id);

const pricesOf = ({ lines }: DiscountedLines): number[] => lines.map(({ linePrice, discount }) => linePrice - discount);

/** The items as the catalogue sells them now, whatever their stock. */
async function linesOf(ctx: Context, { lineItems }: Sent): Promise<Line[] | Refusal> {
  const items = readItems(ctx, { lineItems });
  if (isRefusal(items)) return items;
  const { found } = await readSite(ctx, (tx) => lookUpShownLines(ctx, tx, [], items.wanted));
  const lines: Line[] = [];
  for (const { reference, quantity, item } of found) {
    if (!item) return refuse('ITEM_NOT_FOUND_IN_CATALOG', { catalogReference: reference });
    lines.push({ id: ctx.newId(), quantity, reference, item });
  }
  return refuseTooExpensive(lines) ?? lines;
}

/** A cart of a buyer whom nobody knows. */
const purchaseOf = (lines: readonly Line[], couponCode: string | null): Purchase => ({
  lines,
  destination: null,
  billing: null,
  exemptible: {},
  deliveryCode: null,
  couponCode,
  giftCardCode: null,
  giftCardLimit: null,
  merchantDiscounts: [],
  buyer: { email: null, memberId: null },
});
