import { Grid, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Page } from '../../app/page.tsx';
import { Failure } from '../../ui/failure.tsx';
import { oneOf } from '../../ui/one-of.ts';
import { Figures } from '../home/figures.tsx';
import { salesReportQuery } from '../home/queries.ts';
import { SalesPanel } from '../home/sales-panel.tsx';
import { dimensions } from './breakdown.ts';
import { BreakdownPanel } from './breakdown-panel.tsx';

const periods = ['7', '30', '90', '365'] as const;
const USUAL = '30';

/** What the shop sold in the last days: over time, and by what tells it apart. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const period = oneOf(periods, params.get('days')) ?? USUAL;
  const days = Number(period);
  const report = useQuery(salesReportQuery(days));
  return (
    <Page
      title="Reports"
      actions={
        <SegmentedControl
          aria-label="Period"
          value={period}
          onChange={(next) =>
            setParams(next === USUAL ? {} : { days: next }, { replace: true, preventScrollReset: true })
          }
          data={periods.map((value) => ({ value, label: value === '365' ? 'Year' : `${value} days` }))}
        />
      }
    >
      <Text c="dimmed" size="sm" mt={-12}>
        Placed orders, tax and delivery included, without cancelled ones. Changes are against the {days} days before.
      </Text>
      {report.isError ? (
        <Failure error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <>
          <Figures report={report.data} />
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
    </Page>
  );
}
