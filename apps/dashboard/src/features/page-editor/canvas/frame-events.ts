/** What pointers and keys do on the page in the canvas. Nothing there works as it does for visitors. */
import { words } from '../../../app/words.ts';
import { watchClipboard } from '../commands/clipboard.ts';
import { runKey } from '../commands/registry.ts';
import type { Editing } from '../editing.ts';
import { select } from '../selection.ts';
import { entryIdAt, leadToEntry } from './entries.ts';
import { beginText, textsOf } from './text-in-place.ts';

const blockOf = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest<HTMLElement>('[data-block]') ?? null;
const isInWork = (target: EventTarget | null): boolean =>
  Boolean((target as Element | null)?.closest?.('[contenteditable]'));

export const elementOf = (document: Document, id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);

type Around = {
  /** Leaves the canvas for what is before or after it. */
  leave: (isBack: boolean) => void;
  hover: (id: string | null) => void;
};

/** Has a frame's page select and edit; returns how to stop. */
export function watchFrame(
  editing: Editing,
  document: Document,
  page: HTMLElement,
  { leave, hover }: Around,
): () => void {
  const { editor } = editing;
  const stop = new AbortController();
  const on = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(name, listener, { signal: stop.signal, capture: true });

  on('mousedown', (event) => {
    if (isInWork(event.target)) return;
    // neither links nor fields get the focus, which also ends a text in work
    event.preventDefault();
    page.focus({ preventScroll: true });
  });
  on('click', (event) => {
    event.preventDefault();
    if (isInWork(event.target) || leadToEntry(editing, event.target)) return;
    select(editing, blockOf(event.target)?.dataset.block ?? editor.draft.root);
  });
  on('dblclick', (event) => {
    if ((event.target as Element).closest('[data-bound]')) return editing.say(words.boundData.comesFromData, true);
    const text = (event.target as Element).closest<HTMLElement>('[data-edit]');
    const block = blockOf(text);
    if (!text || !block?.dataset.block) return;
    event.preventDefault();
    beginText(editing, block.dataset.block, text, { x: event.clientX, y: event.clientY });
  });
  on('submit', (event) => event.preventDefault());
  on('dragstart', (event) => event.preventDefault());
  on('pointermove', (event) =>
    hover(event.pointerType === 'mouse' ? (blockOf(event.target)?.dataset.block ?? entryIdAt(event.target)) : null),
  );
  page.ownerDocument.documentElement.addEventListener('pointerleave', () => hover(null), { signal: stop.signal });
  on('keydown', (event) => {
    if (event.isComposing) return;
    if (isInWork(event.target)) {
      if (runKey(editing, event, 'texts')) return event.preventDefault();
      if (!['Enter', 'Escape', 'Tab'].includes(event.key)) return;
      event.preventDefault();
      return page.focus({ preventScroll: true });
    }
    if (event.key === 'Tab') {
      event.preventDefault();
      return leave(event.shiftKey);
    }
    if (runKey(editing, event, 'blocks')) event.preventDefault();
  });
  editing.editText.set((id, property) => {
    const block = elementOf(document, id);
    const texts = block ? textsOf(block) : [];
    const text = texts.find(({ dataset }) => dataset.edit === property) ?? texts[0];
    if (text) beginText(editing, id, text);
    else editing.say(words.pageEditor.page.textsBeside);
  });
  const stopClipboard = watchClipboard(editing, document, (focused) => !isInWork(focused));
  return () => {
    stop.abort();
    stopClipboard();
    editing.editText.set(null);
  };
}
