import { Anchor, Badge, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconPackages } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFormat } from '../../app/format.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { SalesReport } from './queries.ts';

type Items = NonNullable<SalesReport['lowStock']>;

export function LowStock({ items }: { items: Items | undefined }) {
  return <Panel title="Low stock">{items ? <Shortages items={items} /> : <Skeleton h={120} />}</Panel>;
}

function Shortages({ items }: { items: Items }) {
  const format = useFormat();
  if (items.length === 0) {
    return (
      <NothingHere
        icon={<IconPackages />}
        title="Enough of everything"
        description="Variants whose tracked quantity runs low will be listed here."
      />
    );
  }
  return (
    <Stack component="ul" gap={10} m={0} p={0} style={{ listStyle: 'none' }}>
      {items.map(({ productId, name, variant, quantity = 0 }) => (
        <Group component="li" key={`${productId} ${variant}`} justify="space-between" wrap="nowrap" gap="md">
          <Text size="sm" truncate>
            <Anchor component={Link} to={`/products/${productId}`} inherit fw={500}>
              {name}
            </Anchor>
            <Text span c="dimmed" inherit>
              {variant && ` ${variant}`}
            </Text>
          </Text>
          <Badge variant="light" color={quantity > 0 ? 'yellow' : 'red'} style={{ flex: 'none' }} tt="none">
            {quantity > 0 ? `${format.number(quantity)} left` : 'Out of stock'}
          </Badge>
        </Group>
      ))}
    </Stack>
  );
}
