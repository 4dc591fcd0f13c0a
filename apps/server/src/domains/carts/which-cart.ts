import { type Caller, ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import { lookUpShownLines } from '../purchase/index.ts';
import type { Cart } from './cart.ts';
import { type CartSelector, findCart } from './carts.store.ts';

/** The cart that a call is about: the caller's current one, or one that it names. */
export type WhichCart = 'current' | { id: string } | { checkoutId: string };

const noCartOfOwn = notPermitted('only visitors and members have a current cart');

/** Where a caller's choice is found; a refusal of the current cart to callers who have none. */
export function selectorOf({ caller }: Pick<Context, 'caller'>, which: WhichCart): CartSelector | Refusal {
  if (which !== 'current') return which;
  const ownerId = ownerOf(caller);
  return ownerId ? { ownerId } : noCartOfOwn;
}

/** Whether a caller may see and change a cart: its owner, and staff and apps, whose permissions were checked. */
const isVisibleTo = ({ ownerId }: Cart, caller: Caller): boolean =>
  ownerId === NIL_ID || (ownerOf(caller) ?? ownerId) === ownerId;

/** Strangers learn nothing: a cart of someone else does not exist for them. */
export function visibleCart({ caller }: Pick<Context, 'caller'>, cart: Cart | null, which: WhichCart): Cart | Refusal {
  if (cart && isVisibleTo(cart, caller)) return cart;
  return refuse(which === 'current' ? 'OWNED_CART_NOT_FOUND' : 'CART_NOT_FOUND');
}

/** A cart with its lines as the catalogue sells them now: two statements. */
export async function readCart(ctx: Context, tx: Tx, which: WhichCart): Promise<Cart | Refusal> {
  const selector = selectorOf(ctx, which);
  if ('refused' in selector) return selector;
  const cart = visibleCart(ctx, await findCart(tx, selector), which);
  if ('refused' in cart) return cart;
  const { lines } = await lookUpShownLines(ctx, tx, cart.lines);
  return { ...cart, lines };
}
