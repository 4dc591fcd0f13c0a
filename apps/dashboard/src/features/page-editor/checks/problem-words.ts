/** What each kind of problem is called, and its fix. */
import type { ProblemKind } from '@stoa/blocks/checks';
import { schemaOf } from '@stoa/page-model';
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

/** What is wrong, where, why that matters, and what its fix does, if it has one. */
export function inWords(
  editing: Editing,
  { kind, draft, block, property = '', words: about = '', fix }: PlacedProblem,
) {
  const { editor } = draft === 'page' ? editing : editing.parts[draft];
  const schema = schemaOf(editor.schemas, editor.nodeOf(block)?.block.type ?? '');
  const { title, why, fix: fixLabel } = problems[kind];
  const isOfData = kind === 'unknown-data' || kind === 'data-may-lack';
  return {
    title: title(isOfData ? nameOfData(editor.schemas, about) : about, schema?.props[property]?.label ?? texts.aText),
    where: block === editor.draft.root ? texts.places[draft] : nameOf(editor, block),
    why,
    fixLabel: fix ? fixLabel : undefined,
  };
}
