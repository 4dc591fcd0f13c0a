import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import { channelName } from '../orders/order-search.ts';
import { type Dimension, headings, nameOfPart, type SalesPart, titles } from './breakdown.ts';
import { type Column, PartsTable } from './parts-table.tsx';
import { ReportPanel } from './report-panel.tsx';
import type { Span } from './span.ts';

const texts = words.reports;

const PartsChart = lazy(() => import('./parts-chart.tsx'));

const MOST_BARS = 8;

/** The sales of some days by what tells them apart: as a chart, a table and a file. */
export function BreakdownPanel({ by, span }: { by: Dimension; span: Span }) {
  const result = useQuery({
    queryKey: ['sales-report', 'breakdown', by, span],
    queryFn: () => api.reports.getSalesBreakdown({ by, ...span }),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportPanel title={titles[by]} result={result}>
      {(parts) => <Breakdown by={by} parts={parts} />}
    </ReportPanel>
  );
}

function Breakdown({ by, parts }: { by: Dimension; parts: SalesPart[] }) {
  const { country, money, compactMoney, number } = useFormat();
  const nameOf = (part: SalesPart) => nameOfPart(by, part, { country, channel: channelName });
  const taken: Column<SalesPart> = {
    heading: texts.takenOff,
    show: ({ saved }) => money(saved?.amount),
    write: ({ saved }) => saved?.amount ?? '0',
  };
  const bars = parts
    .slice(0, MOST_BARS)
    .map((part) => ({ name: nameOf(part), value: Number(part.sales?.amount ?? 0) }));
  return (
    <ChartPanel
      title={titles[by]}
      chart={
        <Suspense fallback={<Skeleton h={160} />}>
          <PartsChart
            label={titles[by]}
            figure={texts.sales}
            bars={bars}
            format={(value) => money(value.toFixed(2))}
            formatAxis={compactMoney}
          />
        </Suspense>
      }
      table={
        <PartsTable
          title={titles[by]}
          rows={parts}
          keyOf={({ key = '' }) => key}
          fileName={`sales-by-${by.toLowerCase()}.csv`}
          columns={[
            { heading: headings[by], show: nameOf, write: nameOf },
            {
              heading: texts.orders,
              show: ({ orders = 0 }) => number(orders),
              write: ({ orders = 0 }) => String(orders),
            },
            {
              heading: texts.items,
              show: ({ itemsSold = 0 }) => number(itemsSold),
              write: ({ itemsSold = 0 }) => String(itemsSold),
            },
            ...(by === 'DISCOUNT' ? [taken] : []),
            {
              heading: texts.sales,
              show: ({ sales }) => money(sales?.amount),
              write: ({ sales }) => sales?.amount ?? '0',
            },
          ]}
        />
      }
    />
  );
}
