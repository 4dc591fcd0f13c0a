import { multiplyRatio, sum } from '@stoa/money';
import type { PricedCart } from '../priced-cart.ts';
import type { Tip } from '../pricing-input.ts';
import type { Stage } from '../stage.ts';
import { untaxed } from './untaxed.ts';

/** Percentages of tips have up to two decimals. */
const HUNDREDTHS = 100;

/** A tip is an additional fee, without tax. A percentage is one of the lines before discounts, rounded once. */
export const tips: Stage = (draft, { tip }) => {
  const amount = tip ? amountOf(tip, draft) : 0;
  if (!tip || amount === 0) return draft;
  const fee = { id: tip.id, name: 'Tip', price: amount, ...untaxed(amount) };
  return { ...draft, tip: amount, additionalFees: [...draft.additionalFees, fee] };
};

function amountOf(tip: Tip, { lines }: Pick<PricedCart, 'lines'>): number {
  if (tip.type !== 'PERCENTAGE') return tip.amount;
  return percentageOf(sum(lines.map(({ linePrice }) => linePrice)), tip.percentage);
}

/** A percentage of an amount, rounded half up to the minor unit. */
export const percentageOf = (amount: number, percentage: number): number =>
  multiplyRatio(amount, Math.round(percentage * HUNDREDTHS), HUNDREDTHS * 100);
