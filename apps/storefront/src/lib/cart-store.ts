import type { CartView } from './cart-view.ts';
import { createStore } from './store.ts';

/** The cart after the visitor changed it on this page; null before. Setting it opens the drawer. */
export const cartStore = createStore<CartView | null>(null);

/** Shows the cart in the drawer, whose island may still be asleep. */
export function showCart(cart: CartView): void {
  cartStore.set(cart);
  document.querySelector('stoa-island[name=cart]')?.dispatchEvent(new Event('wake'));
}
