/** What each kind of problem is called, and its fix. */
import type { ProblemKind } from '@stoa/blocks/checks';
import { type Schemas, schemaOf } from '@stoa/page-model';
import { words } from '../../../app/words.ts';
import type { Editing, PlacedProblem } from '../editing.ts';
import { nameOf, nameOfData } from '../names.ts';

const texts = words.editorChecks;

type Words = {
  title: (words: string, property: string) => string;
  why: string;
  /** What its fix does. */
  fix?: string;
};

const problems: Record<ProblemKind, Words> = texts.problems;

type Titled = { kind: ProblemKind; words: string; property: string; type: string };

export function titleOf(schemas: Schemas, { kind, words: about, property, type }: Titled): string {
  const isOfData = kind === 'unknown-data' || kind === 'data-may-lack';
  const label = schemaOf(schemas, type)?.props[property]?.label ?? texts.aText;
  return Object.hasOwn(problems, kind)
    ? problems[kind].title(isOfData ? nameOfData(schemas, about) : about, label)
    : about;
}

/** What is wrong, where, why that matters, and what its fix does, if it has one. */
export function inWords(
  editing: Editing,
  { kind, draft, block, property = '', words: about = '', fix }: PlacedProblem,
) {
  const { editor } = draft === 'page' ? editing : editing.parts[draft];
  const { why, fix: fixLabel } = problems[kind];
  const titled = { kind, words: about, property, type: editor.nodeOf(block)?.block.type ?? '' };
  return {
    title: titleOf(editor.schemas, titled),
    titled,
    where: block === editor.draft.root ? texts.places[draft] : nameOf(editor, block),
    why,
    fixLabel: fix ? fixLabel : undefined,
  };
}
