import { createStore } from '../../lib/store.ts';
import type { CodeErrors } from '../codes/codes.ts';
import type { CheckoutView } from './checkout-view.ts';

export type LiveCheckout = {
  view: CheckoutView;
  state: 'current' | 'updating' | 'failed';
  /** The reasons why codes were rejected. */
  codeErrors: CodeErrors;
  /** A message about the last change; empty if the totals speak for themselves. */
  notice: string;
};

/** The checkout since the visitor's first change on this page; null before. */
export const checkoutStore = createStore<LiveCheckout | null>(null);
