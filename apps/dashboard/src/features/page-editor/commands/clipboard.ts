/** Copying, cutting and pasting blocks: by the browser’s own keys, and by commands. */
import { words } from '../../../app/words.ts';
import { copied, paste, remove } from '../changes.ts';
import { type Editing, selectedIn } from '../editing.ts';
import { nameOf } from '../names.ts';
import { keyLabel } from './keys.ts';

const texts = words.editorCommands;

const isPage = (editing: Editing): boolean => selectedIn(editing) === editing.editor.draft.root;

function afterCopying(editing: Editing, isCut: boolean): void {
  const id = selectedIn(editing);
  if (isCut) remove(editing, id);
  else editing.say(texts.copied(nameOf(editing.editor, id)));
}

/**
 * Has a part of the editor copy, cut and paste blocks while it has the focus; returns how to stop. The events themselves do
 * not say where the focus is: Firefox sends them to the text that was selected last.
 */
export function watchClipboard(editing: Editing, document: Document, isAt: (focused: Element) => boolean): () => void {
  const isHere = () => document.activeElement !== null && isAt(document.activeElement);
  const copy = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (!isHere() || isPage(editing) || !clipboardData) return;
    event.preventDefault();
    clipboardData.setData('text/plain', copied(editing, selectedIn(editing)));
    afterCopying(editing, event.type === 'cut');
  };
  const put = (event: ClipboardEvent) => {
    if (!isHere()) return;
    if (paste(editing, event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
  };
  const stop = new AbortController();
  document.addEventListener('copy', copy, { signal: stop.signal });
  document.addEventListener('cut', copy, { signal: stop.signal });
  document.addEventListener('paste', put, { signal: stop.signal });
  return () => stop.abort();
}

/** Browsers may keep the clipboard to themselves, apart from their own keys. */
const notAllowed = (key: string) => texts.noClipboard(keyLabel(key));

export async function copyToClipboard(editing: Editing, { isCut = false } = {}): Promise<void> {
  try {
    await navigator.clipboard.writeText(copied(editing, selectedIn(editing)));
  } catch {
    return editing.say(notAllowed(isCut ? 'Mod+x' : 'Mod+c'), true);
  }
  afterCopying(editing, isCut);
}

export async function pasteFromClipboard(editing: Editing): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    return editing.say(notAllowed('Mod+v'), true);
  }
  if (!paste(editing, text)) editing.say(texts.noSection, true);
}
