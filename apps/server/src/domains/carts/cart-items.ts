import type { carts, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { addItems, readItems, removeLines, setQuantities } from '../purchase/index.ts';
import type { Cart } from './cart.ts';
import type { WireCart } from './cart-view.ts';
import { changeCart } from './change-cart.ts';
import type { WhichCart } from './which-cart.ts';

type Answer = Promise<{ cart: WireCart } | Refusal>;
type SentItems = Omit<Request<typeof carts.addToCart>, 'id'>;

/**
 * Adds items, creating the caller's current cart if needed. A reference to something that is not sold adds no line; an
 * item that is out of stock becomes a line that says so. Buyers cannot set their own prices.
 */
export async function addToCart(ctx: Context, which: WhichCart, sent: SentItems): Answer {
  const items = readItems(ctx, sent);
  if (isRefusal(items)) return items;
  const { businessLocationId } = sent;
  return changeCart(ctx, which, {
    wanted: items.wanted,
    create: which === 'current',
    apply: (cart, found) => {
      const { businessLocationId: known, lines } = cart;
      if (businessLocationId && known && known !== businessLocationId && lines.length > 0)
        return refuse('CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION', { businessLocationId: known });
      return {
        ...withItems(ctx, cart, { ...items, found }),
        ...(businessLocationId !== undefined && { businessLocationId }),
      };
    },
  });
}

/** A cart with further items. */
export const withItems = (ctx: Context, cart: Cart, items: Parameters<typeof addItems>[1]): Cart => ({
  ...cart,
  lines: addItems(cart.lines, items, ctx.newId),
});

/** Removes lines; lines that are already gone are ignored. */
export const removeFromCart = (ctx: Context, which: WhichCart, ids: readonly string[]): Answer =>
  changeCart(ctx, which, { apply: (cart) => ({ ...cart, lines: removeLines(cart.lines, ids) }) });

/** Sets quantities. A quantity above the stock is reduced to the stock; unknown lines are ignored. */
export function setCartQuantities(
  ctx: Context,
  which: WhichCart,
  lineItems: readonly { id?: string; quantity?: number }[],
): Answer {
  const changes = lineItems.flatMap(({ id, quantity }) => (id && quantity ? [{ id, quantity }] : []));
  return changeCart(ctx, which, { apply: (cart) => ({ ...cart, lines: setQuantities(cart.lines, changes) }) });
}
