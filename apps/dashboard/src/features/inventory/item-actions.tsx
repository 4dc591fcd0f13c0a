import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconCalendarTime, IconHistory } from '@tabler/icons-react';
import { words } from '../../app/words.ts';
import { nameOfItem } from './item-name.ts';
import type { InventoryItem } from './queries.ts';

const texts = words.inventory;

type Open = (item: InventoryItem) => void;
/** Null for parts that the user may not open. */
type ItemActionsProps = { item: InventoryItem; onHistory: Open | null; onPreorder: Open | null };

export function ItemActions({ item, onHistory, onPreorder }: ItemActionsProps) {
  const name = nameOfItem(item);
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {onPreorder && (
        <Tooltip label={texts.states.preorder}>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={texts.preorders.open(name)}
            onClick={() => onPreorder(item)}
          >
            <IconCalendarTime size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {onHistory && (
        <Tooltip label={texts.history.title}>
          <ActionIcon variant="subtle" size="lg" aria-label={texts.history.open(name)} onClick={() => onHistory(item)}>
            <IconHistory size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  );
}
