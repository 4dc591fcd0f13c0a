import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { dropBoughtCart, takeOutBought } from '../carts/index.ts';
import { announceCheckout } from './change-checkout.ts';
import { buyerOf, type CheckoutDocument, languageOf } from './checkout.ts';
import { viewCheckout } from './checkout-view.ts';
import { type LockedCheckout, noteCompleted, updateCheckout } from './checkouts.store.ts';
import { endWatch } from './watch.ts';

/**
 * Closes a locked checkout whose order is placed, and removes the bought items from its cart; later additions stay. If
 * the cart has since been merged into a member's, the items leave that one.
 */
export async function completeCheckout(
  ctx: Context,
  tx: Tx,
  checkout: LockedCheckout,
  more: Pick<CheckoutDocument, 'externalOrderId'> = checkout,
): Promise<void> {
  const { quote, cart, ...known } = checkout;
  if (!quote) throw new Error(`checkout ${checkout.id} has an order and never had a quote`);
  const read = {
    displayCurrency: ctx.displayCurrency ?? known.displayCurrency,
    language: languageOf(ctx, known.language),
    externalOrderId: more.externalOrderId,
  };
  const completed = { ...known, ...read, quote, completed: true, updatedDate: ctx.now().toISOString() };
  const isKnown = (Object.keys(read) as (keyof typeof read)[]).every((field) =>
    isDeepStrictEqual(read[field], known[field]),
  );
  const saved = isKnown ? noteCompleted(tx, completed) : updateCheckout(tx, completed);
  announceCheckout(tx, 'completed', viewCheckout(ctx, saved));
  endWatch(tx, checkout);
  const { cartId, lines: bought } = checkout;
  if (cart && dropBoughtCart(tx, { cart, bought })) return;
  if (cartId === null || (await takeOutBought(ctx, tx, { cart: { id: cartId }, bought }))) return;
  const { memberId } = buyerOf(checkout);
  if (memberId && checkout.createdBy.visitorId) await takeOutBought(ctx, tx, { cart: { ownerId: memberId }, bought });
}
