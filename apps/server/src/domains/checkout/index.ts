/**
 * The operations of this domain are in operations.ts, not here: one of them places orders, and orders imports this
 * file.
 */
export { changeCheckout } from './change-checkout.ts';
export { buyerOf, type Checkout, createdBy, languageOf, purchaseOf, trialsOf, visibleOrRefused } from './checkout.ts';
export { viewCheckout } from './checkout-view.ts';
export {
  findCheckout,
  findCheckoutOfCart,
  type LockedCheckout,
  lockCheckout,
  noteAbandoned,
  noteOrder,
  type Quoted,
  removeCheckouts,
} from './checkouts.store.ts';
export { completeCheckout } from './complete-checkout.ts';
export { markCheckoutAsCompleted, markCheckoutAsCompletedAndRedirectToUrl } from './complete-elsewhere.ts';
export { copyCheckout, insertCopy } from './copy-checkout.ts';
export { create as createCheckoutFor } from './create-checkout.ts';
export { checkOutLeftCart, createCheckoutFromCart } from './create-checkout-from-cart.ts';
export { checkoutPage } from './get-checkout.ts';
export { tryingGiftCard } from './gift-card-guesses.ts';
export { findVisibleCheckout } from './read-visible.ts';
export { checkoutLook, giveCheckouts } from './watch.ts';
export { isAgreed, type Stated, type Terms, withQuote } from './with-quote.ts';
export { type Details, quoteCheckout, writeCheckout } from './write-checkout.ts';
