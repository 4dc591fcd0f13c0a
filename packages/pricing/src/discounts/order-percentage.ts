import { sum } from '@stoa/money';
import { type LineToDiscount, type Saving, spread, withoutPercentage } from './saving.ts';

/** A percentage off all lines together, from above 0 to 100. */
export interface OrderPercentage {
  type: 'ORDER_PERCENTAGE';
  percentage: number;
}

/** Rounds once, for all lines. */
export function orderPercentage({ percentage }: OrderPercentage, lines: readonly LineToDiscount[]): Saving | null {
  const total = sum(lines.map(({ amount }) => amount));
  return spread(total - withoutPercentage(total, percentage), lines);
}
