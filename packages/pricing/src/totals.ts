import { sum } from '@stoa/money';
import type { PricedCart } from './priced-cart.ts';
import { breakDownTax } from './tax-breakdown.ts';

/** The parts of a cart, priced and taxed. */
type CartParts = Pick<PricedCart, 'lines' | 'shipping' | 'additionalFees'>;

/** Adds the parts of a cart up. */
export function addUp({ lines, shipping, additionalFees }: CartParts): Pick<PricedCart, 'taxBreakdown' | 'totals'> {
  const taxed = [...lines, ...(shipping ? [shipping] : []), ...additionalFees];
  const totals = {
    subtotal: sum(lines.map((line) => line.linePrice)),
    discount: sum(lines.map((line) => line.discount)),
    shipping: shipping?.price ?? 0,
    additionalFees: sum(additionalFees.map((fee) => fee.price)),
    tax: sum(taxed.map((part) => part.tax)),
    total: sum(taxed.map((part) => part.totalAfterTax)),
  };
  return { taxBreakdown: breakDownTax(taxed.flatMap((part) => part.taxes)), totals };
}
