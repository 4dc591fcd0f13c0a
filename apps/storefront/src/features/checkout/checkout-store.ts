import { createStore } from '../../lib/store.ts';
import type { CodeProblem } from '../codes/codes.ts';
import type { CheckoutView } from './checkout-view.ts';

export type LiveCheckout = {
  view: CheckoutView;
  state: 'current' | 'updating' | 'failed';
  /** Why a code was rejected. */
  codeProblem: CodeProblem | null;
  /** A message about the last change; empty if the totals speak for themselves. */
  notice: string;
};

/** The checkout since the visitor's first change on this page; null before. */
export const checkoutStore = createStore<LiveCheckout | null>(null);
