import { sum } from '@stoa/money';
import type { TaxAmount } from './priced-cart.ts';

/** Adds up taxes with the same name and rate, sorted by both, so that the order of a cart's lines is irrelevant. */
export function breakDownTax(taxes: readonly TaxAmount[]): TaxAmount[] {
  const breakdown = new Map<string, TaxAmount>();
  for (const { name, rate, taxableAmount, amount } of taxes) {
    const key = JSON.stringify([name, rate]);
    const soFar = breakdown.get(key) ?? { name, rate, taxableAmount: 0, amount: 0 };
    breakdown.set(key, {
      name,
      rate,
      taxableAmount: sum([soFar.taxableAmount, taxableAmount]),
      amount: sum([soFar.amount, amount]),
    });
  }
  return [...breakdown].toSorted(([first], [second]) => (first < second ? -1 : 1)).map(([, tax]) => tax);
}
