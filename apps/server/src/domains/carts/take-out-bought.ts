import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { viewCart } from './cart-view.ts';
import { findCart, updateCart } from './carts.store.ts';
import { type Line, withoutBought } from './line.ts';
import { removeCart } from './remove-cart.ts';

/** Takes what was bought out of a buyer's cart, as far as it is in there; a cart of which nothing is left ends. */
export async function takeOutBought(
  ctx: Context,
  tx: Tx,
  { ownerId, bought }: { ownerId: string; bought: readonly Line[] },
): Promise<void> {
  const cart = await findCart(tx, ownerId, { lock: true });
  if (!cart) return;
  const lines = withoutBought(cart.lines, bought);
  if (lines.length === 0) {
    await removeCart(tx, { id: cart.id });
    return;
  }
  const saved = await updateCart(tx, { ...cart, lines, updatedDate: ctx.now().toISOString() });
  if (!saved) return;
  emit(tx, { type: 'wix.ecom.v1.cart_updated', entityId: saved.id, payload: { entity: viewCart(ctx, saved) } });
}
