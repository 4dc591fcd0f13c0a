import { sum } from '@stoa/money';
import { addUp } from '../add-up.ts';
import { dueNow } from '../due-now.ts';
import type { PricedCart, Totals } from '../priced-cart.ts';
import type { PricingInput } from '../pricing-input.ts';
import type { Stage } from '../stage.ts';
import { breakDownTax } from '../tax-breakdown.ts';

/**
 * The parts are added up, and divided into what is due with the order and what is due later. A line with a deposit is due
 * with its deposits, or with its price if that is lower; lines that are paid elsewhere are due later. Shipping, fees and the
 * tip are due with the order, unless all lines are paid elsewhere. Gift cards pay what is due with the order first.
 */
export const split: Stage = (draft, input) => {
  const { lines, shipping, additionalFees } = draft;
  const taxed = [...lines, ...(shipping ? [shipping] : []), ...additionalFees];
  const totals = addUp(draft);
  const now = dueNow(draft);
  const later = rest(totals, now);
  const paid = sum(draft.giftCards.map(({ amount }) => amount));
  const paidNow = Math.min(paid, now.total - storedValueOf(draft, input));
  return {
    ...draft,
    taxBreakdown: breakDownTax(taxed.flatMap(({ taxes }) => taxes)),
    totals,
    payNow: { ...now, afterGiftCards: now.total - paidNow },
    payLater: { ...later, afterGiftCards: later.total - (paid - paidNow) },
  };
};

/** What gift cards cost that are bought, and that no gift card pays for. */
const storedValueOf = ({ lines }: PricedCart, input: PricingInput): number =>
  sum(lines.filter((_, index) => input.lines[index]?.isStoredValue).map(({ totalAfterTax }) => totalAfterTax));

const rest = (totals: Totals, now: Totals): Totals => ({
  subtotal: totals.subtotal - now.subtotal,
  discount: totals.discount - now.discount,
  shipping: totals.shipping - now.shipping,
  additionalFees: totals.additionalFees - now.additionalFees,
  tax: totals.tax - now.tax,
  total: totals.total - now.total,
});
