import { cartEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, untilKept, withSite, writeOnce } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { discountLines, rulesFor } from '../purchase/index.ts';
import { purchaseOf } from './cart.ts';
import { viewCart, type WireCart } from './cart-view.ts';
import { dropCart, findCart } from './carts.store.ts';
import { removeCart } from './remove-cart.ts';
import { readCart, selectorOf, visibleCart, type WhichCart } from './which-cart.ts';

/** A cart with current prices and stock. Totals have an operation of their own. */
export async function getCart(ctx: Context, which: WhichCart): Promise<{ cart: WireCart } | Refusal> {
  const cart = await readSite(ctx, (tx) => readCart(ctx, tx, which));
  if (isRefusal(cart)) return cart;
  const purchase = purchaseOf(cart);
  return { cart: viewCart(ctx, cart, discountLines(ctx, purchase, await rulesFor(ctx, purchase))) };
}

/** Deletes a cart that the caller may change. */
export const deleteCart = (ctx: Context, id: string): Promise<Record<string, never> | Refusal> =>
  untilKept(id, () =>
    writeOnce(ctx, async (tx) => {
      const cart = visibleCart(ctx, await findCart(tx, { id }), { id });
      if (isRefusal(cart)) return cart;
      dropCart(tx, cart);
      emit(tx, cartEvents.deleted(cart.id));
      return {};
    }),
  );

/** Deletes the caller's cart. Clients do this routinely, so that having no cart is a success. */
export async function deleteCurrentCart(ctx: Context): Promise<Record<string, never> | Refusal> {
  const selector = selectorOf(ctx, 'current');
  if (isRefusal(selector)) return selector;
  await withSite(ctx, (tx) => removeCart(tx, selector));
  return {};
}
