/** The entries of the menu and the footer, where they stand on the canvas; they are changed in the panel beside it. */
import type { Id } from '@stoa/page-model';
import type { Editing } from '../editing.ts';
import { showPanel } from '../panels.ts';
import { select } from '../selection.ts';

const entryAt = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest<HTMLElement>('[data-entry]') ?? null;

/** The entry at a place on the canvas; else the menu or the footer as a whole, if that is there. */
export const entryIdAt = (target: EventTarget | null): Id | null => entryAt(target)?.dataset.entry ?? null;

/** Leads to what is changed there: it is selected, and the focus is on it. Returns whether anything is. */
export function leadToEntry(editing: Editing, target: EventTarget | null): boolean {
  const entry = entryAt(target);
  const id = entry?.dataset.entry;
  if (!entry || !id) return false;
  showPanel(editing, 'menu', `[data-layer="${CSS.escape(id)}"]`);
  select(editing.parts[entry.closest('footer') ? 'footer' : 'menu'], id);
  return true;
}

/** What is seen of an entry: one that is folded away is in what it is opened from. */
export function seenEntry(document: Document, id: Id): HTMLElement | null {
  let element = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
  while (element && element.getClientRects().length === 0) element = entryAt(element.parentElement);
  return element;
}
