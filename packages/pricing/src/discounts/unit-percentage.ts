import { multiply } from '@stoa/money';
import { withoutPercentage } from './percentage.ts';
import type { Units } from './units.ts';

/** A percentage off the price of every unit, from above 0 to 100. */
export interface UnitPercentage {
  type: 'UNIT_PERCENTAGE';
  percentage: number;
}

/**
 * Rounds the price of a unit, so that a line still costs its unit price times its quantity. Units whose price together
 * cannot be divided are rounded together.
 */
export const unitPercentage = ({ percentage }: UnitPercentage, units: readonly Units[]): Units[] =>
  units.map((one) => {
    const { quantity, amount } = one;
    if (quantity === 0 || amount % quantity !== 0) return { ...one, amount: withoutPercentage(amount, percentage) };
    return { ...one, amount: multiply(withoutPercentage(amount / quantity, percentage), quantity) };
  });
