import { multiply } from '@stoa/money';
import { type LineToDiscount, type Saving, savingOfLines, withoutPercentage } from './saving.ts';

/** A percentage off the price of every unit, from above 0 to 100. */
export interface UnitPercentage {
  type: 'UNIT_PERCENTAGE';
  percentage: number;
}

/** Rounds the price of a unit, so that a line still costs its unit price times its quantity. */
export function unitPercentage({ percentage }: UnitPercentage, lines: readonly LineToDiscount[]): Saving | null {
  return savingOfLines(
    lines,
    lines.map(({ quantity, amount }) => {
      if (quantity === 0 || amount % quantity !== 0) return amount - withoutPercentage(amount, percentage);
      return amount - multiply(withoutPercentage(amount / quantity, percentage), quantity);
    }),
  );
}
