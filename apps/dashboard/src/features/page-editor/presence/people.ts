/** Who else has the page open, and how they are told apart. */
import type { Id } from '@stoa/page-model';
import { words } from '../../../app/words.ts';

const texts = words.pageEditor.people;

export type PersonHere = {
  /** Of the editor: a person may have several. */
  id: string;
  name: string;
  /** Whether it is this person, in another window. */
  isMine: boolean;
  selected: Id | null;
  /** The property of the selected block that is being written. */
  writing: string | null;
};

/** White is readable on each. */
const COLORS = ['#7b3fb0', '#9a3412', '#1d4ed8', '#9d174d', '#3f6212', '#5b21b6', '#854d0e'];

/** The colour of an editor, the same for everybody who sees it. */
export function colorOf(id: string): string {
  const sum = Array.from(id, (letter) => letter.charCodeAt(0)).reduce((total, code) => (total * 31 + code) >>> 0, 7);
  return COLORS[sum % COLORS.length] ?? '#1d4ed8';
}

/** What to say of those who came and went; nothing of those who stayed. */
export function arrivals(before: readonly PersonHere[], now: readonly PersonHere[]): string[] {
  const isNotIn = (people: readonly PersonHere[]) => (one: PersonHere) => !people.some(({ id }) => id === one.id);
  return [
    ...now.filter(isNotIn(before)).map(({ name, isMine }) => (isMine ? texts.openedAgain : texts.came(name))),
    ...before.filter(isNotIn(now)).map(({ name, isMine }) => (isMine ? texts.closedAgain : texts.left(name))),
  ];
}

export const labelOf = ({ name, isMine }: PersonHere): string => (isMine ? texts.me(name) : name);
