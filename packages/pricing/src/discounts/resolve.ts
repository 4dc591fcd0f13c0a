import { sum } from '@stoa/money';
import type { Adjustment, Combination, CouponOutcome, ItemPrices } from '../priced-cart.ts';
import type { Coupon, DiscountRule, PricingInput } from '../pricing-input.ts';
import { givenByMerchant, givenOnShipping, isGivenOn } from './merchant.ts';
import { coverageOf, type Place } from './scope.ts';
import { isTriggered } from './trigger.ts';
import { type Discount, isOnOrder, lower, rankOf } from './types.ts';
import { byPrice, priceOf, take, type Units } from './units.ts';

type Input = Pick<PricingInput, 'discountRules' | 'merchantDiscounts' | 'coupon' | 'lines' | 'shipping'>;
type Named = Pick<Adjustment, 'id' | 'name' | 'code'>;

/**
 * The discounts of a cart, each applied to what the ones before it left: automatic ones, those by the shop's staff, and
 * the coupon if the remaining subtotal reaches its minimum. Stored value neither gets a discount nor counts for one.
 * What is bought repeatedly gets no automatic discount, and those coupons alone that are for it, too. Beside them, what each line costs after the automatic discounts, and after all of them.
 */
export function resolveDiscounts(priced: readonly ItemPrices[], input: Input) {
  // each line as the discounts so far left it
  const left = priced.map(({ id, quantity, linePrice: amount }, index): Left => {
    const { item = null, isStoredValue = false } = input.lines[index] ?? {};
    const line = { id, quantity, linePrice: amount, item };
    return { units: isStoredValue ? [] : [{ line, index, quantity, amount }], amount };
  });
  const all: readonly Place[] = left.flatMap(({ units }) => units);
  const coveredBy = coverageOf(all);
  const coveredOnce = coverageOf(all.filter(({ index }) => !input.lines[index]?.isSubscription));
  const unitsAt = (places: readonly Place[]): Units[] => places.flatMap(({ index }) => left[index]?.units ?? []);
  const amounts = () => left.map(({ amount }) => amount);

  const adjustments: Adjustment[] = [];
  const apply = (named: Named, how: Pick<Adjustment, 'source' | 'target'>, lowered: Lowered | null): boolean => {
    if (!lowered) return false;
    const after = byPlace(lowered);
    const savedOn = (index: number) => (left[index]?.amount ?? 0) - (after.get(index)?.amount ?? 0);
    const adjustment = adjustmentOf({ ...named, ...how }, lowered, savedOn);
    if (!adjustment) return false;
    for (const [index, line] of after) left[index] = line;
    adjustments.push(adjustment);
    return true;
  };
  /** The units that a discount covers at their new prices. */
  const lowerBy = ({ scopes, onlyLowestPriced, discount }: Covering, coverage: typeof coveredBy): Lowered | null => {
    const places = discount.type === 'FREE_SHIPPING' ? [] : coverage(scopes);
    const covered = unitsAt(places);
    const others = onlyLowestPriced ? setAsideAllButOne(covered) : [];
    if (discount.type === 'FREE_SHIPPING' || covered.length === 0) return null;
    const { units, combinations } = lower(discount, covered, (wanted) => unitsAt(coverage(wanted)));
    return { places, units: [...units, ...others], combinations };
  };

  for (const rule of input.discountRules.toSorted(inOrder)) {
    if (!isTriggered(rule.trigger, coveredOnce)) continue;
    apply(
      { ...nameOf(rule), code: null },
      { source: 'RULE', target: targetOf(rule.discount) },
      lowerBy(rule, coveredOnce),
    );
  }
  const afterRules = amounts();
  for (const given of input.merchantDiscounts) {
    if (given.isOnShipping) {
      const before = adjustments.filter(({ target }) => target === 'SHIPPING').map(({ amount }) => amount);
      const amount = givenOnShipping(given, input.shipping?.price ?? 0, sum(before));
      if (amount > 0)
        adjustments.push({ ...nameOf(given), code: null, source: 'MERCHANT', target: 'SHIPPING', amount, byLine: {} });
      continue;
    }
    const target = given.lineIds === null ? 'ORDER' : 'LINES';
    const places = all.filter((place) => isGivenOn(given, place));
    const lowered = { places, units: givenByMerchant(given, unitsAt(places)), combinations: [] };
    apply({ ...nameOf(given), code: null }, { source: 'MERCHANT', target }, lowered);
  }
  const couponOutcome = input.coupon && useCoupon(input.coupon);
  return { adjustments, couponOutcome, afterRules, afterAll: amounts() };

  function useCoupon({ discount, minimumSubtotal, appliesToSubscriptions = false, ...coupon }: Coupon): CouponOutcome {
    const coverage = appliesToSubscriptions ? coveredBy : coveredOnce;
    if (minimumSubtotal !== null && priceOf(unitsAt(all)) < minimumSubtotal) return 'MINIMUM_NOT_REACHED';
    const how = { source: 'COUPON' as const, target: targetOf(discount) };
    const named = { ...nameOf(coupon), code: coupon.code };
    if (discount.type !== 'FREE_SHIPPING') {
      return apply(named, how, lowerBy({ ...coupon, discount }, coverage)) ? 'APPLIED' : 'NOT_APPLICABLE';
    }
    const isCovered = (line: PricingInput['lines'][number]) => appliesToSubscriptions || !line.isSubscription;
    if (!input.lines.some((line) => line.shippable && isCovered(line))) return 'NOT_APPLICABLE';
    const amount = input.shipping?.price ?? 0;
    if (amount > 0) adjustments.push({ ...named, ...how, amount, byLine: {} });
    return 'APPLIED';
  }
}

type Covering = Pick<DiscountRule, 'scopes' | 'onlyLowestPriced' | 'discount'>;

/** A line as discounts left it: its units, and what they cost together. */
type Left = { units: Units[]; amount: number };

/** All units of the lines that a discount covers, as it leaves them. */
type Lowered = { places: readonly Place[]; units: readonly Units[]; combinations: Combination[] };

function byPlace({ places, units }: Lowered): Map<number, Left> {
  const lines = new Map(places.map(({ index }): [number, Left] => [index, { units: [], amount: 0 }]));
  for (const one of units) {
    const line = lines.get(one.index);
    line?.units.push(one);
    if (line) line.amount += one.amount;
  }
  return lines;
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

/** What is saved on the lines that a discount covers; null where that is nothing. */
function adjustmentOf(
  named: Omit<Adjustment, 'amount' | 'byLine' | 'combinations'>,
  { places, combinations }: Lowered,
  savedOn: (index: number) => number,
): Adjustment | null {
  const byLine = places.flatMap(({ line, index }): [string, number][] => {
    const saved = savedOn(index);
    return saved > 0 ? [[line.id, saved]] : [];
  });
  if (byLine.length === 0) return null;
  const amount = sum(byLine.map(([, saved]) => saved));
  const bundles = combinations.length > 0 ? { combinations } : {};
  return { ...named, amount, byLine: Object.fromEntries(byLine), ...bundles };
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
