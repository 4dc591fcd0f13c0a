import { LineChart } from '@mantine/charts';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import type { InventoryChange } from './queries.ts';

const texts = words.inventory.history;

/** The level over time. It is hidden from screen readers: the list beside it shows the same data to everyone. */
export default function HistoryChart({ changes }: { changes: InventoryChange[] }) {
  const format = useFormat();
  const data = changes
    .filter(({ quantityAfter }) => quantityAfter !== null && quantityAfter !== undefined)
    .map(({ createdDate = '', quantityAfter }) => ({ when: format.dateTime(createdDate), level: quantityAfter }))
    .reverse();
  if (data.length < 2) return null;
  return (
    <div role="img" aria-label={texts.chart}>
      <LineChart
        h={180}
        data={data}
        dataKey="when"
        series={[{ name: 'level', label: texts.level, color: 'var(--mantine-color-aegean-6)' }]}
        curveType="stepAfter"
        withDots={data.length <= 30}
        withXAxis={false}
        yAxisProps={{ width: 44, allowDecimals: false }}
        lineChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
