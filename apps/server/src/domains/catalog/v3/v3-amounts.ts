import { parseAmount } from '@stoa/money';
import { invalid, type Refusal } from '../../../platform/refusal.ts';

/** A decimal string of major units in minor units, or the violation. `field` is its path. */
export function readAmount(amount: string, currency: string, field: string): number | Refusal {
  const description = `is not an amount of ${currency}: ${amount}`;
  return parseAmount(amount, currency) ?? invalid({ field, description, violatedRule: 'DECIMAL_MAX_SCALE' });
}
