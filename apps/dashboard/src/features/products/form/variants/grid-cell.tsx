import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { VariantDraft } from '../product-form.ts';
import { type Column, cellChange, cellText } from './cells.ts';
import classes from './variant-grid.module.css';

type GridCellProps = {
  variant: VariantDraft;
  column: Column;
  /** `row:column` of the cell in the table. */
  cell: string;
  label: string;
  isActive: boolean;
  isMarked: boolean;
  error: string | undefined;
  colIndex: number;
  onCommit: (key: string, change: Partial<VariantDraft>) => void;
  onMisunderstood: () => void;
  onEnter: (event: MouseEvent | null) => void;
  onDragOver: () => void;
  /** Moves to the next or previous cell; false at the ends of the table. */
  onStep: (forward: boolean) => boolean;
};

/**
 * A cell whose text is replaced by typing, as in spreadsheets. F2 or a double click places the caret in it. Typed text
 * stays local until editing ends, so that typing is fast in tables of any length.
 */
export function GridCell(props: GridCellProps) {
  const { variant, column, cell, label, isActive, isMarked, error, colIndex } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [hasCaret, setHasCaret] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const finish = () => {
    setHasCaret(false);
    if (typed === null) return;
    setTyped(null);
    const change = cellChange(variant, column, typed);
    if (!change) return props.onMisunderstood();
    if (typed.trim() !== cellText(variant, column)) props.onCommit(variant.key, change);
  };
  const putCaret = () => {
    setHasCaret(true);
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F2') {
      event.preventDefault();
      return putCaret();
    }
    if (event.key === 'Escape' && (typed !== null || hasCaret)) {
      event.stopPropagation();
      setTyped(null);
      setHasCaret(false);
      return requestAnimationFrame(() => input.current?.select());
    }
    if (event.key === 'Tab' && (typed !== null || hasCaret)) {
      if (props.onStep(!event.shiftKey)) event.preventDefault();
      return;
    }
    // while editing, the arrow keys move the caret, not the focus
    const isForText = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete', 'Backspace'].includes(event.key);
    if (hasCaret && isForText) event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the virtualised grid uses no native table elements
    // biome-ignore lint/a11y/useFocusableInteractive: the field within takes the focus
    <div
      role="gridcell"
      aria-colindex={colIndex}
      aria-selected={isMarked}
      data-marked={isMarked || undefined}
      data-column={column}
      className={classes.cell}
    >
      <input
        ref={input}
        className={classes.input}
        data-cell={cell}
        data-typing={typed !== null || undefined}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        title={error}
        inputMode={column === 'sku' || column === 'barcode' || column === 'stock' ? undefined : 'decimal'}
        autoComplete="off"
        maxLength={40}
        tabIndex={isActive ? 0 : -1}
        value={typed ?? cellText(variant, column)}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={onKeyDown}
        onBlur={finish}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          props.onEnter(null);
        }}
        onMouseDown={props.onEnter}
        onMouseEnter={({ buttons }) => buttons === 1 && props.onDragOver()}
        onDoubleClick={putCaret}
      />
    </div>
  );
}
