/**
 * The operations of this domain are in operations.ts, not here: one of them places orders, and orders imports this
 * file.
 */
export { buyerOf, type Checkout, purchaseOf, visibleOrRefused } from './checkout.ts';
export { findCheckout, giveCheckouts, type LockedCheckout, lockCheckout, noteOrder } from './checkouts.store.ts';
export { completeCheckout } from './complete-checkout.ts';
export { createCheckoutFromCurrentCart } from './create-checkout-from-current-cart.ts';
export { isAgreed, type Terms, withQuote } from './with-quote.ts';
