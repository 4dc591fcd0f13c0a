import { type Cart, purchaseOf } from '../carts/index.ts';
import { availabilityOf, type Line, type Purchase } from '../purchase/index.ts';

/** How much of a line can be had: what totals count. */
export function confirmedOf(line: Line): number {
  const { status, quantityAvailable } = availabilityOf(line);
  if (status === 'NOT_FOUND' || status === 'NOT_AVAILABLE') return 0;
  return quantityAvailable === null ? line.quantity : Math.min(line.quantity, quantityAvailable);
}

/** What a cart costs follows from what can be had of it. */
export function confirmedPurchaseOf(cart: Cart): Purchase {
  const purchase = purchaseOf(cart);
  return { ...purchase, lines: purchase.lines.map((line) => ({ ...line, quantity: confirmedOf(line) })) };
}
