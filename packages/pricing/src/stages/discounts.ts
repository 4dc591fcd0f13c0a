import { resolveDiscounts } from '../discounts/resolve.ts';
import type { PricedLine } from '../priced-cart.ts';
import type { Stage } from '../stage.ts';
import { untaxed } from './untaxed.ts';

/**
 * Automatic discounts come first, each applied to what those before it left: new prices, then percentages, then amounts,
 * and of one kind the older rule first. Discounts by the shop's staff follow, and then the coupon is applied to the rest.
 * A discount on the whole order is split among the lines in proportion to their prices, and is never more than they cost.
 * Gift cards that are bought have no discount, and do not count for the conditions of others.
 */
export const discounts: Stage = (draft, input) => {
  const { adjustments, couponOutcome, afterRules, afterAll } = resolveDiscounts(draft.lines, input);
  const lines = draft.lines.map((line, index): PricedLine => {
    const { linePrice } = line;
    const [linePriceAfterRules = linePrice, left = linePrice] = [afterRules[index], afterAll[index]];
    return { ...line, discount: linePrice - left, linePriceAfterRules, ...untaxed(left) };
  });
  return { ...draft, adjustments, couponOutcome, lines };
};
