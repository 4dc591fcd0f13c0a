import type { currentCart } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { discountLines, rulesFor } from '../purchase/index.ts';
import { purchaseOf } from './cart.ts';
import { viewCart } from './cart-view.ts';
import { readCart } from './read-cart.ts';

/** The caller's cart, with current prices and stock. Totals have an operation of their own. */
export const getCurrentCart: UseCase<typeof currentCart.getCurrentCart> = async (ctx) => {
  const cart = await readSite(ctx, (tx) => readCart(ctx, tx));
  if (isRefusal(cart)) return cart;
  const purchase = purchaseOf(cart);
  return { cart: viewCart(ctx, cart, discountLines(ctx, purchase, await rulesFor(ctx, purchase))) };
};
