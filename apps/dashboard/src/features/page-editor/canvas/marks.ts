/** The outlines of the selected block or entry, of that under the pointer and of those of others: one element each, whatever the page's size. */
import type { Id } from '@stoa/page-model';
import { seenEntry } from './entries.ts';
import { elementOf } from './frame-events.ts';

/** Where the frame is in its room, and how much smaller than the page. */
export type FramePlace = { scale: number; left: number };

export type Mark = { show: (id: Id | null, label?: string) => void; place: () => DOMRect | null };

type Kind = 'selected' | 'hover' | 'other';

export function createMark(document: Document, kind: Kind): Mark & { element: HTMLElement } {
  const mark = document.createElement('div');
  mark.className = 'stoa-mark';
  mark.dataset.kind = kind;
  mark.ariaHidden = 'true';
  mark.hidden = true;
  const name = document.createElement('span');
  name.className = 'stoa-mark-label';
  if (kind !== 'hover') mark.append(name);
  document.body.append(mark);
  let shown: Id | null = null;
  const place = () => {
    const element = shown === null ? null : (elementOf(document, shown) ?? seenEntry(document, shown));
    const rect = element?.getBoundingClientRect() ?? null;
    mark.hidden = rect === null || rect.width === 0;
    if (!rect || mark.hidden) return null;
    const { scrollX, scrollY } = document.defaultView as Window;
    mark.style.transform = `translate(${rect.left + scrollX}px, ${rect.top + scrollY}px)`;
    mark.style.width = `${rect.width}px`;
    mark.style.height = `${rect.height}px`;
    return rect;
  };
  return {
    element: mark,
    show: (id, label = '') => {
      shown = id;
      name.textContent = label;
      place();
    },
    place,
  };
}
