import { cartEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { addLines, discountLines, type Line, loadRules, lookUpLines, MOST_LINES } from '../purchase/index.ts';
import { type Cart, purchaseOf } from './cart.ts';
import { viewCart } from './cart-view.ts';
import { lockCarts, updateCart } from './carts.store.ts';
import { removeCart } from './remove-cart.ts';
import { watchCart } from './watch.ts';

/**
 * Adds a visitor's cart to the cart of the member they logged in as, and deletes it. Quantities of the same item add
 * up, within the stock; a line that the catalogue no longer knows stays as it was. A member without a cart gets the
 * visitor's. Further carts of the visitor become the member's.
 */
export async function mergeCarts(
  ctx: Context,
  tx: Tx,
  { visitorId, memberId }: { visitorId: string; memberId: string },
): Promise<void> {
  const carts = await lockCarts(tx, [visitorId, memberId]);
  if (visitorId === memberId) return;
  const updatedDate = ctx.now().toISOString();
  for (const other of carts.filter(({ ownerId, isCurrent }) => ownerId === visitorId && !isCurrent))
    watchCart(ctx, tx, updateCart(tx, { ...other, ownerId: memberId, ownerKind: 'member', updatedDate }), null);
  const currentOf = (id: string) => carts.find(({ ownerId, isCurrent }) => ownerId === id && isCurrent);
  const [ofVisitor, ofMember] = [currentOf(visitorId), currentOf(memberId)];
  if (!ofVisitor) return;
  const merged: Cart = ofMember
    ? await withLines(ctx, tx, ofMember, ofVisitor.lines)
    : { ...ofVisitor, ownerId: memberId, ownerKind: 'member' };
  if (ofMember) await removeCart(tx, { id: ofVisitor.id });
  const saved = updateCart(tx, { ...merged, updatedDate });
  watchCart(ctx, tx, saved, null);
  const purchase = purchaseOf(saved);
  const entity = viewCart(ctx, saved, discountLines(ctx, purchase, await loadRules(ctx, tx, purchase)));
  emit(tx, cartEvents.updated(entity));
}

async function withLines(ctx: Context, tx: Tx, cart: Cart, added: readonly Line[]): Promise<Cart> {
  const wanted = added.flatMap(({ reference, quantity, overrides }) =>
    reference ? [{ reference, quantity, ...(overrides && { overrides }) }] : [],
  );
  const { lines, found } = await lookUpLines(ctx, tx, cart.lines, wanted);
  const gone = added.filter(({ reference }) => found.some((one) => one.reference === reference && !one.item));
  const custom = added.filter(({ reference }) => !reference);
  return { ...cart, lines: [...addLines(lines, found, ctx.newId), ...gone, ...custom].slice(0, MOST_LINES) };
}
