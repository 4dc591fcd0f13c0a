import { sum } from '@stoa/money';
import type { TaxAmount } from './priced-cart.ts';

/** Adds up equal taxes, sorted by name, rate and jurisdiction, so that the order of a cart's lines is irrelevant. */
export function breakDownTax(taxes: readonly TaxAmount[]): TaxAmount[] {
  const breakdown = new Map<string, TaxAmount>();
  for (const { taxableAmount, nonTaxableAmount, amount, ...tax } of taxes) {
    const { name, rate, jurisdiction, jurisdictionType, taxType, exempt } = tax;
    const key = JSON.stringify([name, rate, jurisdiction, jurisdictionType, taxType, exempt]);
    const soFar = breakdown.get(key) ?? { ...tax, taxableAmount: 0, amount: 0 };
    breakdown.set(key, {
      ...soFar,
      taxableAmount: sum([soFar.taxableAmount, taxableAmount]),
      ...(nonTaxableAmount !== undefined && {
        nonTaxableAmount: sum([soFar.nonTaxableAmount ?? 0, nonTaxableAmount]),
      }),
      amount: sum([soFar.amount, amount]),
    });
  }
  return [...breakdown].toSorted(([first], [second]) => (first < second ? -1 : 1)).map(([, tax]) => tax);
}
