/** Selecting blocks, each with words that say which. */
import type { Id } from '@stoa/page-model';
import { type Editing, selectedIn } from './editing.ts';
import { nameOf } from './names.ts';
import { childIds, siblingOf, siblingsOf } from './places.ts';

/** Selects a block and says which, as the page itself has no focus to tell. */
export function select({ editor, selected, say, name, inWork }: Editing, id: Id | undefined): void {
  if (id === undefined || !editor.nodeOf(id)) return;
  inWork.set(name);
  selected.set(id);
  const siblings = siblingsOf(editor, id);
  const place = `${siblings.indexOf(id) + 1} of ${siblings.length}`;
  say(id === editor.draft.root ? `${nameOf(editor, id)} selected` : `${nameOf(editor, id)} selected, ${place}`);
}

export function selectSibling(editing: Editing, by: 1 | -1): void {
  const { editor } = editing;
  const id = selectedIn(editing);
  select(editing, id === editor.draft.root ? childIds(editor, id).at(by > 0 ? 0 : -1) : siblingOf(editor, id, by));
}

export const selectChild = (editing: Editing): void =>
  select(editing, childIds(editing.editor, selectedIn(editing))[0]);

export const selectParent = (editing: Editing): void =>
  select(editing, editing.editor.nodeOf(selectedIn(editing))?.place?.parent);
