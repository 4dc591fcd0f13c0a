import { Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { OrderView } from '../order.ts';
import { tagNamesQuery } from './order-tags.ts';
import { TagsDialog } from './tags-dialog.tsx';

const texts = words.orderTags;

const needs: readonly Need[] = ['orders.bulkUpdateOrderTags', 'tags.bulkGetOrCreateTags'];

/** The tags of an order. */
export function TagsPanel({ order }: { order: OrderView }) {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const { data: names, error, refetch } = useQuery(tagNamesQuery(order));
  return (
    <Panel
      title={texts.title}
      aside={
        names &&
        needs.every(may) && (
          <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
            {texts.edit}
          </Button>
        )
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!names && !error && <Skeleton height={24} />}
      {names && (
        <Stack gap="sm">
          {names.tags.length + names.privateTags.length === 0 && (
            <Text size="sm" c="dimmed">
              {texts.none}
            </Text>
          )}
          <Names names={names.tags} />
          {names.privateTags.length > 0 && (
            <div>
              <Title order={3}>{texts.privateTags}</Title>
              <Names names={names.privateTags} />
            </div>
          )}
          <TagsDialog order={order} names={names} opened={isOpen} onClose={() => setIsOpen(false)} />
        </Stack>
      )}
    </Panel>
  );
}

const Names = ({ names }: { names: string[] }) =>
  names.length > 0 && (
    <Group gap={4}>
      {names.map((name) => (
        <Badge key={name} variant="light" color="gray" tt="none" maw="100%">
          {name}
        </Badge>
      ))}
    </Group>
  );
