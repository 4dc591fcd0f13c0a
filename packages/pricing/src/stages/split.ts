import { sum } from '@stoa/money';
import { addUp } from '../add-up.ts';
import type { Stage } from '../stage.ts';
import { breakDownTax } from '../tax-breakdown.ts';

/** The parts are added up. The total, less what gift cards pay, is due when the order is placed. */
export const split: Stage = (draft) => {
  const { lines, shipping, additionalFees, giftCards } = draft;
  const taxed = [...lines, ...(shipping ? [shipping] : []), ...additionalFees];
  const totals = addUp(draft);
  const paid = sum(giftCards.map(({ amount }) => amount));
  return {
    ...draft,
    taxBreakdown: breakDownTax(taxed.flatMap(({ taxes }) => taxes)),
    totals,
    payNow: { ...totals, afterGiftCards: totals.total - paid },
  };
};
