/** Drags a block to another place: the handle captures the pointer, and places are measured once. */
import type { Place } from '@stoa/page-model';

export type Point = { x: number; y: number };
/** A place, with the line that shows it, in the coordinates of what scrolls. */
export type Gap = { place: Place; from: Point; to: Point };
type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Lines between blocks; blocks beside each other have upright ones. `measure` is null for what is not drawn. */
export function gapsOf(
  places: readonly Place[],
  measure: (id: string) => Rect | null,
  childrenOf: (place: Place) => readonly string[],
): Gap[] {
  return places.flatMap((place) => {
    const children = childrenOf(place);
    const index = place.after === null ? 0 : children.indexOf(place.after) + 1;
    const [before, after] = [children[index - 1], children[index]];
    const rectBefore = before === undefined ? null : measure(before);
    const rectAfter = after === undefined ? null : measure(after);
    const beside = rectBefore ?? rectAfter;
    if (!beside) {
      const parent = children.length === 0 ? measure(place.parent) : null;
      return parent
        ? [{ place, from: { x: parent.left, y: parent.bottom }, to: { x: parent.right, y: parent.bottom } }]
        : [];
    }
    const isAcross = areBeside(children, measure);
    const at = rectBefore ? edgeAfter(rectBefore, isAcross) : edgeBefore(beside, isAcross);
    return [{ place, ...at }];
  });
}

function areBeside(children: readonly string[], measure: (id: string) => Rect | null): boolean {
  const [first, second] = children.slice(0, 2).map(measure);
  return Boolean(first && second && second.left >= first.right && second.top < first.bottom);
}

const edgeAfter = ({ left, right, top, bottom }: Rect, isAcross: boolean) =>
  isAcross
    ? { from: { x: right, y: top }, to: { x: right, y: bottom } }
    : { from: { x: left, y: bottom }, to: { x: right, y: bottom } };
const edgeBefore = ({ left, right, top, bottom }: Rect, isAcross: boolean) =>
  isAcross
    ? { from: { x: left, y: top }, to: { x: left, y: bottom } }
    : { from: { x: left, y: top }, to: { x: right, y: top } };

const clamped = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** How far a point is from a line, which is upright or level. */
const distance = ({ x, y }: Point, { from, to }: Gap): number =>
  Math.hypot(x - clamped(x, from.x, to.x), y - clamped(y, from.y, to.y));

export function nearest(gaps: readonly Gap[], point: Point): Gap | null {
  let best: Gap | null = null;
  for (const gap of gaps) if (!best || distance(point, gap) < distance(point, best)) best = gap;
  return best;
}

type Drag = {
  gaps: readonly Gap[];
  /** A point of the window in the coordinates of the gaps. */
  toContent: (point: Point) => Point;
  show: (gap: Gap | null) => void;
  /** The visible part of what scrolls, in the window, and how to scroll it. */
  bounds: Pick<DOMRect, 'top' | 'bottom'>;
  scrollBy: (pixels: number) => void;
  drop: (place: Place) => void;
};

const EDGE = 40;
const SPEED = 12;
const SLACK = 4;

function pullAt(y: number, { top, bottom }: Drag['bounds']): number {
  if (y < top + EDGE) return -SPEED;
  return y > bottom - EDGE ? SPEED : 0;
}

/** Goes on from a pressed handle until the pointer is let go. Escape cancels; near the edges it scrolls. */
export function startDrag(
  handle: HTMLElement,
  pressed: { pointerId: number; clientX: number; clientY: number },
  { gaps, toContent, show, bounds, scrollBy, drop }: Drag,
): void {
  const stop = new AbortController();
  let pointer: Point | null = null;
  let frame = 0;
  let gap: Gap | null = null;
  handle.setPointerCapture(pressed.pointerId);
  const look = () => {
    if (!pointer) return;
    gap = nearest(gaps, toContent(pointer));
    show(gap);
    const pull = pullAt(pointer.y, bounds);
    if (pull !== 0) scrollBy(pull);
    frame = pull === 0 ? 0 : requestAnimationFrame(look);
  };
  const end = () => {
    stop.abort();
    cancelAnimationFrame(frame);
    show(null);
  };
  const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
    handle.addEventListener(name, listener, { signal: stop.signal });
  on('pointermove', ({ clientX, clientY }) => {
    const hasMoved = Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > SLACK;
    if (!pointer && !hasMoved) return;
    pointer = { x: clientX, y: clientY };
    cancelAnimationFrame(frame);
    look();
  });
  on('pointerup', () => {
    const place = gap?.place;
    end();
    if (place) drop(place);
  });
  on('pointercancel', end);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      end();
    },
    { signal: stop.signal, capture: true },
  );
}
