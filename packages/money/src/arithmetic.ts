import { checkAmount } from './amount.ts';

/**
 * Adds amounts of one currency; the sum of none is 0. Throws a RangeError when an amount or a partial sum is unsafe.
 */
export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total = checkAmount(total + checkAmount(amount), 'sum');
  return total;
}

/** `amount * factor` for a whole factor, such as a unit price times a quantity. Throws a RangeError when unsafe. */
export function multiply(amount: number, factor: number): number {
  return checkAmount(checkAmount(amount) * checkAmount(factor, 'factor'), 'product');
}
