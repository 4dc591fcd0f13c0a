import { type LineToDiscount, type Saving, spread } from './saving.ts';

/** An amount off all lines together, in minor units. */
export interface OrderAmount {
  type: 'ORDER_AMOUNT';
  amount: number;
}

/** A cart that costs less becomes free, and no more than that. */
export const orderAmount = ({ amount }: OrderAmount, lines: readonly LineToDiscount[]): Saving | null =>
  spread(amount, lines);
