import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconCalendarTime, IconHistory } from '@tabler/icons-react';
import { nameOfItem } from './item-name.ts';
import type { InventoryListProps } from './list-props.ts';
import type { InventoryItem } from './queries.ts';

type ItemActionsProps = Pick<InventoryListProps, 'onHistory' | 'onPreorder'> & { item: InventoryItem };

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
