/** Copying, cutting and pasting blocks: by the browser’s own keys, and by commands. */
import { copied, paste, remove } from '../changes.ts';
import { type Editing, selectedIn } from '../editing.ts';
import { nameOf } from '../names.ts';
import { keyLabel } from './keys.ts';

const isPage = (editing: Editing): boolean => selectedIn(editing) === editing.editor.draft.root;

function afterCopying(editing: Editing, isCut: boolean): void {
  const id = selectedIn(editing);
  if (isCut) remove(editing, id);
  else editing.say(`Copied ${nameOf(editing.editor, id)}`);
}

/** Has a part of the editor copy, cut and paste blocks; returns how to stop. */
export function watchClipboard(
  editing: Editing,
  target: Document | HTMLElement,
  isTyping: (event: Event) => boolean,
): () => void {
  const copy = (event: Event) => {
    const { clipboardData } = event as ClipboardEvent;
    if (isTyping(event) || isPage(editing) || !clipboardData) return;
    event.preventDefault();
    clipboardData.setData('text/plain', copied(editing, selectedIn(editing)));
    afterCopying(editing, event.type === 'cut');
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

/** Browsers may keep the clipboard to themselves, apart from their own keys. */
const notAllowed = (key: string) => `Your browser keeps the clipboard to itself. Press ${keyLabel(key)} on the page.`;

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
  if (!paste(editing, text)) editing.say('The clipboard holds no section.', true);
}
