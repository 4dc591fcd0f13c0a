import { cartEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { discountLines, type Line, loadRules, withoutBought } from '../purchase/index.ts';
import { type Cart, purchaseOf } from './cart.ts';
import { viewCart } from './cart-view.ts';
import { dropCart, findCart, updateCart } from './carts.store.ts';

/**
 * Removes the bought items from a cart, as far as it contains them, and deletes the cart once it is empty. False where
 * there is no such cart.
 */
export async function takeOutBought(
  ctx: Context,
  tx: Tx,
  { cart: which, bought }: { cart: { id: string } | { ownerId: string }; bought: readonly Line[] },
): Promise<boolean> {
  const cart = await findCart(tx, which, { lock: true });
  if (!cart) return false;
  if (dropBoughtCart(tx, { cart, bought })) return true;
  const lines = withoutBought(cart.lines, bought);
  const saved = updateCart(tx, { ...cart, lines, updatedDate: ctx.now().toISOString() });
  const purchase = purchaseOf(saved);
  const entity = viewCart(ctx, saved, discountLines(ctx, purchase, await loadRules(ctx, tx, purchase)));
  emit(tx, cartEvents.updated(entity));
  return true;
}

/**
 * Deletes a cart with the commit if everything in it was bought; returns whether it was. If the cart has changed since it
 * was read, the race is lost.
 */
export function dropBoughtCart(
  tx: Tx,
  { cart, bought }: { cart: Pick<Cart, 'id' | 'revision' | 'lines'>; bought: readonly Line[] },
): boolean {
  if (withoutBought(cart.lines, bought).length > 0) return false;
  dropCart(tx, cart);
  emit(tx, cartEvents.deleted(cart.id));
  return true;
}
