import { resolveDiscounts } from '../discounts/resolve.ts';
import type { Adjustment, PricedLine } from '../priced-cart.ts';
import type { Stage } from '../stage.ts';
import { untaxed } from './untaxed.ts';

/**
 * Automatic discounts come first, each applied to what those before it left, and then the coupon is applied to the rest.
 * A discount on the whole cart is split among the lines in proportion to their prices, and is never more than they cost.
 */
export const discounts: Stage = (draft, input) => {
  const adjustments = resolveDiscounts(draft.lines, input);
  return { ...draft, adjustments, lines: draft.lines.map((line) => discounted(line, adjustments)) };
};

function discounted(line: PricedLine, adjustments: readonly Adjustment[]): PricedLine {
  const saved = (ones: readonly Adjustment[]) => ones.reduce((total, { byLine }) => total + (byLine[line.id] ?? 0), 0);
  const discount = saved(adjustments);
  const byRules = saved(adjustments.filter(({ source }) => source === 'RULE'));
  return {
    ...line,
    discount,
    linePriceAfterRules: line.linePrice - byRules,
    ...untaxed(line.linePrice - discount),
  };
}
