import { errorCodes } from '@stoa/contract';
import { isDatabaseAway } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';

export type ErrorAnswer = {
  status: number;
  headers?: Record<string, string>;
  body: { message: string; details: Record<string, unknown> };
};

/** The only place that maps refusals to HTTP statuses. */
export function viewRefusal(refusal: Refusal): ErrorAnswer {
  switch (refusal.refused) {
    case 'code': {
      const known: { status: number; description: string; wire?: string } = errorCodes[refusal.code];
      const { code, data = {} } = refusal;
      const error = { code: known.wire ?? code, description: known.description, data };
      const wait = data.waitSeconds;
      const headers: Record<string, string> = typeof wait === 'number' ? { 'retry-after': String(wait) } : {};
      const body = { message: known.description, details: { applicationError: error } };
      return { status: known.status, headers, body };
    }
    case 'not-found':
      // no application error: clients then go by the status
      return { status: 404, body: { message: refusal.message, details: {} } };
    case 'not-permitted':
      return { status: 403, body: { message: refusal.message, details: {} } };
    case 'invalid': {
      const message = refusal.violations.map(({ field, description }) => `${field} ${description}`).join('; ');
      // the public client reads the type in the data of every violation, even without data
      const fieldViolations = refusal.violations.map((violation) => ({ ...violation, data: violation.data ?? {} }));
      const details = { validationError: { fieldViolations } };
      return { status: 400, body: { message: `INVALID_ARGUMENT: ${message}`, details } };
    }
  }
}

/** The answer to a caller above the rate limit, with the seconds to wait. */
export const tooManyRequests = (waitSeconds: number): ErrorAnswer =>
  viewRefusal(refuse('TOO_MANY_REQUESTS', { waitSeconds }));

export const plainError = (status: number, message: string): ErrorAnswer => ({
  status,
  body: { message, details: {} },
});

/** The answer to a call that ended with an error: callers' mistakes are explained, our faults are not. */
export function viewFault(error: Error & { statusCode?: number }): ErrorAnswer {
  if (isDatabaseAway(error)) return databaseAway;
  const { statusCode = 500, message } = error;
  if (statusCode < 500) return plainError(statusCode, message);
  return statusCode === 503 ? stopping : plainError(500, '');
}

/** The answer to a call that arrives while the server stops. */
export const stopping: ErrorAnswer = plainError(503, 'the server is stopping');

/** The seconds after which it makes sense to try again in an outage. */
export const OUTAGE_WAIT = '5';

const databaseAway: ErrorAnswer = {
  ...plainError(503, 'the database does not answer at the moment; try again later'),
  headers: { 'retry-after': OUTAGE_WAIT },
};

/** The answer to a call of an unknown address. */
export const nothingAt = ({ method, url }: { method: string; url: string }): ErrorAnswer =>
  plainError(404, `there is nothing at ${method} ${url.split('?')[0]}`);
