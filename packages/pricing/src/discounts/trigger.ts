import { sum } from '@stoa/money';
import type { CoveredBy, Scope } from './scope.ts';

/** A condition on the cart. Ranges include both ends, and are open where an end is null. */
export type Trigger =
  | { type: 'SUBTOTAL' | 'QUANTITY'; scopes: readonly Scope[] | null; from: number | null; to: number | null }
  | { type: 'ALL' | 'ANY'; triggers: readonly Trigger[] }
  /** A condition that only others can check, with their answer. */
  | { type: 'ANSWERED'; holds: boolean };

/** Whether a cart meets a condition. Subtotals are those before discounts of the cart, so that no rule feeds another. */
export function isTriggered(trigger: Trigger | null, coveredBy: CoveredBy): boolean {
  if (trigger === null) return true;
  switch (trigger.type) {
    case 'ALL':
      return trigger.triggers.every((one) => isTriggered(one, coveredBy));
    case 'ANY':
      return trigger.triggers.some((one) => isTriggered(one, coveredBy));
    case 'ANSWERED':
      return trigger.holds;
    default: {
      const counted = coveredBy(trigger.scopes);
      const value = sum(counted.map(({ line }) => (trigger.type === 'SUBTOTAL' ? line.linePrice : line.quantity)));
      return value >= (trigger.from ?? 0) && value <= (trigger.to ?? Number.POSITIVE_INFINITY);
    }
  }
}
