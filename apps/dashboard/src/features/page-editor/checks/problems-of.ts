/** All problems of a page as it is now, and of what all pages share. */
import {
  checkBlocks,
  checkHeadings,
  checkSearch,
  checkTheme,
  checkWeight,
  type Known,
  PROBLEM_KINDS,
  type Problem,
} from '@stoa/blocks/checks';
import { blockOf } from '@stoa/page-model';
import type { DraftName, Editing, PlacedProblem } from '../editing.ts';
import { ownTokens } from '../theme/tokens.ts';
import { drawnHeadings, firstScreen } from './drawn-facts.ts';

/** Those that keep visitors from something come first. */
export function problemsOf(editing: Editing, known: Known): PlacedProblem[] {
  const { editor, parts } = editing;
  const root = blockOf(editor.draft);
  const placed = (draft: DraftName, problems: readonly Problem[]) => problems.map((one) => ({ ...one, draft }));
  const linksOf = (name: 'menu' | 'footer') => {
    const part = parts[name].editor;
    return placed(name, checkBlocks(blockOf(part.draft), part.schemas, known));
  };
  const { theme } = parts;
  const all = [
    ...placed('page', [
      ...checkBlocks(root, editor.schemas, known),
      ...drawnProblems(editing),
      ...checkSearch(root, editor.schemas),
    ]),
    ...placed('theme', checkTheme(theme.editor.draft.root, ownTokens(theme.editor))),
    ...linksOf('menu'),
    ...linksOf('footer'),
  ];
  return all.toSorted((one, other) => PROBLEM_KINDS.indexOf(one.kind) - PROBLEM_KINDS.indexOf(other.kind));
}

function drawnProblems({ editor, frame, width }: Editing): Problem[] {
  const document = frame.get();
  const { root } = editor.draft;
  if (!document) return [];
  return [
    ...checkHeadings(drawnHeadings(document, root)),
    ...checkWeight(root, firstScreen(document, root, width.get())),
  ];
}
