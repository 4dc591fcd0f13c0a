/** What a person can do to a page, each as one change that says what it is. */
import {
  type Block,
  blockOf,
  copyOf,
  dataIn,
  fittedTo,
  type Id,
  type Op,
  type Place,
  placeOf,
  type Sized,
  type Value,
  WIDTHS,
  type Width,
  wrongTree,
} from '@stoa/page-model';
import { words } from '../../app/words.ts';
import { offerUndo } from '../../ui/undo-message.tsx';
import { type Editing, selectedIn } from './editing.ts';
import { type Name, nameFor, nameOf } from './names.ts';
import { isAt, placeFor, siblingOf, stepped } from './places.ts';
import { type ToldOf, telling } from './said.ts';
import type { Told } from './store/editor.ts';

const texts = words.pageEditor;

export function setProperty({ editor }: Editing, id: Id, name: string, value: Value | undefined): boolean {
  return editor.change(...settingOf(editor, id, name, value));
}

/** Sets a property while someone types it. */
export function typeProperty({ editor }: Editing, id: Id, name: string, value: Value | undefined): boolean {
  return editor.type(`${id} ${name}`, ...settingOf(editor, id, name, value));
}

/** What a block is called, for everybody. */
const nameAt = ({ schemas, nodeOf }: Editing['editor'], id: Id): Name => nameFor(schemas, nodeOf(id)?.block);

function settingOf(editor: Editing['editor'], id: Id, name: string, value: Value | undefined): [Told, Op[]] {
  const of = editor.nodeOf(id)?.block.type ?? '';
  const property = { property: name, of };
  const told =
    id === editor.draft.root
      ? telling(editor.schemas, 'ofWhole', property, { type: of })
      : telling(editor.schemas, 'setting', property, nameAt(editor, id));
  return [told, [{ op: 'set', id, at: ['props', name], ...(value !== undefined && { value }) }]];
}

/** Sets a part of a block's look; without a value, it is as usual again. */
export function setStyle({ editor }: Editing, id: Id, name: string, sized: Sized): boolean {
  const value = Object.keys(sized).length > 0 ? { value: sized } : {};
  const of = editor.nodeOf(id)?.block.type ?? '';
  return editor.change(telling(editor.schemas, 'setting', { style: name, of }, nameAt(editor, id)), [
    { op: 'set', id, at: ['styles', name], ...value },
  ]);
}

export function rename({ editor }: Editing, id: Id, name: string): boolean {
  const before = { type: editor.nodeOf(id)?.block.type ?? '' };
  const told = name
    ? telling(editor.schemas, 'named', before, { text: name })
    : telling(editor.schemas, 'unnamed', before);
  return editor.type(`${id} name`, told, [{ op: 'set', id, at: ['meta', 'name'], ...(name && { value: name }) }]);
}

export function hide({ editor }: Editing, id: Id, width: Width, isHidden: boolean): boolean {
  const before = editor.nodeOf(id)?.block.hide ?? [];
  const value = WIDTHS.filter((one) => (one === width ? isHidden : before.includes(one)));
  const told = telling(editor.schemas, isHidden ? 'hid' : 'showed', nameAt(editor, id), { width });
  return editor.change(told, [{ op: 'set', id, at: ['meta', 'hide'], ...(value.length > 0 && { value }) }]);
}

export function step({ editor }: Editing, id: Id, by: 1 | -1): boolean {
  const to = stepped(editor, id, by);
  return (
    to !== null &&
    editor.change(telling(editor.schemas, by < 0 ? 'movedUp' : 'movedDown', nameAt(editor, id)), [
      { op: 'move', id, to },
    ])
  );
}

export function moveTo({ editor }: Editing, id: Id, to: Place): boolean {
  if (isAt(editor, id, to)) return false;
  const name = nameAt(editor, id);
  const told =
    to.after === null
      ? telling(editor.schemas, 'movedToStart', name)
      : telling(editor.schemas, 'movedBelow', name, nameAt(editor, to.after));
  return editor.change(told, [{ op: 'move', id, to }]);
}

/** Adds a new block after the selected one, or into it, and selects it. */
export const add = (editing: Editing, block: Block, what: ToldOf): boolean =>
  insert(editing, [block], telling(editing.editor.schemas, 'added', what));

export function duplicate(editing: Editing, id: Id): boolean {
  const { editor, selected } = editing;
  const place = placeOf(editor.draft, id);
  if (!place) return false;
  const block = copyOf(blockOf(editor.draft, id));
  const isMade = editor.change(telling(editor.schemas, 'duplicated', nameAt(editor, id)), [
    { op: 'insert', block, to: { ...place, after: id } },
  ]);
  if (isMade) selected.set(block.id);
  return isMade;
}

/** Where something shows data that is not available there, it gets fixed values. */
function insert(editing: Editing, blocks: readonly Block[], told: Told): boolean {
  const { editor, selected, say } = editing;
  const ops: Op[] = [];
  let isFitted = true;
  let after = selectedIn(editing);
  for (const block of blocks) {
    const to =
      ops.length > 0 && ops[0]?.op === 'insert' ? { ...ops[0].to, after } : placeFor(editor, after, block.type);
    if (!to) {
      say(texts.reasons.NOT_ACCEPTED, true);
      return false;
    }
    const fitted = fittedTo(editor.schemas, block, dataIn(editor.draft, to.parent, editor.schemas));
    isFitted &&= fitted === block;
    ops.push({ op: 'insert', block: fitted, to });
    after = block.id;
  }
  const isMade = editor.change(told, ops);
  if (isMade) selected.set(after);
  if (isMade && !isFitted) say(words.boundData.leftOut, true);
  return isMade;
}

const REMOVED = 'page-editor-removed';

/** Removes a block, with a message that offers to put it back, and selects what was beside it. */
export function remove(editing: Editing, id: Id): boolean {
  const { editor, selected } = editing;
  const name = nameOf(editor, id);
  const next = siblingOf(editor, id, 1) ?? siblingOf(editor, id, -1) ?? editor.nodeOf(id)?.place?.parent;
  if (!editor.change(telling(editor.schemas, 'removed', nameAt(editor, id)), [{ op: 'remove', id }])) return false;
  selected.set(next ?? editor.draft.root);
  const removal = editor.history.get().done.at(-1)?.id;
  const putBack = () => {
    // undo takes back what was done last: by now that may be something else
    if (editor.history.get().done.at(-1)?.id !== removal) return;
    reverse(editing, 'undo');
  };
  offerUndo({ id: REMOVED, text: words.actions.removed(name), onUndo: putBack });
  return true;
}

/** Takes back what was done last, or makes it again, and selects what that was about. */
export function reverse({ editor, selected }: Editing, how: 'undo' | 'redo'): void {
  const { done, undone } = editor.history.get();
  const entry = (how === 'undo' ? done : undone).at(-1);
  editor[how]();
  const touched = entry?.inverse.map((op) => (op.op === 'insert' ? op.block.id : op.id)) ?? [];
  const there = touched.find((id) => editor.nodeOf(id));
  if (there !== undefined) selected.set(there);
}

/** Blocks travel as JSON on the clipboard. */
const KIND = 'stoa/blocks';

export const copied = ({ editor }: Editing, id: Id): string => JSON.stringify({ [KIND]: [blockOf(editor.draft, id)] });

/** Adds blocks from the clipboard; returns whether there were any. */
export function paste(editing: Editing, text: string): boolean {
  const blocks = blocksIn(editing, text);
  if (blocks.length === 0) return false;
  const { schemas } = editing.editor;
  return insert(
    editing,
    blocks.map(copyOf),
    telling(schemas, 'pasted', ...blocks.map(({ name, type }): Name => (name ? { text: name } : { type }))),
  );
}

function blocksIn({ editor }: Editing, text: string): Block[] {
  try {
    const found = (JSON.parse(text) as Record<string, unknown>)[KIND];
    const blocks = Array.isArray(found) ? (found as Block[]) : [];
    return blocks.every((block) => wrongTree(editor.schemas, block) === null) ? blocks : [];
  } catch {
    return [];
  }
}
