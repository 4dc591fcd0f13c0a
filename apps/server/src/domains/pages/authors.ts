import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { findStaffNames } from '../identity/index.ts';

/** Who changes or publishes a page, as it is stored. */
export const authorOf = (caller: Caller): string =>
  caller.kind === 'nobody' ? caller.kind : `${caller.kind} ${caller.id}`;

/** The names of authors who are people and still known. */
export async function namesOf(ctx: Context, authors: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = authors.flatMap((author) => (author?.startsWith('staff ') ? [author.slice('staff '.length)] : []));
  if (ids.length === 0) return new Map();
  const names = await findStaffNames(ctx, [...new Set(ids)]);
  return new Map([...names].map(([id, name]) => [`staff ${id}`, name]));
}
