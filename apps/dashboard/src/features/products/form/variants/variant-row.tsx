import { ActionIcon, Checkbox, Switch } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { words } from '../../../../app/words.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { Picture } from '../../../../ui/picture.tsx';
import type { VariantDraft } from '../product-form.ts';
import { type Column, columnLabels } from './cells.ts';
import { GridCell } from './grid-cell.tsx';
import { type Grid, isWithin } from './use-grid.ts';
import classes from './variant-grid.module.css';

const texts = words.productVariants.grid;

export type RowActions = {
  onCommit: (key: string, change: Partial<VariantDraft>) => void;
  onMisunderstood: (label: string) => void;
  onSelect: (key: string, isSelected: boolean) => void;
  onDetails: (key: string) => void;
};
type VariantRowProps = {
  grid: Grid;
  actions: RowActions;
  row: number;
  variant: VariantDraft;
  name: string;
  /** A picture of one of the variant's choices. */
  pictureId: string | null;
  shown: Column[];
  /** The error path of the variant: `variants.0`. */
  path: string;
  errors: FormErrors;
  isSelected: boolean;
  style: CSSProperties;
};

export function VariantRow(props: VariantRowProps) {
  const { grid, actions, row, variant, name, pictureId, shown, isSelected, style } = props;
  const focusProps = (column: number) => ({
    'data-cell': `${row}:${column}`,
    tabIndex: isActive(grid, row, column) ? 0 : -1,
    onFocus: () => grid.setActive({ row, column }),
  });
  const last = shown.length + 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the virtualised grid uses no native table elements
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classes.row}
      style={style}
      data-selected={isSelected || undefined}
      tabIndex={-1}
    >
      <Plain colIndex={1}>
        <Checkbox
          size="xs"
          aria-label={words.lists.selection.select(name)}
          checked={isSelected}
          onChange={({ currentTarget: { checked } }) => actions.onSelect(variant.key, checked)}
          {...focusProps(0)}
        />
      </Plain>
      {/* biome-ignore lint/a11y/useSemanticElements: the virtualised grid uses no native table elements */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the cells of the row take the focus */}
      <div role="rowheader" aria-colindex={2} className={classes.name}>
        {pictureId && <Picture id={pictureId} alt="" width={26} height={26} />}
        <span title={name}>{name}</span>
      </div>
      {shown.map((column, index) => (
        <ColumnCell key={column} {...props} column={column} place={index + 1} focusProps={focusProps(index + 1)} />
      ))}
      <Plain colIndex={last + 2}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={texts.allFieldsOf(name)}
          onClick={() => actions.onDetails(variant.key)}
          {...focusProps(last)}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Plain>
    </div>
  );
}

type ColumnCellProps = Pick<VariantRowProps, 'grid' | 'actions' | 'row' | 'variant' | 'name' | 'path' | 'errors'> & {
  column: Column;
  /** The position in the row, from left to right: the check box is 0. */
  place: number;
  focusProps: object;
};

/** A field of the variant. */
function ColumnCell({ grid, actions, row, variant, name, path, errors, column, place, focusProps }: ColumnCellProps) {
  const label = `${columnLabels[column]}, ${name}`;
  if (column === 'visible') {
    return (
      <Plain colIndex={place + 2}>
        <Switch
          size="xs"
          aria-label={label}
          checked={variant.visible}
          onChange={({ currentTarget: { checked } }) => actions.onCommit(variant.key, { visible: checked })}
          {...focusProps}
        />
      </Plain>
    );
  }
  return (
    <GridCell
      variant={variant}
      column={column}
      cell={`${row}:${place}`}
      label={label}
      colIndex={place + 2}
      isActive={isActive(grid, row, place)}
      isMarked={isWithin(grid.range, row, place)}
      error={errors[`${path}.${column === 'stock' ? 'quantity' : column}`]}
      onCommit={actions.onCommit}
      onMisunderstood={() => actions.onMisunderstood(label)}
      onEnter={(event) => {
        if (event?.shiftKey) {
          event.preventDefault();
          grid.goTo({ row, column: place }, true);
        } else if (event) {
          grid.setAnchor(null);
        }
        if (!event?.shiftKey) grid.setActive({ row, column: place });
      }}
      onDragOver={() => grid.goTo({ row, column: place }, true)}
      onStep={grid.step}
    />
  );
}

const isActive = ({ active }: Grid, row: number, column: number): boolean =>
  active.row === row && active.column === column;

const Plain = ({ colIndex, children }: { colIndex: number; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: the virtualised grid uses no native table elements
  // biome-ignore lint/a11y/useFocusableInteractive: its contents take the focus
  <div role="gridcell" aria-colindex={colIndex} className={classes.plain}>
    {children}
  </div>
);
