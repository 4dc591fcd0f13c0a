import type { Operation } from '@stoa/contract';
import { invalid, type Refusal } from '../platform/refusal.ts';
import { type RawRequest, readRequest } from './read-request.ts';
import { violationsOf } from './validator.ts';

/** An operation's request as the contract has it, or what is wrong with it. Throws as `readRequest`. */
export function checkedRequest(operation: Operation, raw: RawRequest): { input: Record<string, unknown> } | Refusal {
  const input = readRequest(operation, raw);
  const violations = violationsOf(operation, input);
  return violations.length > 0 ? invalid(...violations) : { input };
}

/** As `checkedRequest`, for operations of which all stands in the body. */
export const checkedBody = (operation: Operation, body: unknown): { input: Record<string, unknown> } | Refusal =>
  checkedRequest(operation, { query: new URLSearchParams(), body: body ?? {}, parameters: {} });
