import { sum } from '@stoa/money';
import { coverage, type Scope } from './scope.ts';
import type { DiscountedLine } from './units.ts';

/** A condition on the cart. Ranges include both ends, and are open where an end is null. */
export type Trigger =
  | { type: 'SUBTOTAL' | 'QUANTITY'; scopes: readonly Scope[] | null; from: number | null; to: number | null }
  | { type: 'ALL' | 'ANY'; triggers: readonly Trigger[] }
  /** A condition that only others can check, with their answer. */
  | { type: 'ANSWERED'; holds: boolean };

/** Whether a cart meets a condition. Subtotals are those before discounts of the cart, so that no rule feeds another. */
export function isTriggered(trigger: Trigger | null, lines: readonly DiscountedLine[]): boolean {
  if (trigger === null) return true;
  switch (trigger.type) {
    case 'ALL':
      return trigger.triggers.every((one) => isTriggered(one, lines));
    case 'ANY':
      return trigger.triggers.some((one) => isTriggered(one, lines));
    case 'ANSWERED':
      return trigger.holds;
    default: {
      const isCounted = coverage(trigger.scopes);
      const counted = lines.filter((line) => isCounted({ line }));
      const value = sum(counted.map(({ linePrice, quantity }) => (trigger.type === 'SUBTOTAL' ? linePrice : quantity)));
      return value >= (trigger.from ?? 0) && value <= (trigger.to ?? Number.POSITIVE_INFINITY);
    }
  }
}
