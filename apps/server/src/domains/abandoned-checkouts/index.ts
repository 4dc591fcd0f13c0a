export { hasAbandoned } from './abandoned-checkouts.store.ts';
export { lookAtCheckout } from './look-at-checkout.ts';
