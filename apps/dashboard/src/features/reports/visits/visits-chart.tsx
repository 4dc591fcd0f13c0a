import { AreaChart } from '@mantine/charts';
import { useFormat } from '../../../app/format.ts';
import type { VisitReport } from './queries.ts';

type VisitsChartProps = { days: NonNullable<VisitReport['days']>; height: number };

/** The chart is hidden from screen readers: the table beside it shows the same data to everyone. */
export default function VisitsChart({ days, height }: VisitsChartProps) {
  const format = useFormat();
  const data = days.map(({ date = '', visitors = 0, views = 0 }) => ({ day: format.day(date), visitors, views }));
  return (
    <div
      role="img"
      aria-label={`Chart of visitors and page views of ${days.length} days. Show it as a table to read the figures.`}
    >
      <AreaChart
        h={height}
        data={data}
        dataKey="day"
        series={[
          { name: 'views', label: 'Page views', color: 'var(--app-chart-bar)' },
          { name: 'visitors', label: 'Visitors', color: 'var(--mantine-color-aegean-6)' },
        ]}
        withLegend
        legendProps={{ verticalAlign: 'bottom', height: 32 }}
        curveType="linear"
        withDots={false}
        tickLine="none"
        valueFormatter={format.number}
        yAxisProps={{ width: 56, allowDecimals: false, tickFormatter: (value: number) => format.number(value) }}
        xAxisProps={{ minTickGap: 24 }}
        areaChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
