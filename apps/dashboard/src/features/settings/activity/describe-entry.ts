import type { Entry } from './queries.ts';

/** One field of what was changed, as it was and as it became. */
export type FieldChange = { field: string; before: string | null; after: string | null };

const LONGEST = 200;
/** What every row is about, and what follows from that there was a change. */
const SAID_ALREADY = new Set(['id', 'revision', 'createdDate', 'updatedDate', 'mayChange', 'mayRevoke']);

/** What an entry changed, field by field: of what was made only the new values, of what was deleted the old ones. */
export function fieldChanges({ before, after }: Pick<Entry, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return names
    .filter((name) => !SAID_ALREADY.has(name))
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }));
}

/** Who did it, in words. */
export function whoDid({ caller }: Pick<Entry, 'caller'>): string {
  if (caller?.name) return caller.name;
  switch (caller?.kind) {
    case 'staff':
      return 'Somebody who left the team';
    case 'member':
      return 'A member';
    case 'app':
      return caller.id ? `App ${caller.id}` : 'An app';
    default:
      return 'A visitor';
  }
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
