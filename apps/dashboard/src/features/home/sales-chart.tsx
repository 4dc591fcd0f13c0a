import { CompositeChart } from '@mantine/charts';
import { ColorSwatch, Group, Paper, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import type { SalesReport } from './queries.ts';

const texts = words.home;

type SalesChartProps = { days: NonNullable<SalesReport['days']>; height: number };

const BAR_COLOR = 'var(--app-chart-bar)';
const AREA_COLOR = 'var(--mantine-color-aegean-6)';
/** Up to the next multiple of four, which gives whole numbers on all five ticks. */
const ordersDomain: [number, (most: number) => number] = [0, (most) => Math.max(4, Math.ceil(most / 4) * 4)];

/** The chart is hidden from screen readers: the table beside it shows the same data to everyone. */
export default function SalesChart({ days, height }: SalesChartProps) {
  const format = useFormat();
  const data = days.map(({ date = '', orders = 0, sales }) => ({
    day: format.day(date),
    orders,
    amount: sales?.amount,
    sales: Number(sales?.amount ?? 0),
  }));
  return (
    <div role="img" aria-label={texts.chart(days.length)}>
      <CompositeChart
        h={height}
        data={data}
        dataKey="day"
        series={[
          { name: 'orders', label: texts.orders, color: BAR_COLOR, type: 'bar', yAxisId: 'right' },
          { name: 'sales', label: texts.sales, color: AREA_COLOR, type: 'area' },
        ]}
        withLegend
        legendProps={{ verticalAlign: 'bottom', height: 32 }}
        withRightYAxis
        curveType="linear"
        withDots={false}
        maxBarWidth={18}
        tickLine="none"
        yAxisProps={{ width: 56, tickFormatter: (value: number) => format.compactMoney(value) }}
        rightYAxisProps={{ width: 32, allowDecimals: false, domain: ordersDomain }}
        xAxisProps={{ minTickGap: 24 }}
        tooltipProps={{ content: ({ payload }) => <DayTooltip day={payload?.[0]?.payload as Day | undefined} /> }}
        composedChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}

type Day = { day: string; orders: number; amount: string | undefined };

/** The figures of the day under the pointer. */
function DayTooltip({ day }: { day: Day | undefined }) {
  const format = useFormat();
  if (!day) return null;
  const rows = [
    { label: texts.sales, value: format.money(day.amount), color: AREA_COLOR },
    { label: texts.orders, value: format.number(day.orders), color: BAR_COLOR },
  ];
  return (
    <Paper withBorder shadow="md" p="xs" miw={150}>
      <Text size="sm" fw={600} mb={4}>
        {day.day}
      </Text>
      {rows.map(({ label, value, color }) => (
        <Group key={label} justify="space-between" gap="md" wrap="nowrap">
          <Group gap={6} wrap="nowrap">
            <ColorSwatch color={color} size={10} withShadow={false} />
            <Text size="sm">{label}</Text>
          </Group>
          <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Text>
        </Group>
      ))}
    </Paper>
  );
}
