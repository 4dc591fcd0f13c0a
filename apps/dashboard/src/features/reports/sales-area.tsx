import { Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import type { ComparedFigure } from '../../ui/compared-figures.tsx';
import { Failure } from '../../ui/failure.tsx';
import { ABANDONED } from '../abandoned-checkouts/queries.ts';
import { Figures } from '../home/figures.tsx';
import { salesReportQuery } from '../home/queries.ts';
import { SalesPanel } from '../home/sales-panel.tsx';
import { dimensions } from './breakdown.ts';
import { BreakdownPanel } from './breakdown-panel.tsx';
import { PeriodChoice, useDays } from './period.tsx';

/** What the shop sold in the last days: over time, and by what tells it apart. */
export function Component() {
  const days = useDays();
  const report = useQuery(salesReportQuery(days));
  const abandoned = useAbandoned(days);
  return (
    <Stack gap="lg">
      <PeriodChoice days={days}>
        Placed orders, tax and delivery included, without cancelled ones. Changes are against the {days} days before.
      </PeriodChoice>
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
  const times = (count: number, kind = '') =>
    count === 1 ? `in 1 ${kind}checkout` : `in ${format.number(count)} ${kind}checkouts`;
  return [
    { label: 'Left at checkout', now: value(recoverableValue), note: times(abandoned - recovered, 'open ') },
    { label: 'Won back', now: value(recoveredValue), note: times(recovered) },
  ];
}
