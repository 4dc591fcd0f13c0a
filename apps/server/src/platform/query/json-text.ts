import { excessOf } from '../json-limits.ts';

/**
 * The contents of a JSON text; undefined where it is blank. Text that is not JSON, or more than is read of it, stays as
 * it is, and so do other values: the check of the expected type then reports them.
 */
export function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return undefined;
  if (excessOf(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
