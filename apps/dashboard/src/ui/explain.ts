import { ApiError } from '@stoa/sdk';
import { failureText, violationText } from '../app/failure-texts.ts';
import { words } from '../app/words.ts';
import { explainLimit } from './limit-names.ts';
import { UserFacingError } from './user-facing-error.ts';

const texts = words.common.failures;

/** Explains an error to the user. */
export function explain(error: unknown): { title: string; detail: string } {
  if (error instanceof UserFacingError) return { title: texts.wrong, detail: error.message };
  if (!(error instanceof ApiError)) {
    // thrown by fetch when there is no response
    if (error instanceof TypeError) return { title: texts.noConnection, detail: texts.noConnectionText };
    return { title: texts.wrong, detail: texts.onPage };
  }
  // the user was asked to prove their identity, and declined
  if (error.code === 'RECENT_LOGIN_REQUIRED') return { title: texts.unconfirmed, detail: texts.unconfirmedText };
  const limit = error.code === 'LIMIT_REACHED' && explainLimit(error.data);
  if (limit) return { title: texts.limit, detail: limit };
  const known = failureText(error.code);
  if (known) return { title: error.status === 404 ? texts.notFound : texts.wrong, detail: known };
  if (error.status === 403) return { title: texts.notAllowed, detail: texts.notAllowedText };
  if (error.status === 404) return { title: texts.notFound, detail: texts.notFoundText };
  if (error.status === 413) return { title: texts.tooLarge, detail: texts.tooLargeText };
  if (error.status === 429) return { title: texts.tooMany, detail: texts.tooManyText };
  if (error.violations.length > 0) {
    return {
      title: texts.entries,
      detail: error.violations
        .map(({ field, description }) => `${field}: ${violationText(description ?? '')}`)
        .join('; '),
    };
  }
  return { title: texts.wrong, detail: error.requestId ? texts.onServerIn(error.requestId) : texts.onServer };
}

/** Missing or forbidden things stay so; any other failure may be over by the next attempt. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status !== 403 && error.status !== 404);
