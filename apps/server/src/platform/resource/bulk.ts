import { type ErrorCode, errorCodes } from '@stoa/contract';
import type { Refusal } from '../refusal.ts';

/** What became of one item of a bulk request. */
export type ItemOutcome = { id: string | null; item?: object; refusal: Refusal | null };

/** The answer of a bulk operation: a result for each item, in the order of the request, and their count. */
export function bulkAnswer(outcomes: readonly ItemOutcome[], returnEntity: boolean) {
  const results = outcomes.map(({ id, item, refusal }, originalIndex) => ({
    itemMetadata: {
      ...(id === null ? {} : { id }),
      originalIndex,
      success: refusal === null,
      ...(refusal ? { error: describeRefusal(refusal) } : {}),
    },
    ...(returnEntity && item ? { item } : {}),
  }));
  const totalSuccesses = outcomes.filter((outcome) => outcome.refusal === null).length;
  return {
    results,
    bulkActionMetadata: { totalSuccesses, totalFailures: outcomes.length - totalSuccesses, undetailedFailures: 0 },
  };
}

/** A refusal as answers of bulk operations tell it. */
export function describeRefusal(refusal: Refusal) {
  switch (refusal.refused) {
    case 'code':
      return {
        code: refusal.code,
        description: errorCodes[refusal.code as ErrorCode]?.description ?? '',
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
