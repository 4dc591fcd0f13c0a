import { seal, unseal } from '../sealed.ts';
import type { SortKeys } from './sort.ts';

/** The data for continuing a query: the query itself, and the row at the edge of the cursor's page. */
export type Cursor = {
  /** Filter, sort and words as the client wrote them. */
  filter?: unknown;
  sort?: unknown;
  search?: unknown;
  limit: number;
  keys: SortKeys;
  direction: 'next' | 'prev';
};

// Written into every cursor: a server with another cursor format refuses older ones.
const format = 1;

/** An opaque text that only a holder of the secret can create, and that is valid in the same scope only. */
export const sealCursor = (cursor: Cursor, secret: string, scope: string): string =>
  seal({ format, ...cursor }, secret, scope);

/** The contents of a cursor; undefined where it was not sealed with this secret in this scope and format. */
export function openCursor(text: unknown, secret: string, scope: string): Cursor | undefined {
  const opened = unseal(text, secret, scope) as (Cursor & { format: number }) | undefined;
  if (opened?.format !== format) return undefined;
  const { format: _format, ...cursor } = opened;
  return cursor;
}
