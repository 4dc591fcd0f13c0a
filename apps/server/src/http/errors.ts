import { type ErrorCode, errorCodes } from '@stoa/contract';
import type { Refusal } from '../platform/refusal.ts';

export type ErrorAnswer = {
  status: number;
  headers?: Record<string, string>;
  body: { message: string; details: Record<string, unknown> };
};

/** The only place that knows which HTTP status a refusal is. */
export function toErrorAnswer(refusal: Refusal): ErrorAnswer {
  switch (refusal.refused) {
    case 'code': {
      const known: { status: number; description: string; wire?: string } | undefined =
        errorCodes[refusal.code as ErrorCode];
      if (!known) throw new Error(`the error code ${refusal.code} is not in the contract`);
      const { code, data = {} } = refusal;
      const error = { code: known.wire ?? code, description: known.description, data };
      const wait = data.waitSeconds;
      const headers: Record<string, string> = typeof wait === 'number' ? { 'retry-after': String(wait) } : {};
      const body = { message: known.description, details: { applicationError: error } };
      return { status: known.status, headers, body };
    }
    case 'not-found':
      // no application error: clients take its absence for the status
      return { status: 404, body: { message: refusal.message, details: {} } };
    case 'not-permitted':
      return { status: 403, body: { message: refusal.message, details: {} } };
    case 'invalid': {
      const message = refusal.violations.map(({ field, description }) => `${field} ${description}`).join('; ');
      // the public client reads the type in the data of every violation, whether there is data or not
      const fieldViolations = refusal.violations.map((violation) => ({ ...violation, data: violation.data ?? {} }));
      const details = { validationError: { fieldViolations } };
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
