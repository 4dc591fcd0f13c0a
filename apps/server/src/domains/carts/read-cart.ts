import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { lookUpShownLines } from '../purchase/index.ts';
import type { Cart } from './cart.ts';
import { findCart } from './carts.store.ts';
import { noCartOfOwn } from './change-cart.ts';

/** The caller's cart with its lines as the catalogue sells them now: two statements. */
export async function readCart(ctx: Context, tx: Tx): Promise<Cart | Refusal> {
  const ownerId = ownerOf(ctx.caller);
  if (!ownerId) return noCartOfOwn;
  const cart = await findCart(tx, ownerId);
  if (!cart) return refuse('OWNED_CART_NOT_FOUND');
  const { lines } = await lookUpShownLines(ctx, tx, cart.lines);
  return { ...cart, lines };
}
