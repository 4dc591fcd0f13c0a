import type { audit, Response } from '@stoa/contract';
import { nameInSummary, wordFor } from '@stoa/messages/server-words';
import { words } from '../../../app/words.ts';

const texts = words.activity;

export type Entry = NonNullable<Response<typeof audit.queryAuditLog>['entries']>[number];

/** An entry whose change is called as the dashboard calls it. */
export const namedEntry = ({ summary = '', ...entry }: Entry): Entry => ({ ...entry, summary: changeName(summary) });

const changeName = (summary: string): string => wordFor(words.changeNames, nameInSummary(summary)) ?? summary;

/** A changed field with its old and new value. */
export type FieldChange = { field: string; before: string | null; after: string | null };

const LONGEST = 200;
/** Fields that the row already implies, or that change with every update. */
const SAID_ALREADY = new Set(['id', 'revision', 'createdDate', 'updatedDate', 'mayChange', 'mayRevoke']);

/** The changes of an entry, field by field: a creation has only new values, a deletion only old ones. */
export function fieldChanges({ before, after }: Pick<Entry, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return names
    .filter((name) => !SAID_ALREADY.has(name))
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }));
}

/** Describes the author of an entry. */
export function whoDid({ caller }: Pick<Entry, 'caller'>): string {
  if (caller?.name) return caller.name;
  switch (caller?.kind) {
    case 'staff':
      return texts.who.formerStaff;
    case 'member':
      return texts.who.member;
    case 'app':
      return caller.id ? texts.who.app(caller.id) : texts.who.someApp;
    default:
      return texts.who.visitor;
  }
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
