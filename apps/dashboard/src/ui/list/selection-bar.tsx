import { Button, Group, Paper, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { counted, type Selected } from './define-list.ts';
import classes from './selection-bar.module.css';

type SelectionBarProps = { selected: Omit<Selected<never>, 'items' | 'query'>; children: ReactNode };

/** The bar above a list with a selection. `children`: the bulk actions. */
export function SelectionBar({ selected, children }: SelectionBarProps) {
  const format = useFormat();
  const { nouns, count, isAll, selectAll, total, clear } = selected;
  if (count === 0) return null;
  const items = counted(count, nouns, format);
  return (
    <Paper
      component="section"
      aria-label={words.lists.selection.bar(nouns.many)}
      className={classes.bar}
      p="xs"
      px="md"
    >
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <Text size="sm" fw={600} role="status">
            {isAll ? words.lists.selection.allMatching(items) : words.lists.selection.selected(items)}
          </Text>
          {selectAll && (
            <Button variant="subtle" size="compact-sm" onClick={selectAll}>
              {words.lists.selection.selectMatching(format.number(total))}
            </Button>
          )}
        </Group>
        <Group gap="xs">
          {children}
          <Button size="xs" variant="subtle" color="gray" leftSection={<IconX size={16} aria-hidden />} onClick={clear}>
            {words.lists.selection.clear}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

type BulkButtonProps = {
  icon: ReactNode;
  children: string;
  onClick: () => void;
  isMain?: boolean;
  isDangerous?: boolean;
  isBusy?: boolean;
};

/** Runs a bulk action on the selection. */
export function BulkButton({ icon, children, onClick, isMain, isDangerous, isBusy = false }: BulkButtonProps) {
  const look = isMain ? 'filled' : 'default';
  return (
    <Button
      size="xs"
      leftSection={icon}
      onClick={onClick}
      loading={isBusy}
      {...(isDangerous ? { color: 'red', variant: 'light' } : { variant: look })}
    >
      {children}
    </Button>
  );
}
