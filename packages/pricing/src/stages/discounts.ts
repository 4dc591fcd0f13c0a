import { resolveDiscounts } from '../discounts/resolve.ts';
import type { Adjustment, PricedLine } from '../priced-cart.ts';
import type { Stage } from '../stage.ts';
import { untaxed } from './untaxed.ts';

/**
 * Automatic discounts come first, each applied to what those before it left: new prices, then percentages, then amounts,
 * and of one kind the older rule first. Discounts by the shop's staff follow, and then the coupon is applied to the rest.
 * A discount on the whole order is split among the lines in proportion to their prices, and is never more than they cost.
 * Gift cards that are bought have no discount, and do not count for the conditions of others.
 */
export const discounts: Stage = (draft, input) => {
  const { adjustments, couponOutcome } = resolveDiscounts(draft.lines, input);
  const saved = savedOnLines(adjustments);
  const savedByRules = savedOnLines(adjustments.filter(({ source }) => source === 'RULE'));
  const lines = draft.lines.map((line): PricedLine => {
    const { id, linePrice } = line;
    const discount = saved.get(id) ?? 0;
    const linePriceAfterRules = linePrice - (savedByRules.get(id) ?? 0);
    return { ...line, discount, linePriceAfterRules, ...untaxed(linePrice - discount) };
  });
  return { ...draft, adjustments, couponOutcome, lines };
};

function savedOnLines(adjustments: readonly Adjustment[]): Map<string, number> {
  const saved = new Map<string, number>();
  for (const { byLine } of adjustments)
    for (const [id, amount] of Object.entries(byLine)) saved.set(id, (saved.get(id) ?? 0) + amount);
  return saved;
}
