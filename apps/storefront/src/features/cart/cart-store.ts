import { createStore } from '../../lib/store.ts';
import type { CartView } from './cart-view.ts';

/** The cart after a change on this page; null before. Setting it opens the drawer. */
export const cartStore = createStore<CartView | null>(null);

/** Shows the cart in the drawer, whose island may not be hydrated yet. */
export function showCart(cart: CartView): void {
  cartStore.set(cart);
  document.querySelector('stoa-island[name="cart/cart"]')?.dispatchEvent(new Event('wake'));
}
