import type { Context } from '../../context.ts';
import { writeOnce } from '../../platform/db/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { quotePurchase } from '../purchase/index.ts';
import { type Checkout, type CheckoutDocument, emptyCheckout, purchaseOf } from './checkout.ts';
import { insertCheckout, type Quoted } from './checkouts.store.ts';

export type Details = Partial<CheckoutDocument> & Pick<CheckoutDocument, 'lines' | 'channelType'>;

/**
 * A checkout that the server makes for a buyer who is not there, at current rates. Nobody is told of it, and nobody is
 * reminded of it.
 */
export async function writeCheckout(ctx: Context, buyer: Checkout['createdBy'], details: Details): Promise<Quoted> {
  const quoted = await quoteCheckout(ctx, buyer, details);
  return writeOnce(ctx, async (tx) => insertCheckout(tx, quoted));
}

/** The same without writing it: what it would cost now. */
export async function quoteCheckout(ctx: Context, buyer: Checkout['createdBy'], details: Details): Promise<Quoted> {
  const now = ctx.now().toISOString();
  const checkout: Checkout = {
    ...emptyCheckout,
    ...details,
    id: ctx.newId(),
    cartId: null,
    ownerId: buyer.memberId ?? buyer.visitorId ?? NIL_ID,
    createdBy: buyer,
    revision: '1',
    completed: false,
    hasOrder: false,
    abandonedId: null,
    quote: null,
    createdDate: now,
    updatedDate: now,
  };
  return { ...checkout, quote: await quotePurchase(ctx, purchaseOf(checkout)) };
}
