import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconCalendarTime, IconHistory } from '@tabler/icons-react';
import { nameOfItem } from './item-name.ts';
import type { InventoryItem } from './queries.ts';

type Open = (item: InventoryItem) => void;
/** Null for parts that the user may not open. */
type ItemActionsProps = { item: InventoryItem; onHistory: Open | null; onPreorder: Open | null };

export function ItemActions({ item, onHistory, onPreorder }: ItemActionsProps) {
  const name = nameOfItem(item);
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {onPreorder && (
        <Tooltip label="Pre-order">
          <ActionIcon variant="subtle" size="lg" aria-label={`Pre-order of ${name}`} onClick={() => onPreorder(item)}>
            <IconCalendarTime size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {onHistory && (
        <Tooltip label="History">
          <ActionIcon variant="subtle" size="lg" aria-label={`History of ${name}`} onClick={() => onHistory(item)}>
            <IconHistory size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  );
}
