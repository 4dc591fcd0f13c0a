/** Selecting blocks, each with words that say which. */
import type { Id } from '@stoa/page-model';
import { words } from '../../app/words.ts';
import { type Editing, selectedIn } from './editing.ts';
import { nameOf } from './names.ts';
import { childIds, siblingOf, siblingsOf } from './places.ts';

const texts = words.pageEditor;

/** Selects a block and says which, as the page itself has no focus to tell. */
export function select({ editor, selected, say, name: draft, inWork }: Editing, id: Id | undefined): void {
  if (id === undefined || !editor.nodeOf(id)) return;
  inWork.set(draft);
  selected.set(id);
  const siblings = siblingsOf(editor, id);
  const name = nameOf(editor, id);
  const isRoot = id === editor.draft.root;
  say(isRoot ? texts.selected(name) : texts.selectedAt(name, siblings.indexOf(id) + 1, siblings.length));
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
