import { AreaChart } from '@mantine/charts';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import type { VisitReport } from './queries.ts';

const texts = words.visits;

type VisitsChartProps = { days: NonNullable<VisitReport['days']>; height: number };

/** The chart is hidden from screen readers: the table beside it shows the same data to everyone. */
export default function VisitsChart({ days, height }: VisitsChartProps) {
  const format = useFormat();
  const data = days.map(({ date = '', visitors = 0, views = 0 }) => ({ day: format.day(date), visitors, views }));
  return (
    <div role="img" aria-label={texts.chart(days.length)}>
      <AreaChart
        h={height}
        data={data}
        dataKey="day"
        series={[
          { name: 'views', label: texts.views, color: 'var(--app-chart-bar)' },
          { name: 'visitors', label: texts.visitors, color: 'var(--mantine-color-aegean-6)' },
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
