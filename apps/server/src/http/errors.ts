import { type ErrorCode, errorCodes } from '@stoa/contract';
import type { Refusal } from '../platform/refusal.ts';

export type ErrorAnswer = { status: number; body: { message: string; details: Record<string, unknown> } };

/** The only place that knows which HTTP status a refusal is. */
export function toErrorAnswer(refusal: Refusal): ErrorAnswer {
  switch (refusal.refused) {
    case 'code': {
      const known = errorCodes[refusal.code as ErrorCode];
      if (!known) throw new Error(`the error code ${refusal.code} is not in the contract`);
      const { code, data = {} } = refusal;
      const error = { code, description: known.description, data };
      return { status: known.status, body: { message: known.description, details: { applicationError: error } } };
    }
    case 'not-found':
      // no application error: clients take its absence for the status
      return { status: 404, body: { message: refusal.message, details: {} } };
    case 'not-permitted':
      return { status: 403, body: { message: refusal.message, details: {} } };
    case 'invalid': {
      const message = refusal.violations.map(({ field, description }) => `${field} ${description}`).join('; ');
      const details = { validationError: { fieldViolations: refusal.violations } };
      return { status: 400, body: { message: `INVALID_ARGUMENT: ${message}`, details } };
    }
  }
}

export const plainError = (status: number, message: string): ErrorAnswer => ({
  status,
  body: { message, details: {} },
});

/** The answer to a call of what there is not. */
export const nothingAt = ({ method, url }: { method: string; url: string }): ErrorAnswer =>
  plainError(404, `there is nothing at ${method} ${url.split('?')[0]}`);
