import { BarChart } from '@mantine/charts';
import { useFormat } from '../../app/format.ts';

/** What a bar stands for. */
export type Bar = { name: string; amount: string };

type PartsChartProps = { label: string; bars: readonly Bar[] };

const HEIGHT_OF_BAR = 34;
const HEIGHT_OF_AXIS = 40;
const LONGEST_NAME = 22;

/** Sales as bars. It is hidden from screen readers: the table beside it says the same to everyone. */
export default function PartsChart({ label, bars }: PartsChartProps) {
  const format = useFormat();
  const data = bars.map(({ name, amount }) => ({ name, sales: Number(amount) }));
  return (
    <div role="img" aria-label={`Chart: ${label}. Show it as a table to read the figures.`}>
      <BarChart
        h={bars.length * HEIGHT_OF_BAR + HEIGHT_OF_AXIS}
        data={data}
        dataKey="name"
        orientation="vertical"
        series={[{ name: 'sales', label: 'Sales', color: 'var(--mantine-color-aegean-6)' }]}
        maxBarWidth={18}
        tickLine="none"
        gridAxis="x"
        xAxisProps={{ tickFormatter: (value: number) => format.compactMoney(value) }}
        yAxisProps={{ width: 150, tickFormatter: shortened }}
        valueFormatter={(value) => format.money(value.toFixed(2))}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}

const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);
