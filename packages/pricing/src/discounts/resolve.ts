import { sum } from '@stoa/money';
import type { Adjustment, Combination, CouponOutcome, ItemPrices } from '../priced-cart.ts';
import type { Coupon, DiscountRule, MerchantDiscount, PricingInput } from '../pricing-input.ts';
import { givenByMerchant, isGivenOn } from './merchant.ts';
import { coverage } from './scope.ts';
import { isTriggered } from './trigger.ts';
import { type Discount, isOnOrder, lower, rankOf } from './types.ts';
import { byPrice, type DiscountedLine, priceOf, take, type Units } from './units.ts';

type Input = Pick<PricingInput, 'discountRules' | 'merchantDiscounts' | 'coupon' | 'lines' | 'shipping'>;
type Named = Pick<Adjustment, 'id' | 'name' | 'code'>;

/**
 * The discounts of a cart, each applied to what the ones before it left: automatic ones, those by the shop's staff, and
 * the coupon if the remaining subtotal reaches its minimum. Stored value neither gets a discount nor counts for one.
 */
export function resolveDiscounts(priced: readonly ItemPrices[], input: Input) {
  let left = priced.flatMap(({ id, quantity, linePrice }, index): Units[] => {
    const { item = null, isStoredValue = false } = input.lines[index] ?? {};
    return isStoredValue ? [] : [{ line: { id, quantity, linePrice, item }, index, quantity, amount: linePrice }];
  });
  const lines = left.map(({ line }) => line);
  const adjustments: Adjustment[] = [];
  const apply = (named: Named, how: Pick<Adjustment, 'source' | 'target'>, lowered: Lowered | null): boolean => {
    const adjustment = lowered && adjustmentOf({ ...named, ...how }, lowered);
    if (!lowered || !adjustment) return false;
    left = inCartOrder([...lowered.after, ...lowered.others]);
    adjustments.push(adjustment);
    return true;
  };

  for (const rule of input.discountRules.toSorted(inOrder)) {
    if (!isTriggered(rule.trigger, lines)) continue;
    apply({ ...nameOf(rule), code: null }, { source: 'RULE', target: targetOf(rule.discount) }, lowerBy(rule, left));
  }
  for (const given of input.merchantDiscounts) {
    const target = given.lineIds === null ? 'ORDER' : 'LINES';
    apply({ ...nameOf(given), code: null }, { source: 'MERCHANT', target }, lowerByMerchant(given, left));
  }
  const { coupon } = input;
  return { adjustments, couponOutcome: coupon && useCoupon(coupon) };

  function useCoupon({ discount, minimumSubtotal, ...coupon }: Coupon): CouponOutcome {
    if (minimumSubtotal !== null && priceOf(left) < minimumSubtotal) return 'MINIMUM_NOT_REACHED';
    const how = { source: 'COUPON' as const, target: targetOf(discount) };
    const named = { ...nameOf(coupon), code: coupon.code };
    if (discount.type !== 'FREE_SHIPPING') {
      return apply(named, how, lowerBy({ ...coupon, discount }, left)) ? 'APPLIED' : 'NOT_APPLICABLE';
    }
    if (!input.lines.some(({ shippable }) => shippable)) return 'NOT_APPLICABLE';
    const amount = input.shipping?.price ?? 0;
    if (amount > 0) adjustments.push({ ...named, ...how, amount, byLine: {} });
    return 'APPLIED';
  }
}

/** The units that a discount changes, as they were and as they are, beside the others. */
type Lowered = {
  before: readonly Units[];
  after: readonly Units[];
  others: readonly Units[];
  combinations: Combination[];
};

function lowerBy({ scopes, onlyLowestPriced, discount }: Covering, left: readonly Units[]): Lowered | null {
  if (discount.type === 'FREE_SHIPPING') return null;
  const [covered, others] = divide(left, coverage(scopes));
  if (onlyLowestPriced) others.push(...setAsideAllButOne(covered));
  if (covered.length === 0) return null;
  const { units, combinations } = lower(discount, covered, left);
  return { before: covered, after: units, others, combinations };
}
type Covering = Pick<DiscountRule, 'scopes' | 'onlyLowestPriced' | 'discount'>;

function lowerByMerchant(given: MerchantDiscount, left: readonly Units[]): Lowered {
  const [covered, others] = divide(left, (units) => isGivenOn(given, units));
  return { before: covered, after: givenByMerchant(given, covered), others, combinations: [] };
}

function divide(all: readonly Units[], isCovered: (units: Units) => boolean): [Units[], Units[]] {
  const [covered, others]: [Units[], Units[]] = [[], []];
  for (const units of all) (isCovered(units) ? covered : others).push(units);
  return [covered, others];
}

/** Leaves one of the cheapest units in a list, and returns the others. */
function setAsideAllButOne(covered: Units[]): Units[] {
  const [cheapest, ...dearer] = covered.filter(({ quantity }) => quantity > 0).toSorted(byPrice);
  const none = covered.filter(({ quantity }) => quantity === 0);
  if (!cheapest) return covered.splice(0);
  const [one, rest] = take(cheapest, 1);
  covered.splice(0, covered.length, one);
  return [...dearer, ...none, ...(rest ? [rest] : [])];
}

const inCartOrder = (units: readonly Units[]): Units[] => units.toSorted((one, other) => one.index - other.index);

/** The saving between two states of the same units; null where there is none. */
function adjustmentOf(
  named: Omit<Adjustment, 'amount' | 'byLine' | 'combinations'>,
  { before, after, combinations }: Lowered,
): Adjustment | null {
  const saved = new Map<DiscountedLine, number>();
  for (const { line, amount } of before) saved.set(line, (saved.get(line) ?? 0) + amount);
  for (const { line, amount } of after) saved.set(line, (saved.get(line) ?? 0) - amount);
  const byLine = [...saved].filter(([, amount]) => amount > 0);
  if (byLine.length === 0) return null;
  const amount = sum(byLine.map(([, one]) => one));
  const bundles = combinations.length > 0 ? { combinations } : {};
  return { ...named, amount, byLine: Object.fromEntries(byLine.map(([{ id }, one]) => [id, one])), ...bundles };
}

/** The order of automatic discounts, whatever the order they come in. */
const inOrder = (one: DiscountRule, other: DiscountRule): number =>
  rankOf(one.discount) - rankOf(other.discount) ||
  compare(one.createdDate, other.createdDate) ||
  compare(one.id, other.id);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const nameOf = ({ id, name }: { id: string; name: string }) => ({ id, name });

function targetOf(discount: Discount): Adjustment['target'] {
  if (discount.type === 'FREE_SHIPPING') return 'SHIPPING';
  return isOnOrder(discount) ? 'ORDER' : 'LINES';
}
