/**
 * The operations of this domain are in operations.ts and not here: placing an order is one of them, and orders come in
 * through this door.
 */
export { buyerOf, type Checkout, visibleOrRefused } from './checkout.ts';
export { checkOutCart } from './checkout-of-cart.ts';
export { findCheckout, giveCheckouts, setCheckoutContact } from './checkouts.store.ts';
export { completeCheckout, lockCheckout } from './complete-checkout.ts';
export { checkoutData } from './personal-data.store.ts';
export { type PricedCheckout, priceCheckout } from './price-checkout.ts';
