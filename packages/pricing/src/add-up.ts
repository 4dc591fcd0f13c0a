import { sum } from '@stoa/money';
import type { PricedCart, Totals } from './priced-cart.ts';

export const nothingToPay: Totals = { subtotal: 0, discount: 0, shipping: 0, additionalFees: 0, tax: 0, total: 0 };

/** The parts of a cart, priced and taxed. */
type CartParts = Pick<PricedCart, 'lines' | 'shipping' | 'additionalFees'>;

/** Adds up the parts of a cart. */
export function addUp({ lines, shipping, additionalFees }: CartParts): Totals {
  const taxed = [...lines, ...(shipping ? [shipping] : []), ...additionalFees];
  return {
    subtotal: sum(lines.map((line) => line.linePrice)),
    discount: sum([...lines.map((line) => line.discount), shipping?.discount ?? 0]),
    shipping: shipping?.price ?? 0,
    additionalFees: sum(additionalFees.map((fee) => fee.price)),
    tax: sum(taxed.map((part) => part.tax)),
    total: sum(taxed.map((part) => part.totalAfterTax)),
  };
}
