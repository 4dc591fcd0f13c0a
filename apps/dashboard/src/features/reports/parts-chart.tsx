import { BarChart } from '@mantine/charts';
import { words } from '../../app/words.ts';

const texts = words.reports;

/** What a bar stands for. */
export type Bar = { name: string; value: number };

type PartsChartProps = {
  label: string;
  /** What the bars measure. */
  figure: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  formatAxis: (value: number) => string;
};

const HEIGHT_OF_BAR = 34;
/** More bars than these are low, so that all of them can be seen at once. */
const FEW_BARS = 12;
const HEIGHT_OF_LOW_BAR = 21;
const HEIGHT_OF_AXIS = 40;
const LONGEST_NAME = 22;

/** Figures as bars. It is hidden from screen readers: the table beside it says the same to everyone. */
export default function PartsChart({ label, figure, bars, format, formatAxis }: PartsChartProps) {
  const height = bars.length * (bars.length > FEW_BARS ? HEIGHT_OF_LOW_BAR : HEIGHT_OF_BAR);
  return (
    <div role="img" aria-label={texts.chart(label)}>
      <BarChart
        h={height + HEIGHT_OF_AXIS}
        data={[...bars]}
        dataKey="name"
        orientation="vertical"
        series={[{ name: 'value', label: figure, color: 'var(--mantine-color-aegean-6)' }]}
        maxBarWidth={18}
        tickLine="none"
        gridAxis="x"
        xAxisProps={{ tickFormatter: formatAxis, allowDecimals: false }}
        yAxisProps={{ width: 150, interval: 0, tickFormatter: shortened }}
        valueFormatter={format}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}

const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);
