import type { Gap, Point } from './drag.ts';

const THICK = 4;

/** Shows a gap by a line, whose coordinates are converted to those of its parent. */
export const drawLine =
  (line: HTMLElement, toParent: (point: Point) => Point) =>
  (gap: Gap | null): void => {
    line.hidden = gap === null;
    if (!gap) return;
    const [from, to] = [toParent(gap.from), toParent(gap.to)];
    line.style.transform = `translate(${from.x - THICK / 2}px, ${from.y - THICK / 2}px)`;
    line.style.width = `${Math.max(THICK, to.x - from.x)}px`;
    line.style.height = `${Math.max(THICK, to.y - from.y)}px`;
  };
