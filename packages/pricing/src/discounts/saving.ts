import { allocate, multiplyRatio, sum } from '@stoa/money';
import type { Adjustment } from '../priced-cart.ts';

/** The effect of a discount of any origin. */
export type Saving = Pick<Adjustment, 'target' | 'amount' | 'byLine'>;

/** A line with its price after the discounts before. */
export interface LineToDiscount {
  id: string;
  quantity: number;
  amount: number;
}

/** The savings of individual lines, as one saving; null where there are none. */
export function savingOfLines(lines: readonly LineToDiscount[], saved: readonly number[]): Saving | null {
  const amount = sum(saved);
  if (amount === 0) return null;
  const byLine = lines.flatMap(({ id }, index): [string, number][] => (saved[index] ? [[id, saved[index]]] : []));
  return { target: 'LINES', amount, byLine: Object.fromEntries(byLine) };
}

/** Splits an amount over the lines in proportion to their prices: at most their total. */
export function spread(amount: number, lines: readonly LineToDiscount[]): Saving | null {
  const amounts = lines.map((line) => line.amount);
  const most = sum(amounts);
  return most === 0 ? null : savingOfLines(lines, allocate(Math.min(amount, most), amounts));
}

/** Percentages have up to 4 decimals. */
const HUNDRED_PERCENT = 1_000_000;

/** The rest of an amount after a percentage, half a minor unit rounded up. */
export const withoutPercentage = (amount: number, percentage: number): number =>
  multiplyRatio(amount, HUNDRED_PERCENT - Math.round(percentage * 10_000), HUNDRED_PERCENT);
