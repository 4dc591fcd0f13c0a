import { Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import type { ComparedFigure } from '../../ui/compared-figures.tsx';
import { Failure } from '../../ui/failure.tsx';
import { ABANDONED } from '../abandoned-checkouts/queries.ts';
import { Figures } from '../home/figures.tsx';
import { salesReportQuery } from '../home/queries.ts';
import { SalesPanel } from '../home/sales-panel.tsx';
import { dimensions } from './breakdown.ts';
import { BreakdownPanel } from './breakdown-panel.tsx';
import { PeriodChoice, useSpan } from './period.tsx';
import type { Span } from './span.ts';

const texts = words.reports;

/** What the shop sold in some days: over time, and by what tells it apart. */
export function Component() {
  const span = useSpan();
  const report = useQuery(salesReportQuery(span));
  const abandoned = useAbandoned(span);
  return (
    <Stack gap="lg">
      <PeriodChoice span={span}>{texts.salesText(span.days)}</PeriodChoice>
      {report.isError ? (
        <Failure error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <>
          <Figures report={report.data} span={span} more={abandoned} />
          <SalesPanel days={report.data?.days} />
        </>
      )}
      <Grid gap="md">
        {dimensions.map((by) => (
          <Grid.Col key={by} span={{ base: 12, lg: by === 'PRODUCT' ? 12 : 6 }}>
            <BreakdownPanel by={by} span={span} />
          </Grid.Col>
        ))}
      </Grid>
    </Stack>
  );
}

/** What was left at checkout in the last days, and what of it came back. */
function useAbandoned({ days, until }: Span): ComparedFigure[] {
  const format = useFormat();
  const { data } = useQuery({
    queryKey: [...ABANDONED, 'report', days],
    queryFn: () => api.abandonedCheckoutAdministration.getRecoveryReport({ days }),
    enabled: useMay()('abandonedCheckoutAdministration.getRecoveryReport') && !until,
  });
  if (!data?.figures || until) return [];
  const { abandoned = 0, recovered = 0, recoverableValue, recoveredValue } = data.figures;
  const value = (price: { amount?: string } | undefined) => ({
    text: format.money(price?.amount),
    value: Number(price?.amount ?? 0),
  });
  return [
    { label: texts.abandoned.left, now: value(recoverableValue), note: texts.abandoned.inOpen(abandoned - recovered) },
    { label: texts.abandoned.wonBack, now: value(recoveredValue), note: texts.abandoned.in(recovered) },
  ];
}
