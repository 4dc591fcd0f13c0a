import { Fieldset, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { moved } from '../../../ui/moved.ts';
import { Sortable } from '../../../ui/sortable.tsx';
import classes from './draft-list.module.css';

type DraftListProps<T> = {
  label: string;
  /** How items without a name are called. */
  unnamed: { inText: string; title: string };
  /** What the list is good for, as long as it is empty. */
  hint: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  /** Receives the items in their new order. */
  onMove: (items: T[]) => void;
  children: (item: T, index: number, handle: ReactNode) => ReactNode;
};

/** The editors of a product's options, modifiers or plans, in an order that can be changed. */
export function DraftList<T extends { key: string }>(props: DraftListProps<T>) {
  const { label, unnamed, hint, items, nameOf, onMove, children } = props;
  return (
    <>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <Sortable
        items={items}
        keyOf={({ key }) => key}
        nameOf={(item) => nameOf(item) || unnamed.inText}
        onMove={(from, to) => onMove(moved(items, from, to))}
        label={label}
        className={classes.list}
      >
        {(item, index, handle) => (
          <Fieldset aria-label={nameOf(item) || unnamed.title} className={classes.item} p="sm">
            {children(item, index, handle)}
          </Fieldset>
        )}
      </Sortable>
    </>
  );
}
