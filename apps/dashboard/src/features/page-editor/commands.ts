/** What keys and buttons do to the selected block. */
import type { Id } from '@stoa/page-model';
import { copied, duplicate, paste, remove, reverse, step } from './changes.ts';
import { inWork as draftInWork, type Editing, selectedIn } from './editing.ts';
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

const selectSibling = (editing: Editing, id: Id, by: number) => {
  const { editor } = editing;
  select(editing, id === editor.draft.root ? childIds(editor, id).at(by > 0 ? 0 : -1) : siblingOf(editor, id, by));
};

/** Moves have to do with one block; the page itself has neither place nor copies. */
const ofBlock = (run: (editing: Editing, id: Id) => unknown) => (editing: Editing, id: Id) => {
  if (id !== editing.editor.draft.root) run(editing, id);
};

type Run = (editing: Editing, id: Id) => unknown;

/** By keys as `keyNameOf` writes them. Single keys count where no text is typed. */
const commands: Record<string, Run> = {
  ArrowUp: (editing, id) => selectSibling(editing, id, -1),
  ArrowDown: (editing, id) => selectSibling(editing, id, 1),
  ArrowRight: (editing, id) => select(editing, childIds(editing.editor, id)[0]),
  ArrowLeft: (editing, id) => select(editing, editing.editor.nodeOf(id)?.place?.parent),
  Escape: (editing, id) => select(editing, editing.editor.nodeOf(id)?.place?.parent),
  Enter: (editing, id) => editing.editText.get()?.(id),
  '/': ({ name, panel, sheet }) => {
    // what can be added to a part stands beside it
    if (name !== 'page') return focusSoon('[data-add] button');
    panel.set('add');
    if (isNarrow()) sheet.set('add');
    focusSoon('[data-add] button');
  },
  'Alt+ArrowUp': ofBlock((editing, id) => step(editing, id, -1)),
  'Alt+ArrowDown': ofBlock((editing, id) => step(editing, id, 1)),
  'Mod+d': ofBlock(duplicate),
  Delete: ofBlock(remove),
  Backspace: ofBlock(remove),
};

/** Those that also count while a field has the focus. */
const everywhere: Record<string, Run> = {
  'Mod+z': (editing) => reverse(draftInWork(editing), 'undo'),
  'Mod+Shift+z': (editing) => reverse(draftInWork(editing), 'redo'),
  'Mod+y': (editing) => reverse(draftInWork(editing), 'redo'),
};

/** Panels are sheets where there is no room beside the page. */
export const NARROW = '(max-width: 61.99em)';
const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

const focusSoon = (selector: string) => setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus());

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

function keyNameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isMod = ctrlKey || metaKey;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const withShift = shiftKey && (isMod || altKey);
  return `${isMod ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${withShift ? 'Shift+' : ''}${name}`;
}

/** Runs what a key means for the selected block; returns whether it means anything. */
export function runKey(editing: Editing, event: Pressed, selected: Id, isTyping: boolean): boolean {
  const name = keyNameOf(event);
  const run = (isTyping ? undefined : commands[name]) ?? everywhere[name];
  run?.(editing, selected);
  return run !== undefined;
}

/** Has a part of the editor copy, cut and paste blocks; returns how to stop. */
export function watchClipboard(
  editing: Editing,
  target: Document | HTMLElement,
  isTyping: (event: Event) => boolean,
): () => void {
  const isPage = () => selectedIn(editing) === editing.editor.draft.root;
  const copy = (event: Event) => {
    const { clipboardData } = event as ClipboardEvent;
    if (isTyping(event) || isPage() || !clipboardData) return;
    event.preventDefault();
    const id = selectedIn(editing);
    clipboardData.setData('text/plain', copied(editing, id));
    if (event.type === 'cut') remove(editing, id);
    else editing.say(`Copied ${nameOf(editing.editor, id)}`);
  };
  const put = (event: Event) => {
    if (isTyping(event)) return;
    if (paste(editing, (event as ClipboardEvent).clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
  };
  target.addEventListener('copy', copy);
  target.addEventListener('cut', copy);
  target.addEventListener('paste', put);
  return () => {
    target.removeEventListener('copy', copy);
    target.removeEventListener('cut', copy);
    target.removeEventListener('paste', put);
  };
}
