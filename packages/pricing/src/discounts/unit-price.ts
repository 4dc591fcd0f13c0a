import type { Units } from './units.ts';

/** A new price for every unit, in minor units. */
export interface UnitPrice {
  type: 'UNIT_PRICE';
  price: number;
}

/** A unit that costs less keeps its price. */
export const unitPrice = ({ price }: UnitPrice, units: readonly Units[]): Units[] =>
  units.map((one) => ({ ...one, amount: Math.min(one.amount, price * one.quantity) }));
