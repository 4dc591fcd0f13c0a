import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import { PeriodTable } from '../../ui/period-table.tsx';
import type { SalesReport } from './queries.ts';

const texts = words.home;

// the charts are larger than the rest of the page, so figures and lists do not wait for them
const SalesChart = lazy(() => import('./sales-chart.tsx'));

const CHART_HEIGHT = 260;

type Days = NonNullable<SalesReport['days']>;

/** Sales and orders of each day, as a chart or as a table. */
export function SalesPanel({ days }: { days: Days | undefined }) {
  const loading = <Skeleton h={CHART_HEIGHT} />;
  return (
    <ChartPanel
      title={texts.perDay}
      chart={
        days ? (
          <Suspense fallback={loading}>
            <SalesChart days={days} height={CHART_HEIGHT} />
          </Suspense>
        ) : (
          loading
        )
      }
      table={days ? <SalesTable days={days} /> : loading}
    />
  );
}

function SalesTable({ days }: { days: Days }) {
  const { day, number, money } = useFormat();
  const rows = days.map(
    ({ date = '', orders = 0, sales }) => [day(date), number(orders), money(sales?.amount)] as const,
  );
  return <PeriodTable headings={[texts.day, texts.orders, texts.sales]} rows={rows} height={420} />;
}
