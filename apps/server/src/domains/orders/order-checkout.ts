import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { type Stated, type Terms, withQuote } from '../checkout/index.ts';
import type { Order } from './order.ts';
import { isOpen } from './order-machine.ts';
import { payingByCardOfApp } from './paying/paying-by-card-of-app.ts';
import { openPlacement, placeOrder } from './place-order.ts';

/**
 * Places the order of a checkout that is free or will be paid outside: exactly once, in one transaction. Repeated, it
 * returns the same order. A refusal leaves no trace.
 */
export const orderCheckout = (ctx: Context, checkoutId: string, stated?: Stated): Promise<Order | Refusal> => {
  const place = async (tx: Tx, terms: Terms): Promise<Order | Refusal> => {
    const placement = await openPlacement(ctx, tx, checkoutId, terms);
    if (isRefusal(placement)) return placement;
    if (!('placed' in placement)) return placeOrder(ctx, tx, placement);
    const { placed } = placement;
    return isOpen(placed) ? refuse('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS', { orderId: placed.id }) : placed;
  };
  const placing = payingByCardOfApp(ctx, checkoutId, (terms) => withSite(ctx, (tx) => place(tx, terms)));
  return withQuote(ctx, checkoutId, placing, stated);
};
