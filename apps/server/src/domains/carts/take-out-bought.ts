import { cartEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { discountLines, type Line, loadRules, withoutBought } from '../purchase/index.ts';
import { purchaseOf } from './cart.ts';
import { viewCart } from './cart-view.ts';
import { findCart, lockCart, updateCart } from './carts.store.ts';
import { removeCart } from './remove-cart.ts';

/**
 * Removes the bought items from a cart, as far as it contains them, and deletes the cart once it is empty. False where
 * there is no such cart.
 */
export async function takeOutBought(
  ctx: Context,
  tx: Tx,
  { cart: which, bought }: { cart: { id: string } | { ownerId: string }; bought: readonly Line[] },
): Promise<boolean> {
  const cart = await ('id' in which ? lockCart(tx, which.id) : findCart(tx, which.ownerId, { lock: true }));
  if (!cart) return false;
  const lines = withoutBought(cart.lines, bought);
  if (lines.length === 0) {
    await removeCart(tx, { id: cart.id });
    return true;
  }
  const saved = await updateCart(tx, { ...cart, lines, updatedDate: ctx.now().toISOString() });
  if (!saved) return true;
  const purchase = purchaseOf(saved);
  const entity = viewCart(ctx, saved, discountLines(ctx, purchase, await loadRules(tx, purchase)));
  emit(tx, cartEvents.updated(entity));
  return true;
}
