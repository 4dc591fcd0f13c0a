import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { ChartPanel } from '../../../ui/chart-panel.tsx';
import { PartsTable } from '../parts-table.tsx';
import type { VisitReport } from './queries.ts';
import { shareText } from './visit-figures.ts';

const texts = words.visits;

const VisitsChart = lazy(() => import('./visits-chart.tsx'));

const CHART_HEIGHT = 260;
const TITLE = texts.perDay;

/** Visitors and page views of each day, as a chart, a table and a file. */
export function VisitsPanel({ days }: { days: VisitReport['days'] }) {
  const format = useFormat();
  const loading = <Skeleton h={CHART_HEIGHT} />;
  return (
    <ChartPanel
      title={TITLE}
      chart={
        days ? (
          <Suspense fallback={loading}>
            <VisitsChart days={days} height={CHART_HEIGHT} />
          </Suspense>
        ) : (
          loading
        )
      }
      table={
        days ? (
          <PartsTable
            title={TITLE}
            rows={days.toReversed()}
            keyOf={({ date = '' }) => date}
            fileName="visitors.csv"
            columns={[
              { heading: texts.day, show: ({ date = '' }) => format.day(date), write: ({ date = '' }) => date },
              {
                heading: texts.visitors,
                show: ({ visitors = 0 }) => format.number(visitors),
                write: ({ visitors = 0 }) => String(visitors),
              },
              {
                heading: texts.views,
                show: ({ views = 0 }) => format.number(views),
                write: ({ views = 0 }) => String(views),
              },
              {
                heading: texts.orderedBy,
                show: ({ buyers = 0 }) => format.number(buyers),
                write: ({ buyers = 0 }) => String(buyers),
              },
              {
                heading: texts.conversion,
                show: ({ buyers = 0, visitors = 0 }) => shareText(buyers, visitors, format),
                write: ({ buyers = 0, visitors = 0 }) => (visitors > 0 ? (buyers / visitors).toFixed(4) : ''),
              },
            ]}
          />
        ) : (
          loading
        )
      }
    />
  );
}
