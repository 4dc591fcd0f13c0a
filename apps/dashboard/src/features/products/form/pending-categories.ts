/** The categories that could not be set on a saved product. */
import { explain } from '../../../ui/explain.ts';
import type { ProductForm } from './product-form.ts';

export type PendingCategories = { categoryIds: string[]; reason: string };

export const pendingOf = (categoryIds: string[], failure: unknown): PendingCategories => ({
  categoryIds,
  reason: explain(failure).detail,
});

/** The navigation state for the page of a product that was just created. */
export const pendingState = (pending: PendingCategories) => ({ pending });

/** Reads the pending categories from the navigation state; null if there are none. */
export function readPending(state: unknown): PendingCategories | null {
  if (typeof state !== 'object' || state === null || !('pending' in state)) return null;
  return state.pending as PendingCategories;
}

/** The form of a saved product in which the pending categories are still chosen. */
export const withPending = (saved: ProductForm, pending: PendingCategories | null): ProductForm =>
  pending ? { ...saved, categoryIds: pending.categoryIds } : saved;
