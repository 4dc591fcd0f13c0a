import { CompositeChart } from '@mantine/charts';
import { Paper, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import type { RecoveryReport } from './queries.ts';

const texts = words.abandonedCheckouts;

type RecoveryChartProps = { days: NonNullable<RecoveryReport['days']>; height: number };
type Day = { day: string; abandoned: number; recovered: number; amount: string | undefined; value: number };

/** The chart is hidden from screen readers: the table beside it shows the same data to everyone. */
export default function RecoveryChart({ days, height }: RecoveryChartProps) {
  const format = useFormat();
  const data: Day[] = days.map(({ date = '', abandoned = 0, recovered = 0, recoveredValue }) => ({
    day: format.day(date),
    abandoned,
    recovered,
    amount: recoveredValue?.amount,
    value: Number(recoveredValue?.amount ?? 0),
  }));
  return (
    <div role="img" aria-label={texts.figures.chart(days.length)}>
      <CompositeChart
        h={height}
        data={data}
        dataKey="day"
        series={[
          { name: 'abandoned', label: texts.statuses.ABANDONED, color: 'var(--app-chart-bar)', type: 'bar' },
          { name: 'recovered', label: texts.statuses.RECOVERED, color: 'var(--mantine-color-green-6)', type: 'bar' },
          {
            name: 'value',
            label: texts.figures.wonBack,
            color: 'var(--mantine-color-aegean-6)',
            type: 'line',
            yAxisId: 'right',
          },
        ]}
        withLegend
        legendProps={{ verticalAlign: 'bottom', height: 52 }}
        withRightYAxis
        curveType="linear"
        withDots={false}
        maxBarWidth={12}
        tickLine="none"
        yAxisProps={{ width: 32, allowDecimals: false }}
        rightYAxisProps={{ width: 56, tickFormatter: (value: number) => format.compactMoney(value) }}
        xAxisProps={{ minTickGap: 24 }}
        tooltipProps={{ content: ({ payload }) => <DayTooltip day={payload?.[0]?.payload as Day | undefined} /> }}
        composedChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}

/** The figures of the day under the pointer. */
function DayTooltip({ day }: { day: Day | undefined }) {
  const format = useFormat();
  if (!day) return null;
  return (
    <Paper withBorder shadow="md" p="xs">
      <Text size="sm" fw={600}>
        {day.day}
      </Text>
      <Text size="sm">{texts.figures.ofDay(format.number(day.abandoned), format.number(day.recovered))}</Text>
      <Text size="sm">{texts.figures.amountWonBack(format.money(day.amount))}</Text>
    </Paper>
  );
}
