import { Badge, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconPackages } from '@tabler/icons-react';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { SalesReport } from './queries.ts';
import { gatherShortages } from './shortages.ts';

const texts = words.home.lowStock;

type Items = NonNullable<SalesReport['lowStock']>;

export function LowStock({ items }: { items: Items | undefined }) {
  return <Panel title={texts.title}>{items ? <Shortages items={items} /> : <Skeleton h={120} />}</Panel>;
}

function Shortages({ items }: { items: Items }) {
  if (items.length === 0) {
    return <NothingHere icon={<IconPackages />} title={texts.none} description={texts.noneText} />;
  }
  return (
    <Stack component="ul" gap={10} m={0} p={0} style={{ listStyle: 'none' }}>
      {gatherShortages(items).map(({ productId, name, detail, status, isOut }) => (
        <Group component="li" key={productId} justify="space-between" wrap="nowrap" gap="md">
          <Text size="sm" truncate>
            <PageLink to={`/products/${productId}`} inherit fw={500}>
              {name}
            </PageLink>
            <Text span c="dimmed" inherit>
              {detail && ` · ${detail}`}
            </Text>
          </Text>
          <Badge variant="light" color={isOut ? 'red' : 'yellow'} style={{ flex: 'none' }}>
            {status}
          </Badge>
        </Group>
      ))}
    </Stack>
  );
}
