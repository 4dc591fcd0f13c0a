import type { Messages } from '@stoa/messages';
import { hasCode } from '../../lib/api-errors.ts';
import type { RemovedItems } from './cart-form.ts';

/** A message about the last change, by its name in the texts and in addresses. */
export type NoticeName = keyof Messages['cart']['notices'];

export function noticeOfSave(saved: { removed: RemovedItems; isLimited: boolean }, isWrong: boolean): NoticeName {
  if (isWrong) return 'quantity';
  if (saved.isLimited) return 'limited';
  if (saved.removed.length > 1) return 'removedSeveral';
  return saved.removed.length > 0 ? 'removed' : 'updated';
}

const OF_SAVE = new Set(['removed', 'removedSeveral', 'limited', 'quantity']);

/** Whether a notice tells of a save that may have removed items. */
export const isOfSave = (notice: string | null): boolean => OF_SAVE.has(notice ?? '');

/** The notice for a refused change. Other errors are rethrown. */
export function noticeOfProblem(error: unknown): NoticeName {
  if (hasCode(error, 'LINE_AMOUNT_TOO_LARGE')) return 'tooExpensive';
  // another window changed the cart meanwhile
  if (hasCode(error, 'FULL_OUT_OF_STOCK', 'PARTIAL_OUT_OF_STOCK', '400', '404', '428')) {
    return 'changed';
  }
  throw error;
}
