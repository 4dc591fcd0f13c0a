export type { Cart } from './cart.ts';
export { noteCheckout } from './carts.store.ts';
export { mergeCarts } from './merge-carts.ts';
export { readCart } from './read-cart.ts';
export { dropBoughtCart, takeOutBought } from './take-out-bought.ts';
