import { hasCode } from '../../lib/api-errors.ts';

/** What the member is told whose card could not be preferred or removed. */
export function noticeOf(error: unknown): 'inUse' | 'gone' | 'failed' {
  if (hasCode(error, 'SAVED_PAYMENT_METHOD_IN_USE')) return 'inUse';
  return hasCode(error, 'SAVED_PAYMENT_METHOD_NOT_FOUND') ? 'gone' : 'failed';
}
