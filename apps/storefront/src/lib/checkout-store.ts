import type { CheckoutView } from './checkout-view.ts';
import { createStore } from './store.ts';

export type LiveCheckout = { view: CheckoutView; state: 'current' | 'updating' | 'failed' };

/** The checkout since the visitor filled something in on this page; null before. */
export const checkoutStore = createStore<LiveCheckout | null>(null);
