import { Group, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import css from '../list.module.css';
import { Sortable } from '../sortable.tsx';
import type { Column, Part, Place } from './define-list.ts';
import { ItemBox, type ItemsProps, NameLink } from './list-table.tsx';

type ListCardsProps<Item, Extra> = ItemsProps<Item, Extra> & {
  parts: readonly Part<Item, Extra>[];
  /** For lists that can be reordered by dragging. */
  onMove?: ((from: number, to: number) => void) | undefined;
  /** The number of leading items that can be moved, if not all. */
  movable?: number;
};

/** Items below each other: lists on phones, and the rows of panels. */
export function ListCards<Item, Extra>({ parts, onMove, movable = Infinity, ...list }: ListCardsProps<Item, Extra>) {
  const { look, label, items } = list;
  const card = (item: Item, handle?: ReactNode) => <Card {...list} parts={parts} item={item} handle={handle} />;
  if (onMove)
    return (
      <Sortable
        items={items}
        keyOf={look.idOf}
        nameOf={look.name.of}
        onMove={onMove}
        label={label}
        className={css.cards}
        itemClassName={css.card}
      >
        {(item, index, handle) => card(item, index < movable && handle)}
      </Sortable>
    );
  const className = look.rowLink || look.onOpen ? `${css.card} ${css.row}` : css.card;
  return (
    <ul className={css.cards} aria-label={label}>
      {items.map((item) => (
        <li key={look.idOf(item)} className={className}>
          {card(item)}
        </li>
      ))}
    </ul>
  );
}

/** The columns of a list that phones show, by slot. */
export const partsOf = <Item, Extra>(columns: readonly Column<Item, Extra>[], extra: Extra): Part<Item, Extra>[] =>
  columns.flatMap(({ phone, show, isInteractive = false, isShown }) => {
    if (phone === null || !(isShown?.(extra) ?? true)) return [];
    return typeof phone === 'string' ? { at: phone, show, isInteractive } : { isInteractive, ...phone };
  });

type CardProps<Item, Extra> = ListCardsProps<Item, Extra> & { item: Item; handle: ReactNode };

function Card<Item, Extra>({ look, item, parts, around, boxes, linkState, handle }: CardProps<Item, Extra>) {
  const at = (place: Place): ReactNode[] =>
    parts
      .filter((part) => part.at === place)
      .map(({ show, isInteractive }) => {
        const shown = show(item, around);
        return isInteractive && isSomething(shown) ? <div className={css.above}>{shown}</div> : shown;
      })
      .filter(isSomething);
  const name = look.name.onPhone ?? look.name.link ?? look.name.of;
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm">
      {handle && <div className={css.above}>{handle}</div>}
      {boxes && <ItemBox name={look.name.of(item)} item={item} boxes={boxes} size="sm" />}
      {look.name.picture?.(item, true)}
      <Group justify="space-between" align="flex-start" gap="xs" flex={1} miw={0}>
        <div style={{ flex: '1 1 150px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
            <Group gap="xs" miw={0}>
              {look.name.show?.(item) ?? (
                <NameLink {...{ look, item, linkState }} extra={around.extra}>
                  {name(item)}
                </NameLink>
              )}
              {look.name.badge?.(item)}
              <InARow>{at('beside')}</InARow>
            </Group>
            <Corner>{at('corner')}</Corner>
          </Group>
          <Line size="sm">{at('detail')}</Line>
          <Line size="xs">{at('note')}</Line>
          <Below>{at('below')}</Below>
        </div>
        <InARow>{at('end')}</InARow>
      </Group>
    </Group>
  );
}

const isSomething = (shown: ReactNode): boolean =>
  shown !== null && shown !== undefined && shown !== false && shown !== '';

// slots hold the same parts in the same order for as long as a list is shown
const InARow = ({ children }: { children: ReactNode[] }) =>
  children.map((child, index) => <Fragment key={String(index)}>{child}</Fragment>);

function Line({ size, children }: { size: 'sm' | 'xs'; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Text component="div" size={size} c="dimmed" className={css.line}>
      {children.map((child, index) => (
        <Fragment key={String(index)}>
          {child}
          {index < children.length - 1 && '\u00a0· '}
        </Fragment>
      ))}
    </Text>
  );
}

const Corner = ({ children }: { children: ReactNode[] }) =>
  children.length > 0 && (
    <Text component="div" size="sm" fw={600} className={css.numeric} style={{ flex: 'none' }}>
      <InARow>{children}</InARow>
    </Text>
  );

const Below = ({ children }: { children: ReactNode[] }) =>
  children.length > 0 && (
    <Group gap="sm" mt={6} fz="sm">
      <InARow>{children}</InARow>
    </Group>
  );
