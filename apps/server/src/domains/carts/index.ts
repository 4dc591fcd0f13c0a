export { type Cart, type CartDocument, purchaseOf } from './cart.ts';
export { findCart, noteCheckout } from './carts.store.ts';
export { type Change, type Changed, changeCartAs, createFurtherCart } from './change-cart.ts';
export { deleteCart, deleteCurrentCart } from './get-cart.ts';
export { mergeCarts } from './merge-carts.ts';
export { dropBoughtCart, takeOutBought } from './take-out-bought.ts';
export { ABANDONED_AFTER_MS, cartLook, lookAfter } from './watch.ts';
export { readCart, type WhichCart } from './which-cart.ts';
