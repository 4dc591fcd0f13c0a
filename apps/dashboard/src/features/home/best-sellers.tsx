import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { SalesReport } from './queries.ts';

const texts = words.home.bestSellers;

type Items = NonNullable<SalesReport['bestSellers']>;

export function BestSellers({ items }: { items: Items | undefined }) {
  return (
    <Panel
      title={texts.title}
      aside={
        <PageLink to="/reports/sales" size="sm">
          {texts.report}
        </PageLink>
      }
    >
      {items ? <Ranking items={items} /> : <Skeleton h={120} />}
    </Panel>
  );
}

function Ranking({ items }: { items: Items }) {
  const format = useFormat();
  if (items.length === 0) {
    return <NothingHere icon={<IconTrophy />} title={texts.none} description={texts.noneText} />;
  }
  return (
    <Stack component="ol" gap={10} m={0} p={0} style={{ listStyle: 'none' }}>
      {items.map(({ productId, name, itemsSold = 0, sales }) => (
        <Group component="li" key={productId} justify="space-between" wrap="nowrap" gap="md">
          <PageLink to={`/products/${productId}`} size="sm" fw={500} truncate>
            {name}
          </PageLink>
          <Text size="sm" style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {format.money(sales?.amount)}{' '}
            <Text span c="dimmed" inherit>
              · {texts.sold(format.number(itemsSold))}
            </Text>
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
