import type { currentCart } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { viewCart } from './cart-view.ts';
import { readCart } from './read-cart.ts';

/** The caller's cart, with prices and stock of now. Totals are estimated by a call of their own. */
export const getCurrentCart: UseCase<typeof currentCart.getCurrentCart> = async (ctx) => {
  const cart = await readSite(ctx, (tx) => readCart(ctx, tx));
  return isRefusal(cart) ? cart : { cart: viewCart(ctx, cart) };
};
