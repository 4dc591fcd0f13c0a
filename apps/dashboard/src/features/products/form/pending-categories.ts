/** The categories of a product that was saved but could not be put into them. */
import { explain } from '../../../ui/explain.ts';
import type { ProductForm } from './product-form.ts';
import { settled } from './unsaved-changes-guard.tsx';

export type PendingCategories = { categoryIds: string[]; reason: string };

export const pendingOf = (categoryIds: string[], failure: unknown): PendingCategories => ({
  categoryIds,
  reason: explain(failure).detail,
});

/** The state that goes with the way to the page of a product that was just created. */
export const pendingState = (pending: PendingCategories) => ({ ...settled, pending });

/** What is pending, by the state that the page was reached with; null where nothing is. */
export function readPending(state: unknown): PendingCategories | null {
  if (typeof state !== 'object' || state === null || !('pending' in state)) return null;
  return state.pending as PendingCategories;
}

/** The form of a saved product with what is pending still chosen. */
export const withPending = (saved: ProductForm, pending: PendingCategories | null): ProductForm =>
  pending ? { ...saved, categoryIds: pending.categoryIds } : saved;
