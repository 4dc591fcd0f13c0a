import { createStore } from '../../lib/store.ts';
import type { CartView } from './cart-view.ts';

/** The cart after a change on this page; null before. `isShown`: whether the drawer opens. */
export const cartStore = createStore<{ cart: CartView; isShown: boolean } | null>(null);

/** Shows the cart in the drawer, whose island may not be hydrated yet. */
export const showCart = (cart: CartView): void => announce({ cart, isShown: true });

/** Updates the number of items beside the link to the cart. */
export const countCart = (cart: CartView): void => announce({ cart, isShown: false });

function announce(change: { cart: CartView; isShown: boolean }): void {
  cartStore.set(change);
  document.querySelector('stoa-island[name="cart/cart"]')?.dispatchEvent(new Event('wake'));
}
