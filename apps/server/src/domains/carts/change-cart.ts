import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { invalid, isRefusal, notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import { type Cart, emptyCart } from './cart.ts';
import { viewCart, type WireCart } from './cart-view.ts';
import { findCart, insertCart, updateCart } from './carts.store.ts';
import { type Found, MOST_LINES, type Wanted } from './line.ts';
import { lookUpLines } from './look-up-lines.ts';
import { refuseRestricted } from './restrictions.ts';

export const noCartOfOwn = notPermitted('only visitors and members have a current cart');

type Change = {
  /** What to look up in the catalogue, for `apply` to add. */
  wanted?: readonly Wanted[];
  /** Whether a caller without a cart gets one. */
  create?: boolean;
  /** Decides, with every line as the catalogue sells it now. */
  apply: (cart: Cart, found: Found[]) => Cart | Refusal;
};

/**
 * Changes the caller's cart under a lock, and answers with it as the wire has it. A first change that creates the cart
 * may meet another one that does the same: the later then changes the cart of the earlier.
 */
export async function changeCart(ctx: Context, change: Change): Promise<{ cart: WireCart } | Refusal> {
  const ownerId = ownerOf(ctx.caller);
  if (!ownerId) return noCartOfOwn;
  return withSite(ctx, async (tx) => {
    for (;;) {
      const known = await findCart(tx, ownerId, { lock: true });
      if (!known && !change.create) return refuse('OWNED_CART_NOT_FOUND');
      const changed = await applyTo(ctx, tx, known ?? newCart(ctx, ownerId), change);
      if (isRefusal(changed)) return changed;
      const written = { ...changed, updatedDate: ctx.now().toISOString() };
      const saved = known ? await updateCart(tx, written) : await insertCart(tx, written);
      if (!saved) continue;
      const cart = viewCart(ctx, saved);
      emit(tx, {
        type: known ? 'wix.ecom.v1.cart_updated' : 'wix.ecom.v1.cart_created',
        entityId: saved.id,
        payload: { entity: cart },
      });
      return { cart };
    }
  });
}

async function applyTo(ctx: Context, tx: Tx, cart: Cart, { wanted, apply }: Change): Promise<Cart | Refusal> {
  const { lines, found } = await lookUpLines(tx, cart.lines, wanted);
  const refusal = refuseRestricted(
    ctx.caller,
    found.map(({ item }) => item),
  );
  if (refusal) return refusal;
  const changed = apply({ ...cart, lines }, found);
  if (isRefusal(changed) || changed.lines.length <= MOST_LINES) return changed;
  return invalid({
    field: 'lineItems',
    description: `would make the cart longer than ${MOST_LINES} lines`,
    violatedRule: 'MAX_SIZE',
    data: { threshold: MOST_LINES },
  });
}

function newCart(ctx: Context, ownerId: string): Cart {
  const now = ctx.now().toISOString();
  const ownerKind = ctx.caller.kind === 'member' ? 'member' : 'visitor';
  return { ...emptyCart, id: ctx.newId(), ownerId, ownerKind, revision: '1', createdDate: now, updatedDate: now };
}
