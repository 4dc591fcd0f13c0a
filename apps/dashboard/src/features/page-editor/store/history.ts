/** What one person did to a page and took back, as their changes tell it: of this visit, and of those before. */
import { type Change, newId, type Op } from '@stoa/page-model';
import { words } from '../../../app/words.ts';

export type Entry = Change & { inverse: readonly Op[] };
export type History = { done: readonly Entry[]; undone: readonly Entry[] };

export const noHistory: History = { done: [], undone: [] };

/** As many characters as new ids have. */
const SHORT = 10;
const shortOf = (id: string): string => id.slice(-SHORT);
/** The id of a change says which one it takes back, or makes again. */
const KIND = /^(undo|redo)-([^-]+)-/;
const kindOf = (id: string): { kind: string; of: string } => {
  const [, kind = 'change', of = ''] = KIND.exec(id) ?? [];
  return { kind, of };
};

/** Adds a change of this person, which may be known already. */
export function recorded({ done, undone }: History, entry: Entry): History {
  const isKnown = [...done, ...undone].some(({ id }) => id === entry.id);
  if (isKnown) {
    const replaced = (one: Entry) => (one.id === entry.id ? entry : one);
    return { done: done.map(replaced), undone: undone.map(replaced) };
  }
  const { kind, of } = kindOf(entry.id);
  const isOther = ({ id }: Entry) => shortOf(id) !== of;
  if (kind === 'undo') return { done: done.filter(isOther), undone: [...undone, entry] };
  return { done: [...done, entry], undone: kind === 'redo' ? undone.filter(isOther) : [] };
}

/** Without a change that was not made, or cannot be taken back any more. */
export function forgotten({ done, undone }: History, id: string): History {
  const isOther = (entry: Entry) => entry.id !== id;
  return { done: done.filter(isOther), undone: undone.filter(isOther) };
}

const { undid, redid } = words.pageEditor.changes;
const PREFIX = new RegExp(`^(${undid}|${redid}): `);

/** What a change did, without whether it was undone or redone. */
export const plainLabel = (label: string): string => label.replace(PREFIX, '');

const LONGEST_LABEL = 200;

/** The change that takes another back; of one that took something back, the change that makes it again. */
export function reversed({ id, label, said, inverse }: Entry): Change {
  const reversal = `${kindOf(id).kind === 'undo' ? 'redo' : 'undo'}-${shortOf(id)}-${newId()}`;
  return { id: reversal, label: labelOf(reversal, plainLabel(label)), ...(said && { said }), ops: inverse };
}

/** What a change is called that may take another back, or make it again. */
export function labelOf(id: string, plain: string): string {
  const { kind } = kindOf(id);
  if (kind === 'change') return plain;
  return `${kind === 'undo' ? undid : redid}: ${plain}`.slice(0, LONGEST_LABEL);
}
