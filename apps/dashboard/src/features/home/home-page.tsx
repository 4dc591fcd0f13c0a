import { Grid, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../app/format.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { oneOf } from '../../ui/one-of.ts';
import { BestSellers } from './best-sellers.tsx';
import { type Period, periodBefore, periods } from './comparison.ts';
import { Figures } from './figures.tsx';
import { LowStock } from './low-stock.tsx';
import { MenuCards } from './menu-cards.tsx';
import { type SalesReport, salesReportQuery } from './queries.ts';
import { RecentOrders } from './recent-orders.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { SetUp } from './set-up.tsx';
import { ToDo } from './to-do.tsx';

const texts = words.home;

const DEFAULT_PERIOD: Period = '30';

export function Component() {
  const may = useMay();
  if (may('reports.getSalesReport')) return <Sales seesOrders={may('orders.searchOrders')} />;
  return (
    <Page title={texts.title}>
      <SetUp />
      <ToDo />
      <MenuCards />
      {may('orders.searchOrders') && <RecentOrders />}
    </Page>
  );
}

/** The shop's recent performance and latest activity. */
function Sales({ seesOrders }: { seesOrders: boolean }) {
  const [params, setParams] = useSearchParams();
  const period = oneOf(periods, params.get('days')) ?? DEFAULT_PERIOD;
  const span = { days: Number(period) };
  const report = useQuery(salesReportQuery(span));
  return (
    <Page
      title={texts.title}
      actions={
        <SegmentedControl
          aria-label={texts.period}
          value={period}
          onChange={(days) =>
            setParams(days === DEFAULT_PERIOD ? {} : { days }, { replace: true, preventScrollReset: true })
          }
          data={periods.map((days) => ({ value: days, label: texts.days(days) }))}
        />
      }
    >
      <SetUp />
      <ToDo />
      {report.isError ? (
        <Failure error={report.error} onRetry={() => report.refetch()} />
      ) : (
        <Stack gap="md" aria-busy={report.isFetching} style={{ opacity: report.isPlaceholderData ? 0.6 : 1 }}>
          <ComparedDays report={report.data} />
          <Figures report={report.data} span={span} />
          <SalesPanel days={report.data?.days} />
        </Stack>
      )}
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>{seesOrders && <RecentOrders />}</Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="md">
            <BestSellers items={report.data?.bestSellers} />
            <LowStock items={report.data?.lowStock} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

/** The days that the figures cover, and the days that they are compared with. */
function ComparedDays({ report }: { report: SalesReport | undefined }) {
  const format = useFormat();
  const days = report?.days ?? [];
  const first = days[0]?.date;
  const last = days.at(-1)?.date;
  if (!report) return <Skeleton h={20} w={280} maw="100%" />;
  if (!first || !last) return null;
  const before = periodBefore(first, days.length);
  return (
    <Text size="sm" c="dimmed" mt={-8}>
      {texts.compared(format.days(first, last), format.days(before.first, before.last))}
    </Text>
  );
}
