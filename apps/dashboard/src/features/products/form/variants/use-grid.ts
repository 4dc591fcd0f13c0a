import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { words } from '../../../../app/words.ts';
import type { VariantDraft } from '../product-form.ts';
import {
  type Column,
  clearRange,
  copyRange,
  fillDown,
  moveBy,
  type OnPatch,
  type Place,
  pasteText,
  type Range,
  rangeBetween,
} from './cells.ts';

const texts = words.productVariants.done;

/** The number of rows that a page key moves by. */
const PAGE = 10;
/** Column positions start at the row's check box; the data starts one later. */
const FIRST_DATA_COLUMN = 1;

type GridOptions = {
  rows: VariantDraft[];
  shown: Column[];
  /** Applies the changes; `what` describes them. */
  onPatch: OnPatch;
  /** Scrolls a row into view before its cell gets the focus. */
  onReveal: (row: number) => void;
};

/** The position in the table of variants, the marked range, and the handling of keys and the clipboard. */
export function useGrid({ rows, shown, onPatch, onReveal }: GridOptions) {
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: FIRST_DATA_COLUMN });
  const [anchor, setAnchor] = useState<Place | null>(null);
  const width = shown.length + 2; // includes the row's check box and button
  const range = dataRange(anchor ?? active, active, shown.length);

  const goTo = (place: Place, extend = false) => {
    setAnchor(extend ? (anchor ?? active) : null);
    setActive(place);
    onReveal(place.row);
    // focus at once, so that the next key goes there; a row out of view has to be rendered first
    const cell = cellAt(root.current, place);
    if (cell) cell.focus({ preventScroll: true });
    else requestAnimationFrame(() => cellAt(root.current, place)?.focus());
  };
  const step = (forward: boolean): boolean => {
    const place = active.row * width + active.column + (forward ? 1 : -1);
    if (place < 0 || place >= rows.length * width) return false;
    goTo({ row: Math.floor(place / width), column: place % width });
    return true;
  };
  const fill = () => {
    const all = anchor ? range : range && { ...range, bottom: rows.length - 1 };
    if (all) onPatch(fillDown(rows, shown, all), texts.filled);
  };

  /** Handles keys for movement, marking and filling. Editing itself is up to the cell. */
  const onKeyDown = (event: KeyboardEvent) => {
    const withCommand = event.ctrlKey || event.metaKey;
    if (withCommand && event.key.toLowerCase() === 'd') {
      event.preventDefault();
      return fill();
    }
    if (event.key === 'Escape' && anchor) return setAnchor(null);
    if ((event.key === 'Delete' || event.key === 'Backspace') && anchor && range) {
      event.preventDefault();
      return onPatch(clearRange(rows, shown, range), texts.emptied);
    }
    if (event.key === 'Enter' && cellAt(root.current, active)?.tagName === 'INPUT') {
      event.preventDefault();
      return goTo({ ...active, row: clamp(active.row + (event.shiftKey ? -1 : 1), rows.length) });
    }
    if (withCommand && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault();
      return goTo({ row: event.key === 'Home' ? 0 : rows.length - 1, column: active.column }, event.shiftKey);
    }
    const target = withCommand || event.altKey ? null : moveBy(event.key, active, rows.length, width, PAGE);
    if (!target) return;
    event.preventDefault();
    goTo(target, event.shiftKey);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (!anchor || !range) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyRange(rows, shown, range));
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!range || (!anchor && !/[\t\n]/.test(text))) return;
    event.preventDefault();
    onPatch(pasteText(rows, shown, range, text), texts.pasted);
  };
  return {
    root,
    active,
    range: anchor ? range : null,
    goTo,
    step,
    fill,
    setActive,
    setAnchor,
    onKeyDown,
    onCopy,
    onPaste,
  };
}
export type Grid = ReturnType<typeof useGrid>;

/** The range between two positions in terms of data columns; null outside of them. */
function dataRange(one: Place, other: Place, count: number): Range | null {
  const { left, right, ...lines } = rangeBetween(one, other);
  const range = {
    ...lines,
    left: Math.max(0, left - FIRST_DATA_COLUMN),
    right: Math.min(count - 1, right - FIRST_DATA_COLUMN),
  };
  return range.left > range.right ? null : range;
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

const cellAt = (root: HTMLElement | null, { row, column }: Place): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null;

export const isWithin = (range: Range | null, row: number, column: number): boolean =>
  range !== null &&
  row >= range.top &&
  row <= range.bottom &&
  column - FIRST_DATA_COLUMN >= range.left &&
  column - FIRST_DATA_COLUMN <= range.right;
