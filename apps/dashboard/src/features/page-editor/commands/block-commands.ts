/** What can be done with the selected block, and how another one is selected. */
import { blockOf, blocksIn, canHaveMore, hasRequired, type Id } from '@stoa/page-model';
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconPencil,
  IconScissors,
  IconTrash,
} from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import { duplicate, moveTo, remove, step } from '../changes.ts';
import { type Editing, selectedIn } from '../editing.ts';
import { childIds, nextContainer, siblingOf } from '../places.ts';
import { selectChild, selectParent, selectSibling } from '../selection.ts';
import { copyToClipboard, pasteFromClipboard } from './clipboard.ts';
import type { Command } from './command.ts';

const texts = words.editorCommands;

/** Moves and copies have to do with a block within the page; the page itself has neither. */
const isBlock = (editing: Editing): boolean => selectedIn(editing) !== editing.editor.draft.root;
const ofBlock = (when: (editing: Editing, id: Id) => boolean) => (editing: Editing) =>
  isBlock(editing) && when(editing, selectedIn(editing));

const mayBeRemoved = ofBlock(({ editor }, id) => !hasRequired(editor.schemas, blockOf(editor.draft, id)));
const mayBeDoubled = ofBlock(({ editor: { draft, schemas } }, id) =>
  [...blocksIn(blockOf(draft, id))].every(({ type }) => canHaveMore(draft, type, schemas)),
);

function moveToContainer(editing: Editing, by: 1 | -1): void {
  const id = selectedIn(editing);
  const to = nextContainer(editing.editor, id, by);
  if (to) moveTo(editing, id, to);
}

export const blockCommands: readonly Command[] = [
  {
    id: 'block.text',
    title: texts.editText,
    group: 'section',
    Icon: IconPencil,
    keys: ['Enter'],
    when: isBlock,
    run: (editing) => editing.editText.get()?.(selectedIn(editing)),
  },
  {
    id: 'block.up',
    title: texts.moveUp,
    group: 'section',
    Icon: IconArrowUp,
    keys: ['Alt+ArrowUp'],
    when: ofBlock(({ editor }, id) => siblingOf(editor, id, -1) !== undefined),
    run: (editing) => step(editing, selectedIn(editing), -1),
  },
  {
    id: 'block.down',
    title: texts.moveDown,
    group: 'section',
    Icon: IconArrowDown,
    keys: ['Alt+ArrowDown'],
    when: ofBlock(({ editor }, id) => siblingOf(editor, id, 1) !== undefined),
    run: (editing) => step(editing, selectedIn(editing), 1),
  },
  {
    id: 'block.group-above',
    title: texts.moveIntoAbove,
    group: 'section',
    Icon: IconArrowBarToUp,
    keys: ['Alt+Shift+ArrowUp'],
    when: ofBlock(({ editor }, id) => nextContainer(editor, id, -1) !== null),
    run: (editing) => moveToContainer(editing, -1),
  },
  {
    id: 'block.group-below',
    title: texts.moveIntoBelow,
    group: 'section',
    Icon: IconArrowBarToDown,
    keys: ['Alt+Shift+ArrowDown'],
    when: ofBlock(({ editor }, id) => nextContainer(editor, id, 1) !== null),
    run: (editing) => moveToContainer(editing, 1),
  },
  {
    id: 'block.duplicate',
    title: texts.duplicate,
    group: 'section',
    Icon: IconCopyPlus,
    keys: ['Mod+d'],
    when: mayBeDoubled,
    run: (editing) => duplicate(editing, selectedIn(editing)),
  },
  {
    id: 'block.copy',
    title: words.common.copy,
    group: 'section',
    Icon: IconCopy,
    keys: ['Mod+c'],
    isNative: true,
    when: isBlock,
    run: (editing) => copyToClipboard(editing),
  },
  {
    id: 'block.cut',
    title: texts.cut,
    group: 'section',
    Icon: IconScissors,
    keys: ['Mod+x'],
    isNative: true,
    when: mayBeRemoved,
    run: (editing) => copyToClipboard(editing, { isCut: true }),
  },
  {
    id: 'block.paste',
    title: texts.paste,
    group: 'section',
    Icon: IconClipboard,
    keys: ['Mod+v'],
    isNative: true,
    run: pasteFromClipboard,
  },
  {
    id: 'block.remove',
    title: words.actions.remove,
    group: 'section',
    Icon: IconTrash,
    keys: ['Delete', 'Backspace'],
    when: mayBeRemoved,
    run: (editing) => remove(editing, selectedIn(editing)),
  },
  {
    id: 'select.previous',
    title: texts.selectBefore,
    group: 'selection',
    keys: ['ArrowUp'],
    run: (editing) => selectSibling(editing, -1),
  },
  {
    id: 'select.next',
    title: texts.selectAfter,
    group: 'selection',
    keys: ['ArrowDown'],
    run: (editing) => selectSibling(editing, 1),
  },
  {
    id: 'select.child',
    title: texts.selectFirstIn,
    group: 'selection',
    keys: ['ArrowRight'],
    when: (editing) => childIds(editing.editor, selectedIn(editing)).length > 0,
    run: selectChild,
  },
  {
    id: 'select.parent',
    title: texts.selectAround,
    group: 'selection',
    keys: ['Escape', 'ArrowLeft'],
    when: isBlock,
    run: selectParent,
  },
];
