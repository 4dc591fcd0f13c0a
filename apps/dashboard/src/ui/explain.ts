import { errorCodes } from '@stoa/contract/errors';
import { ApiError } from '@stoa/sdk';
import { explainLimit } from './limit-names.ts';
import { UserFacingError } from './user-facing-error.ts';

/** Explains an error to the user. */
export function explain(error: unknown): { title: string; detail: string } {
  if (error instanceof UserFacingError) return { title: 'Something went wrong', detail: error.message };
  if (!(error instanceof ApiError)) {
    // thrown by fetch when there is no response
    if (error instanceof TypeError)
      return { title: 'No connection', detail: 'The server couldn’t be reached. Check your connection.' };
    return { title: 'Something went wrong', detail: 'Something on this page failed. Reloading often helps.' };
  }
  // the user was asked to prove their identity, and declined
  if (error.code === 'RECENT_LOGIN_REQUIRED')
    return { title: 'Nothing was changed', detail: 'Confirm your identity to do this.' };
  const limit = error.code === 'LIMIT_REACHED' && explainLimit(error.data);
  if (limit) return { title: 'The limit is reached', detail: limit };
  const known = (errorCodes as Record<string, { description: string }>)[error.code]?.description;
  if (known) return { title: error.status === 404 ? 'Not found' : 'Something went wrong', detail: known };
  if (error.status === 403) return { title: 'Not allowed', detail: 'Your role on this site doesn’t allow this.' };
  if (error.status === 404) return { title: 'Not found', detail: 'It doesn’t exist or has been deleted.' };
  if (error.status === 413) return { title: 'Too large', detail: 'The server doesn’t accept that much at once.' };
  if (error.status === 429) return { title: 'Too many requests', detail: 'Wait a moment and try again.' };
  if (error.violations.length > 0) {
    return {
      title: 'Please check your entries',
      detail: error.violations.map(({ field, description }) => `${field}: ${description}`).join('; '),
    };
  }
  const reference = error.requestId ? ` (request ${error.requestId})` : '';
  return { title: 'Something went wrong', detail: `The server could not do this${reference}.` };
}

/** Missing or forbidden things stay so; any other failure may be over by the next attempt. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status !== 403 && error.status !== 404);
