import type { Violation } from './result.ts';

export type { Violation };

/**
 * What a use case answers when it will not do what was asked: an expected outcome, not a fault. A transaction whose
 * work returns one is rolled back. `code` names an entry of the contract's table of error codes; without a code the
 * caller learns only that the thing does not exist.
 */
export type Refusal =
  | { refused: 'code'; code: string; data?: Record<string, unknown> }
  | { refused: 'not-found'; message: string }
  | { refused: 'not-permitted'; message: string }
  | { refused: 'invalid'; violations: Violation[] };

export const refuse = (code: string, data?: Record<string, unknown>): Refusal => ({ refused: 'code', code, data });
export const notFound = (message: string): Refusal => ({ refused: 'not-found', message });
export const notPermitted = (message: string): Refusal => ({ refused: 'not-permitted', message });
export const invalid = (...violations: Violation[]): Refusal => ({ refused: 'invalid', violations });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;
