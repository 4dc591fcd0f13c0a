import type { ErrorCode } from '@stoa/contract';
import type { Violation } from './result.ts';

export type { Violation };

/**
 * The answer of a use case that does not carry out a request: an expected outcome, not a fault. A transaction whose
 * work returns one is rolled back. `code` names an entry of the contract's table of error codes; without a code, the
 * caller learns only that the entity does not exist.
 */
export type Refusal =
  | { refused: 'code'; code: ErrorCode; data?: Record<string, unknown> }
  | { refused: 'not-found'; message: string }
  | { refused: 'not-permitted'; message: string }
  | { refused: 'invalid'; violations: Violation[] };

export const refuse = <C extends ErrorCode>(
  code: C,
  data?: Record<string, unknown>,
): Extract<Refusal, { refused: 'code' }> & { code: C } => ({ refused: 'code', code, data });
export const notFound = (message: string): Refusal => ({ refused: 'not-found', message });
export const notPermitted = (message: string): Refusal => ({ refused: 'not-permitted', message });
export const invalid = (...violations: Violation[]): Refusal => ({ refused: 'invalid', violations });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;
