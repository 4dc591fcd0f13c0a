/** The outlines of the selected block and of that under the pointer: one element each, whatever the page's size. */
import type { Id } from '@stoa/page-model';
import { elementOf } from './frame-events.ts';

/** Where the frame is in its room, and how much smaller than the page. */
export type FramePlace = { scale: number; left: number };

export type Mark = { show: (id: Id | null, label?: string) => void; place: () => DOMRect | null };

export function createMark(document: Document, kind: 'selected' | 'hover'): Mark {
  const mark = document.createElement('div');
  mark.className = 'stoa-mark';
  mark.dataset.kind = kind;
  mark.ariaHidden = 'true';
  mark.hidden = true;
  const name = document.createElement('span');
  name.className = 'stoa-mark-label';
  if (kind === 'selected') mark.append(name);
  document.body.append(mark);
  let shown: Id | null = null;
  const place = () => {
    const rect = shown === null ? null : (elementOf(document, shown)?.getBoundingClientRect() ?? null);
    mark.hidden = rect === null || rect.width === 0;
    if (!rect || mark.hidden) return null;
    const { scrollX, scrollY } = document.defaultView as Window;
    mark.style.transform = `translate(${rect.left + scrollX}px, ${rect.top + scrollY}px)`;
    mark.style.width = `${rect.width}px`;
    mark.style.height = `${rect.height}px`;
    return rect;
  };
  return {
    show: (id, label = '') => {
      shown = id;
      name.textContent = label;
      place();
    },
    place,
  };
}
