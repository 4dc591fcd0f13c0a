import { CompositeChart } from '@mantine/charts';
import { useFormat } from '../../app/format.ts';
import type { SalesReport } from './queries.ts';

type SalesChartProps = { days: NonNullable<SalesReport['days']>; height: number };

/** For the eye only: the table beside it says the same to everyone. */
export default function SalesChart({ days, height }: SalesChartProps) {
  const format = useFormat();
  const data = days.map(({ date = '', orders = 0, sales }) => ({
    day: format.day(date),
    orders,
    sales: Number(sales?.amount ?? 0),
  }));
  return (
    <div
      role="img"
      aria-label={`Chart of sales and orders of ${days.length} days. Show it as a table to read the figures.`}
    >
      <CompositeChart
        h={height}
        data={data}
        dataKey="day"
        series={[
          { name: 'orders', label: 'Orders', color: 'var(--app-chart-bar)', type: 'bar', yAxisId: 'right' },
          { name: 'sales', label: 'Sales', color: 'aegean.6', type: 'area' },
        ]}
        withLegend
        legendProps={{ verticalAlign: 'bottom', height: 36 }}
        withRightYAxis
        curveType="monotone"
        withDots={data.length <= 31}
        maxBarWidth={22}
        tickLine="none"
        yAxisProps={{ width: 56, tickFormatter: (value: number) => format.compactMoney(value) }}
        rightYAxisProps={{ width: 32, allowDecimals: false }}
        xAxisProps={{ minTickGap: 24 }}
        valueFormatter={(value) => format.number(value)}
        tooltipProps={{ formatter: undefined }}
        composedChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
