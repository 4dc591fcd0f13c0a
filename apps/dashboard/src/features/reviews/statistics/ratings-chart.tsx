import { CompositeChart } from '@mantine/charts';
import { Paper, Text } from '@mantine/core';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import type { Statistics } from '../queries.ts';
import { averageText } from './figures.ts';

const texts = words.reviews.statistics;

type RatingsChartProps = { months: NonNullable<Statistics['months']>; height: number };
type Point = { month: string; count: number; average: number | null };

/** The chart is hidden from screen readers: the table beside it shows the same data to everyone. */
export default function RatingsChart({ months, height }: RatingsChartProps) {
  const format = useFormat();
  const data: Point[] = months.map(({ month = '', count = 0, average }) => ({
    month: format.month(month),
    count,
    // a month without reviews has no average
    average: average || null,
  }));
  return (
    <div role="img" aria-label={texts.chart}>
      <CompositeChart
        h={height}
        data={data}
        dataKey="month"
        series={[
          { name: 'count', label: words.reviews.title, color: 'var(--app-chart-bar)', type: 'bar' },
          {
            name: 'average',
            label: texts.average,
            color: 'var(--mantine-color-aegean-6)',
            type: 'line',
            yAxisId: 'right',
          },
        ]}
        withLegend
        legendProps={{ verticalAlign: 'bottom', height: 32 }}
        withRightYAxis
        curveType="linear"
        connectNulls
        maxBarWidth={18}
        tickLine="none"
        yAxisProps={{ width: 36, allowDecimals: false }}
        rightYAxisProps={{ width: 24, domain: [1, 5], ticks: [1, 2, 3, 4, 5] }}
        xAxisProps={{ minTickGap: 16 }}
        tooltipProps={{ content: ({ payload }) => <MonthTooltip point={payload?.[0]?.payload as Point | undefined} /> }}
        composedChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}

/** The figures of the month under the pointer. */
function MonthTooltip({ point }: { point: Point | undefined }) {
  const format = useFormat();
  if (!point) return null;
  return (
    <Paper withBorder shadow="md" p="xs">
      <Text size="sm" fw={600}>
        {point.month}
      </Text>
      <Text size="sm">{texts.point(format.number(point.count), averageText(point.average ?? 0, format))}</Text>
    </Paper>
  );
}
