/** What was done to a page, said so that each person reads it in their own language: a kind, and what it was done to. */
import type { ProblemKind } from '@stoa/blocks/checks';
import { type Change, type Said, type Schemas, schemaOf, type Width } from '@stoa/page-model';
import { words } from '../../app/words.ts';
import { titleOf } from './checks/problem-words.ts';
import { type Name, wordsOf } from './names.ts';
import type { Told } from './store/editor.ts';
import { labelOf } from './store/history.ts';

const { changes, widths } = words.pageEditor;
const { palettes, pairs, changed } = words.editorTheme;

/** What something is done to, or with. */
export type ToldOf =
  | Name
  | { property: string; of: string }
  | { style: string; of: string }
  | { width: Width }
  | { ready: string; of: string }
  | { palette: string }
  | { pair: string }
  | { problem: ProblemKind; words: string; property: string; of: string };

const kinds = {
  setting: changes.setting,
  ofWhole: changes.ofWhole,
  named: changes.named,
  unnamed: changes.unnamed,
  hid: changes.hid,
  showed: changes.showed,
  movedUp: changes.movedUp,
  movedDown: changes.movedDown,
  movedToStart: changes.movedToStart,
  movedBelow: changes.movedBelow,
  added: changes.added,
  duplicated: changes.duplicated,
  removed: changes.removed,
  pasted: (...names: string[]) => changes.pasted(names.join(', ')),
  palette: palettes.chosen,
  fonts: pairs.chosen,
  themeColor: changed,
  fixed: words.editorChecks.fixed,
};

const LONGEST_LABEL = 200;
const LONGEST_PART = 300;
const MOST_PARTS = 20;

const short = (label: string, most = LONGEST_LABEL): string =>
  label.length > most ? `${label.slice(0, most - 1)}…` : label;

/** What a change is called by whoever makes it, and what is kept of it for everybody else. */
export function telling(schemas: Schemas, kind: keyof typeof kinds, ...parts: ToldOf[]): Told {
  const of = parts
    .slice(0, MOST_PARTS)
    .map((part) => Object.fromEntries(Object.entries(part).map(([name, value]) => [name, short(value, LONGEST_PART)])));
  const said = { kind, of };
  return { label: sentence(schemas, said) ?? '', said };
}

/** A change as its reader is told of it: changes of programs, and those from before, have words of their own alone. */
export function retold<C extends Pick<Change, 'id' | 'label' | 'said'>>(schemas: Schemas, change: C): C {
  const plain = change.said && sentence(schemas, change.said);
  return plain ? { ...change, label: labelOf(change.id, plain) } : change;
}

/** Null where the kind is not known here. */
function sentence(schemas: Schemas, { kind, of }: Said): string | null {
  if (!Object.hasOwn(kinds, kind)) return null;
  const make = kinds[kind as keyof typeof kinds] as (...parts: string[]) => string;
  return short(make(...of.map((part) => partInWords(schemas, part as unknown as ToldOf))));
}

function partInWords(schemas: Schemas, part: ToldOf): string {
  if ('problem' in part) return titleOf(schemas, { ...part, kind: part.problem, type: part.of });
  if ('property' in part) return schemaOf(schemas, part.of)?.props[part.property]?.label ?? part.property;
  if ('style' in part) return schemaOf(schemas, part.of)?.styles?.[part.style]?.label ?? part.style;
  if ('width' in part) return known(widths, part.width);
  if ('ready' in part) return words.blockLabels.said(part.ready, part.of);
  if ('palette' in part) return known(palettes.names, part.palette);
  if ('pair' in part) return known(pairs.names, part.pair);
  return wordsOf(schemas, part);
}

const known = (names: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(names, name) ? (names[name] ?? name) : name;
