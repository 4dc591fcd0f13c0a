import { Group, Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { useFormat } from '../../app/format.ts';
import classes from '../../ui/panel.module.css';
import { relativeChange } from './comparison.ts';
import type { SalesReport } from './queries.ts';

/** The figures of the period, each with its change since the previous period. */
export function Figures({ report }: { report: SalesReport | undefined }) {
  const format = useFormat();
  const { current = {}, previous = {} } = report ?? {};
  const money = (price: { amount?: string } | undefined) => ({
    text: format.money(price?.amount),
    value: Number(price?.amount ?? 0),
  });
  const count = (value = 0) => ({ text: format.number(value), value });
  const figures = [
    { label: 'Sales', now: money(current.sales), before: money(previous.sales) },
    { label: 'Orders', now: count(current.orders), before: count(previous.orders) },
    { label: 'Average order', now: money(current.averageOrder), before: money(previous.averageOrder) },
    { label: 'Items sold', now: count(current.itemsSold), before: count(previous.itemsSold) },
  ];
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
      {figures.map(({ label, now, before }) => (
        <Paper key={label} p="md" className={classes.panel}>
          <Text size="sm" c="dimmed" fw={500}>
            {label}
          </Text>
          {report ? (
            <>
              <Text fz={{ base: 20, sm: 26 }} fw={650} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
                {now.text}
              </Text>
              <Change share={relativeChange(now.value, before.value)} before={before.text} />
            </>
          ) : (
            <Skeleton h={52} mt={6} />
          )}
        </Paper>
      ))}
    </SimpleGrid>
  );
}

const directions = {
  up: { Icon: IconArrowUpRight, color: 'var(--mantine-color-green-light-color)' },
  down: { Icon: IconArrowDownRight, color: 'var(--mantine-color-red-light-color)' },
  none: { Icon: IconMinus, color: 'dimmed' },
};

function directionOf(share: number | null): keyof typeof directions {
  if (!share) return 'none';
  return share > 0 ? 'up' : 'down';
}

function Change({ share, before }: { share: number | null; before: string }) {
  const format = useFormat();
  const { Icon, color } = directions[directionOf(share)];
  return (
    <Group gap={4} c={color} wrap="nowrap" align="flex-start">
      <Icon size={16} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      <Text size="sm">
        {share !== null && `${format.change(share)} `}
        <Text span c="dimmed" inherit>
          {share === null ? `Previously ${before}` : `from ${before}`}
        </Text>
      </Text>
    </Group>
  );
}
