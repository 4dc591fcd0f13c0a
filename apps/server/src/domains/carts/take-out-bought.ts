import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { viewCart } from './cart-view.ts';
import { findCart, lockCart, updateCart } from './carts.store.ts';
import { type Line, withoutBought } from './line.ts';
import { removeCart } from './remove-cart.ts';

/**
 * Takes what was bought out of a cart, as far as it is in there; a cart of which nothing is left ends. False where there
 * is no such cart.
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
  if (saved)
    emit(tx, { type: 'wix.ecom.v1.cart_updated', entityId: saved.id, payload: { entity: viewCart(ctx, saved) } });
  return true;
}
