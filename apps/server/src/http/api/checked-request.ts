import type { Operation } from '@stoa/contract';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { violationsOf } from '../../platform/validation/validator.ts';
import { applyMasks } from './field-masks.ts';
import { type RawRequest, readRequest } from './read-request.ts';

/** An operation's request in the contract's form, or its violations. Throws as `readRequest`. */
export function checkedRequest(operation: Operation, raw: RawRequest): { input: Record<string, unknown> } | Refusal {
  const input = readRequest(operation, raw);
  const refused = applyMasks(operation, input);
  const violations = violationsOf(operation, input);
  return violations.length > 0 ? invalid(...violations) : (refused ?? { input });
}

/** As `checkedRequest`, for operations whose request is all in the body. */
export const checkedBody = (operation: Operation, body: unknown): { input: Record<string, unknown> } | Refusal =>
  checkedRequest(operation, { query: new URLSearchParams(), body: body ?? {}, parameters: {} });
