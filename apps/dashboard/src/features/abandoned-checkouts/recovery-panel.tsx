import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import { Failure } from '../../ui/failure.tsx';
import { FigureTiles } from '../../ui/figure-tiles.tsx';
import { PeriodTable } from '../../ui/period-table.tsx';
import { type RecoveryReport, reportQuery } from './queries.ts';
import { hasFigures, recoveryFigures } from './recovery-figures.ts';

const texts = words.abandonedCheckouts;

// the charts are larger than the rest of the page, so figures and lists do not wait for them
const RecoveryChart = lazy(() => import('./recovery-chart.tsx'));

const CHART_HEIGHT = 240;

type Days = NonNullable<RecoveryReport['days']>;

/** What was abandoned and what came back in the last days; nothing before the first abandoned checkout. */
export function RecoveryPanel() {
  const format = useFormat();
  const report = useQuery(reportQuery);
  if (report.isError) return <Failure error={report.error} onRetry={() => void report.refetch()} />;
  if (report.isPending) return <Skeleton h={CHART_HEIGHT + 160} radius="md" />;
  if (!hasFigures(report.data)) return null;
  const { days = [] } = report.data;
  return (
    <Stack gap="md">
      <FigureTiles figures={recoveryFigures(report.data, format)} cols={{ base: 2, md: 4 }} />
      <ChartPanel
        title={texts.figures.title}
        chart={
          <Suspense fallback={<Skeleton h={CHART_HEIGHT} />}>
            <RecoveryChart days={days} height={CHART_HEIGHT} />
          </Suspense>
        }
        table={<DaysTable days={days} />}
      />
    </Stack>
  );
}

function DaysTable({ days }: { days: Days }) {
  const { day, number, money } = useFormat();
  const rows = days.map(
    ({ date = '', abandoned = 0, recovered = 0, recoveredValue }) =>
      [day(date), number(abandoned), number(recovered), money(recoveredValue?.amount)] as const,
  );
  return (
    <PeriodTable
      label={texts.figures.perDay}
      headings={[texts.figures.day, texts.statuses.ABANDONED, texts.statuses.RECOVERED, texts.figures.wonBack]}
      rows={rows}
      height={CHART_HEIGHT + 120}
      minWidth={340}
    />
  );
}
