import { sum } from '@stoa/money';
import type { Adjustment, ItemPrices } from '../priced-cart.ts';
import type { Coupon, DiscountRule, PricingInput } from '../pricing-input.ts';
import type { LineToDiscount } from './saving.ts';
import { savingOf } from './types.ts';

/**
 * The discounts of a cart. All automatic ones apply, which is best for the buyer, each to what the ones before it left.
 * The coupon comes last, if the remaining subtotal reaches its minimum.
 */
export function resolveDiscounts(
  lines: readonly ItemPrices[],
  { discountRules, coupon }: Pick<PricingInput, 'discountRules' | 'coupon'>,
): Adjustment[] {
  const adjustments: Adjustment[] = [];
  let left: LineToDiscount[] = lines.map(({ id, quantity, linePrice }) => ({ id, quantity, amount: linePrice }));
  const apply = ({ id, name, discount }: DiscountRule, source: Adjustment['source'], code: string | null) => {
    const saving = savingOf(discount, left);
    if (!saving) return;
    adjustments.push({ id, source, name, code, ...saving });
    left = left.map((line) => ({ ...line, amount: line.amount - (saving.byLine[line.id] ?? 0) }));
  };
  for (const rule of discountRules) apply(rule, 'RULE', null);
  if (coupon && reachesMinimum(coupon, left)) apply(coupon, 'COUPON', coupon.code);
  return adjustments;
}

const reachesMinimum = ({ minimumSubtotal }: Coupon, lines: readonly LineToDiscount[]): boolean =>
  minimumSubtotal === null || sum(lines.map(({ amount }) => amount)) >= minimumSubtotal;
