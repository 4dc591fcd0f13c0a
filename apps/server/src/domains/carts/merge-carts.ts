import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Cart } from './cart.ts';
import { viewCart } from './cart-view.ts';
import { lockCarts, updateCart } from './carts.store.ts';
import { addLines, type Line, MOST_LINES } from './line.ts';
import { lookUpLines } from './look-up-lines.ts';
import { removeCart } from './remove-cart.ts';

/**
 * Adds a visitor's cart to that of the member they are, and ends it. Of what both have the quantities add up, to what
 * stock allows; a line of which the catalogue no longer knows anything stays as it was. A member without a cart takes
 * the visitor's over as it is.
 */
export async function mergeCarts(
  ctx: Context,
  tx: Tx,
  { visitorId, memberId }: { visitorId: string; memberId: string },
): Promise<void> {
  const carts = await lockCarts(tx, [visitorId, memberId]);
  const ofVisitor = carts.find(({ ownerId }) => ownerId === visitorId);
  const ofMember = carts.find(({ ownerId }) => ownerId === memberId);
  if (!ofVisitor || visitorId === memberId) return;
  const merged: Cart = ofMember
    ? await withLines(ctx, tx, ofMember, ofVisitor.lines)
    : { ...ofVisitor, ownerId: memberId, ownerKind: 'member' };
  if (ofMember) await removeCart(tx, { id: ofVisitor.id });
  const saved = await updateCart(tx, { ...merged, updatedDate: ctx.now().toISOString() });
  if (!saved) return;
  emit(tx, { type: 'wix.ecom.v1.cart_updated', entityId: saved.id, payload: { entity: viewCart(ctx, saved) } });
}

async function withLines(ctx: Context, tx: Tx, cart: Cart, added: readonly Line[]): Promise<Cart> {
  const wanted = added.flatMap(({ reference, quantity }) => (reference ? [{ reference, quantity }] : []));
  const { lines, found } = await lookUpLines(tx, cart.lines, wanted);
  const gone = added.filter(({ reference }) => found.some((one) => one.reference === reference && !one.item));
  return { ...cart, lines: [...addLines(lines, found, ctx.newId), ...gone].slice(0, MOST_LINES) };
}
