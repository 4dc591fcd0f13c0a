import { allocate } from '@stoa/money';
import { priceOf, type Units } from './units.ts';

/** An amount off all units together, in minor units. */
export interface OrderAmount {
  type: 'ORDER_AMOUNT';
  amount: number;
}

/** Units that cost less together become free, and no more than that. */
export const orderAmount = ({ amount }: OrderAmount, units: readonly Units[]): Units[] => spread(amount, units);

/** Splits a saving over units in proportion to their prices: at most their total. */
export function spread(saving: number, units: readonly Units[]): Units[] {
  const most = priceOf(units);
  if (most === 0) return [...units];
  const saved = allocate(
    Math.min(saving, most),
    units.map(({ amount }) => amount),
  );
  return units.map((one, index) => ({ ...one, amount: one.amount - (saved[index] ?? 0) }));
}
