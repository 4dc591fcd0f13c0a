import { Checkbox, Group, Table, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import css from '../list.module.css';
import type { Around, Column, Look } from './define-list.ts';
import type { Boxes } from './use-marks.ts';

export type ItemsProps<Item, Extra> = {
  look: Look<Item, Extra>;
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  around: Around<Item, Extra>;
  /** Null if no bulk action is allowed. */
  boxes: Boxes<Item> | null;
  /** What the link of a row says to the page that it opens. */
  linkState: unknown;
};

type ListTableProps<Item, Extra> = ItemsProps<Item, Extra> & { columns: readonly Column<Item, Extra>[] };

/** The default minimum width: below it, a table scrolls. */
const MIN_WIDTH = 760;
/** With more columns than this, the spacing is tighter. */
const ROOMY = 5;

/** The items of a list on wide screens. */
export function ListTable<Item, Extra>({ columns, ...list }: ListTableProps<Item, Extra>) {
  const { look, label, items, around, boxes, linkState } = list;
  const shown = columns.filter(({ isShown }) => isShown?.(around.extra) ?? true);
  return (
    <Table.ScrollContainer minWidth={look.minWidth ?? MIN_WIDTH}>
      <Table verticalSpacing="sm" horizontalSpacing={shown.length > ROOMY ? 'sm' : 'md'} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {boxes && (
              <Table.Th w={44}>
                <AllBox items={items} boxes={boxes} />
              </Table.Th>
            )}
            <Table.Th scope="col">{look.name.title}</Table.Th>
            {shown.map(({ title, isNumeric, width }) => (
              <Table.Th
                key={title}
                scope="col"
                {...(isNumeric && { className: css.numeric })}
                {...(width && { w: width })}
              >
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <Table.Tr
              key={look.idOf(item)}
              {...((look.rowLink || look.onOpen) && { className: css.row })}
              data-selected={boxes?.isMarked(item) || undefined}
            >
              {boxes && (
                <Table.Td>
                  <ItemBox name={look.name.of(item)} item={item} boxes={boxes} />
                </Table.Td>
              )}
              <Table.Th scope="row" maw={320}>
                <NameCell {...{ look, item, around, linkState }} />
              </Table.Th>
              {shown.map((column) => (
                <Cell key={column.title} column={column}>
                  {column.show(item, around)}
                </Cell>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

type NameCellProps<Item, Extra> = Pick<ItemsProps<Item, Extra>, 'look' | 'around' | 'linkState'> & { item: Item };

function NameCell<Item, Extra>({ look, item, around, linkState }: NameCellProps<Item, Extra>) {
  const { picture, badge, note } = look.name;
  return (
    <Group gap="sm" wrap="nowrap">
      {picture?.(item, false)}
      <div style={{ minWidth: 130, overflowWrap: 'anywhere' }}>
        <Group gap={8}>
          <NameLink {...{ look, item, linkState }} extra={around.extra}>
            {(look.name.link ?? look.name.of)(item)}
          </NameLink>
          {badge?.(item)}
        </Group>
        {note && (
          <Text size="xs" c="dimmed" fw={400} truncate>
            {note(item, around)}
          </Text>
        )}
      </div>
    </Group>
  );
}

type NameLinkProps<Item, Extra> = {
  look: Look<Item, Extra>;
  item: Item;
  linkState: unknown;
  extra: Extra;
  children: string;
};

/** The name of an item; its link covers the whole row or card. */
export function NameLink<Item, Extra>({ look, item, linkState, extra, children }: NameLinkProps<Item, Extra>) {
  const { rowLink, onOpen } = look;
  if (rowLink)
    return (
      <PageLink to={rowLink(item)} state={linkState} className={css.cover} inherit fw={600}>
        {children}
      </PageLink>
    );
  if (onOpen)
    return (
      <UnstyledButton className={css.cover} onClick={() => onOpen(item, extra)} fz="inherit" fw={600}>
        {children}
      </UnstyledButton>
    );
  return (
    <Text component="span" inherit fw={600}>
      {children}
    </Text>
  );
}

/** Words that are longer than this, in pixels, are broken: otherwise, they would push the last columns out of the table. */
const WIDEST = 240;

function Cell<Item, Extra>({ column, children }: { column: Column<Item, Extra>; children: ReactNode }) {
  const { isNumeric, isInteractive, isOneLine, maxWidth } = column;
  const isText = typeof children === 'string';
  const content = isText ? (
    <Text size="sm" truncate={maxWidth !== undefined}>
      {children}
    </Text>
  ) : (
    children
  );
  return (
    <Table.Td
      {...(isNumeric && { className: css.numeric })}
      maw={maxWidth ?? WIDEST}
      style={isOneLine ? { whiteSpace: 'nowrap' } : { overflowWrap: 'break-word' }}
    >
      {isInteractive ? <div className={css.above}>{content}</div> : content}
    </Table.Td>
  );
}

type AllBoxProps<Item> = { items: readonly Item[]; boxes: Boxes<Item> };

/** Selects all items of a page, or none. */
function AllBox<Item>({ items, boxes }: AllBoxProps<Item>) {
  const isAll = items.every(boxes.isMarked);
  return (
    <Checkbox
      size="xs"
      aria-label={words.lists.selection.selectPage(boxes.nouns.many)}
      checked={isAll}
      indeterminate={!isAll && items.some(boxes.isMarked)}
      onChange={() => boxes.mark(items, !isAll)}
    />
  );
}

type ItemBoxProps<Item> = { name: string; item: Item; boxes: Boxes<Item>; size?: 'xs' | 'sm' };

/** Selects one item, identified by its `name`. */
export function ItemBox<Item>({ name, item, boxes, size = 'xs' }: ItemBoxProps<Item>) {
  return (
    <Checkbox
      className={css.above}
      size={size}
      aria-label={words.lists.selection.select(name)}
      checked={boxes.isMarked(item)}
      onChange={({ currentTarget: { checked } }) => boxes.mark([item], checked)}
    />
  );
}
