import { errorCodes } from '@stoa/contract';
import type { Refusal } from '../refusal.ts';

/** The outcome of one item of a bulk request. */
export type ItemOutcome = { id: string | null; item?: object; refusal: Refusal | null };

/**
 * The answer of a bulk operation: a result for each item, in the order of the request, and their count. @param field
 * the items' name in results
 */
export function bulkAnswer(outcomes: readonly ItemOutcome[], returnEntity: boolean, field = 'item') {
  const results = outcomes.map(({ id, item, refusal }, originalIndex) => ({
    itemMetadata: {
      ...(id === null ? {} : { id }),
      originalIndex,
      success: refusal === null,
      ...(refusal ? { error: describeRefusal(refusal) } : {}),
    },
    ...((returnEntity && item ? { [field]: item } : {}) as { item?: object }),
  }));
  const totalSuccesses = outcomes.filter((outcome) => outcome.refusal === null).length;
  return {
    results,
    bulkActionMetadata: { totalSuccesses, totalFailures: outcomes.length - totalSuccesses, undetailedFailures: 0 },
  };
}

/** A refusal in the form of bulk answers. */
export function describeRefusal(refusal: Refusal) {
  switch (refusal.refused) {
    case 'code':
      return {
        code: refusal.code,
        description: errorCodes[refusal.code].description,
        data: refusal.data ?? {},
      };
    case 'not-found':
      return { code: 'NOT_FOUND', description: refusal.message, data: {} };
    case 'not-permitted':
      return { code: 'PERMISSION_DENIED', description: refusal.message, data: {} };
    case 'invalid':
      return {
        code: 'INVALID_ARGUMENT',
        description: refusal.violations.map(({ field, description }) => `${field} ${description}`).join('; '),
        data: {},
      };
  }
}
