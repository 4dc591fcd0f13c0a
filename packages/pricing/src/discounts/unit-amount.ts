import type { Units } from './units.ts';

/** An amount off the price of every unit, in minor units. */
export interface UnitAmount {
  type: 'UNIT_AMOUNT';
  amount: number;
}

/** A unit that costs less becomes free, and no more than that. */
export const unitAmount = ({ amount }: UnitAmount, units: readonly Units[]): Units[] =>
  units.map((one) => ({ ...one, amount: Math.max(0, one.amount - amount * one.quantity) }));
