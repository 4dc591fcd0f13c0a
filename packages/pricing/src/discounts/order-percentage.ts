import { spread } from './order-amount.ts';
import { withoutPercentage } from './percentage.ts';
import { priceOf, type Units } from './units.ts';

/** A percentage off all units together, from above 0 to 100. */
export interface OrderPercentage {
  type: 'ORDER_PERCENTAGE';
  percentage: number;
}

/** Rounds once, for all units. */
export function orderPercentage({ percentage }: OrderPercentage, units: readonly Units[]): Units[] {
  const total = priceOf(units);
  return spread(total - withoutPercentage(total, percentage), units);
}
