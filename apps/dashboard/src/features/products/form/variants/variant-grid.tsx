import { Checkbox, Text, VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { words } from '../../../../app/words.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import type { OptionDraft } from '../options/option-form.ts';
import { choiceNames, type VariantDraft, variantName } from '../product-form.ts';
import { type Column, columnLabels, type OnPatch } from './cells.ts';
import { useGrid } from './use-grid.ts';
import classes from './variant-grid.module.css';
import { type RowActions, VariantRow } from './variant-row.tsx';

const texts = words.productVariants;

const ROW_HEIGHT = 40;
/** The minimum width of columns in pixels; wider tables distribute the remaining space. */
const widths: Record<Column, number> = {
  price: 72,
  compareAtPrice: 86,
  cost: 60,
  stock: 104,
  sku: 152,
  barcode: 84,
  weight: 82,
  contents: 76,
  visible: 56,
};
const CHECK = 36;
const NAME = 176;
const MORE = 40;
const amounts: readonly Column[] = ['price', 'compareAtPrice', 'cost', 'stock', 'weight', 'contents'];

type VariantGridProps = {
  rows: VariantDraft[];
  /** The row index of each variant among all variants, by key. */
  places: Map<string, number>;
  options: OptionDraft[];
  shown: Column[];
  weight: string | null;
  errors: FormErrors;
  selected: ReadonlySet<string>;
  onSelected: (selected: ReadonlySet<string>) => void;
  onPatch: OnPatch;
  onDetails: (key: string) => void;
};

/** The variants as a spreadsheet. Only visible rows are rendered. */
export const VariantGrid = memo(function VariantGrid(props: VariantGridProps) {
  const { rows, places, options, shown, errors, selected, onSelected, onPatch } = props;
  const [said, say] = useState('');
  const pinned = useRef(0);
  const virtualizer = useRows(rows.length, pinned, () => grid.root.current);
  const grid = useGrid({ rows, shown, onPatch, onReveal: (row) => virtualizer.scrollToIndex(row) });
  // the row with the focus stays rendered
  pinned.current = grid.active.row;
  useFirstWrongCell(rows, places, shown, errors, (row, column) => grid.goTo({ row, column }));
  const names = choiceNames(options);
  const pictures = choicePictures(options);
  const actions: RowActions = {
    onCommit: (key, change) => onPatch(new Map([[key, change]]), null),
    onMisunderstood: (label) => say(texts.grid.misunderstood(label)),
    onSelect: (key, isSelected) => {
      const others = [...selected].filter((one) => one !== key);
      onSelected(new Set(isSelected ? [...others, key] : others));
    },
    onDetails: props.onDetails,
  };
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling grid with arrow-key navigation */}
      <div
        ref={grid.root}
        role="grid"
        aria-label={texts.title}
        aria-rowcount={rows.length + 1}
        aria-colcount={shown.length + 3}
        aria-multiselectable
        tabIndex={-1}
        className={classes.grid}
        style={layoutOf(shown)}
        onKeyDown={grid.onKeyDown}
        onCopy={grid.onCopy}
        onPaste={grid.onPaste}
      >
        <Head {...props} />
        <div role="presentation" className={classes.body} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const variant = rows[index];
            if (!variant) return null;
            return (
              <VariantRow
                key={variant.key}
                grid={grid}
                row={index}
                variant={variant}
                name={variantName(variant, names)}
                pictureId={variant.choices.flatMap((key) => pictures.get(key) ?? [])[0] ?? null}
                shown={shown}
                path={`variants.${places.get(variant.key)}`}
                errors={errors}
                isSelected={selected.has(variant.key)}
                style={{ transform: `translateY(${start}px)` }}
                actions={actions}
              />
            );
          })}
        </div>
      </div>
      <Text size="xs" c="dimmed" px="md" py={8} visibleFrom="sm">
        {texts.grid.text}
      </Text>
    </>
  );
});

/** The widths of the columns for the style sheet. */
function layoutOf(shown: readonly Column[]): CSSProperties {
  const parts = shown.map((column) => `minmax(${widths[column]}px, ${widths[column]}fr)`);
  const layout = {
    '--columns': `${CHECK}px minmax(${NAME}px, ${NAME}fr) ${parts.join(' ')} ${MORE}px`,
    '--least': `${shown.reduce((sum, column) => sum + widths[column], CHECK + NAME + MORE)}px`,
  };
  return layout as CSSProperties;
}

/** The rows to render: those in view, a few around them, and `pinned`, however far the table is scrolled. */
const useRows = (count: number, pinned: { current: number }, getScrollElement: () => HTMLElement | null) =>
  useVirtualizer({
    count,
    getScrollElement,
    estimateSize: () => ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT,
    overscan: 6,
    rangeExtractor: ({ startIndex, endIndex, overscan, count: all }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(all - 1, endIndex + overscan);
      const visible = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const isOut = pinned.current < first || pinned.current > last;
      return isOut && pinned.current < all ? [...visible, pinned.current].toSorted((a, b) => a - b) : visible;
    },
  });

function Head({ rows, shown, weight, selected, onSelected }: VariantGridProps) {
  const isAll = rows.length > 0 && rows.every(({ key }) => selected.has(key));
  return (
    <div role="presentation">
      {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: arrow keys skip column headers */}
      <div role="row" aria-rowindex={1} className={classes.head}>
        {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its contents take the focus */}
        <div role="columnheader" aria-colindex={1} className={classes.plain}>
          <Checkbox
            size="xs"
            aria-label={texts.grid.selectAll}
            checked={isAll}
            indeterminate={!isAll && rows.some(({ key }) => selected.has(key))}
            onChange={() => onSelected(new Set(isAll ? [] : rows.map(({ key }) => key)))}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: arrow keys skip column headers */}
        <div role="columnheader" aria-colindex={2} className={classes.name}>
          {texts.variant}
        </div>
        {shown.map((column, index) => (
          // biome-ignore lint/a11y/useSemanticElements: see the grid
          // biome-ignore lint/a11y/useFocusableInteractive: arrow keys skip column headers
          <div
            key={column}
            role="columnheader"
            aria-colindex={index + 3}
            className={amounts.includes(column) ? classes.end : undefined}
          >
            {column === 'weight' ? (weight ?? columnLabels.weight) : columnLabels[column]}
          </div>
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: arrow keys skip column headers */}
        <div role="columnheader" aria-colindex={shown.length + 3}>
          <VisuallyHidden>{texts.grid.more}</VisuallyHidden>
        </div>
      </div>
    </div>
  );
}

/** The first picture of each choice, by the choice's key. */
const choicePictures = (options: OptionDraft[]): Map<string, string> =>
  new Map(
    options.flatMap(({ choices }) =>
      choices.flatMap(({ key, mediaIds: [first] }): [string, string][] => (first ? [[key, first]] : [])),
    ),
  );

/** An invalid cell out of view cannot take the focus, so the table scrolls to it when errors appear. */
function useFirstWrongCell(
  rows: VariantDraft[],
  places: Map<string, number>,
  shown: Column[],
  errors: FormErrors,
  onFound: (row: number, column: number) => void,
) {
  const wrong = Object.keys(errors).find((path) => path.startsWith('variants.')) ?? null;
  const others = Object.keys(errors).some((path) => !path.startsWith('variants.'));
  useEffect(() => {
    const [, place, field] = /^variants\.(\d+)\.(\w+)/.exec(wrong ?? '') ?? [];
    if (place === undefined || others) return;
    const row = rows.findIndex(({ key }) => places.get(key) === Number(place));
    const column = shown.indexOf((field === 'quantity' ? 'stock' : field) as Column);
    if (row !== -1) onFound(row, Math.max(0, column) + 1);
  }, [wrong]);
}
