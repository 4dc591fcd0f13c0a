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
import { PeriodChoice, useDays } from './period.tsx';

const texts = words.reports;

/** What the shop sold in the last days: over time, and by what tells it apart. */
export function Component() {
  const days = useDays();
  const report = useQuery(salesReportQuery(days));
  const abandoned = useAbandoned(days);
  return (
    <Stack gap="lg">
      <PeriodChoice days={days}>{texts.salesText(days)}</PeriodChoice>
      {report.isError ? (
        <Failure error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <>
          <Figures report={report.data} days={days} more={abandoned} />
          <SalesPanel days={report.data?.days} />
        </>
      )}
      <Grid gap="md">
        {dimensions.map((by) => (
          <Grid.Col key={by} span={{ base: 12, lg: by === 'PRODUCT' ? 12 : 6 }}>
            <BreakdownPanel by={by} days={days} />
          </Grid.Col>
        ))}
      </Grid>
    </Stack>
  );
}

/** What was left at checkout, and what of it came back. */
function useAbandoned(days: number): ComparedFigure[] {
  const format = useFormat();
  const { data } = useQuery({
    queryKey: [...ABANDONED, 'report', days],
    queryFn: () => api.abandonedCheckoutAdministration.getRecoveryReport({ days }),
    enabled: useMay()('abandonedCheckoutAdministration.getRecoveryReport'),
  });
  if (!data?.figures) return [];
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
