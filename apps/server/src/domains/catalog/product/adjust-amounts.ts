/** Raises and lowers amounts by an amount or a percentage. All in minor units. */
import { exponentOf, multiplyRate } from '@stoa/money';

export type Adjustment = { amount: number } | { percentage: number };
/** Stored amounts are whole minor units, so that only rounding to major units changes them further. */
export type Rounding = 'NO_ROUNDING' | 'CURRENCY_PRECISION' | 'NEAREST_WHOLE_NUMBER';

/** The highest amount on the wire, 999,999,999.99, in minor units of the currency. */
const highestAmount = (currency: string): number => Math.floor(999_999_999.99 * 10 ** exponentOf(currency));

export const isPossibleAmount = (amount: number, currency: string): boolean =>
  amount >= 0 && amount <= highestAmount(currency);

/** The amount after an adjustment, which may be negative or too high. */
export function adjusted(amount: number, adjustment: Adjustment, rounding: Rounding, currency: string): number {
  const changed = amount + shareOf(amount, adjustment);
  if (rounding !== 'NEAREST_WHOLE_NUMBER') return changed;
  const whole = 10 ** exponentOf(currency);
  return Math.round(changed / whole) * whole;
}

/** The value of an adjustment of an amount. */
export const shareOf = (amount: number, adjustment: Adjustment): number =>
  'amount' in adjustment ? adjustment.amount : multiplyRate(amount, (adjustment.percentage / 100).toFixed(8));
