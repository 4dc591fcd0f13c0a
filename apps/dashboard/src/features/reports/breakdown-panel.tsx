import { Button, Skeleton, Stack, Table } from '@mantine/core';
import { IconChartBar, IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import { saveFile } from '../import/save-file.ts';
import { channelName } from '../orders/order-search.ts';
import { type Dimension, headings, nameOfPart, type SalesPart, titles, toCsv } from './breakdown.ts';

const PartsChart = lazy(() => import('./parts-chart.tsx'));

const MOST_BARS = 8;

/** The sales of the last days by what tells them apart: as a chart, a table and a file. */
export function BreakdownPanel({ by, days }: { by: Dimension; days: number }) {
  const result = useQuery({
    queryKey: ['sales-report', 'breakdown', by, days],
    queryFn: () => api.reports.getSalesBreakdown({ by, days }),
    placeholderData: keepPreviousData,
  });
  const title = titles[by];
  if (result.isError)
    return (
      <Panel title={title}>
        <Failure error={result.error} onRetry={() => void result.refetch()} />
      </Panel>
    );
  if (!result.data)
    return (
      <Panel title={title}>
        <Skeleton h={160} />
      </Panel>
    );
  const { parts = [] } = result.data;
  if (parts.length === 0)
    return (
      <Panel title={title}>
        <NothingHere
          icon={<IconChartBar />}
          title="Nothing to show"
          description="Choose more days, or come back later."
        />
      </Panel>
    );
  return <Breakdown by={by} parts={parts} />;
}

function Breakdown({ by, parts }: { by: Dimension; parts: SalesPart[] }) {
  const { country, money, number } = useFormat();
  const named = parts.map((part) => ({ ...part, label: nameOfPart(by, part, { country, channel: channelName }) }));
  const hasSaved = by === 'DISCOUNT';
  const columns = [headings[by], 'Orders', 'Items', ...(hasSaved ? ['Taken off'] : []), 'Sales'];
  const save = () => {
    const rows = named.map(({ label, orders = 0, itemsSold = 0, saved, sales }) => [
      ...[label, String(orders), String(itemsSold)],
      ...(hasSaved ? [saved?.amount ?? '0'] : []),
      sales?.amount ?? '0',
    ]);
    const file = new Response(toCsv([columns, ...rows]), { headers: { 'content-type': 'text/csv;charset=utf-8' } });
    void saveFile(file, `sales-by-${by.toLowerCase()}.csv`);
  };
  const bars = named.slice(0, MOST_BARS).map(({ label, sales }) => ({ name: label, amount: sales?.amount ?? '0' }));
  return (
    <ChartPanel
      title={titles[by]}
      chart={
        <Suspense fallback={<Skeleton h={160} />}>
          <PartsChart label={titles[by]} bars={bars} />
        </Suspense>
      }
      table={
        <Stack gap="sm" align="flex-start">
          <Table.ScrollContainer minWidth={320} mah={420} w="100%">
            <Table stickyHeader aria-label={titles[by]}>
              <Table.Thead>
                <Table.Tr>
                  {columns.map((column, index) => (
                    <Table.Th key={column} scope="col" className={index > 0 ? list.numeric : undefined}>
                      {column}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {named.map(({ key, label, orders = 0, itemsSold = 0, saved, sales }) => (
                  <Table.Tr key={key}>
                    <Table.Th scope="row" fw={500}>
                      {label}
                    </Table.Th>
                    <Table.Td className={list.numeric}>{number(orders)}</Table.Td>
                    <Table.Td className={list.numeric}>{number(itemsSold)}</Table.Td>
                    {hasSaved && <Table.Td className={list.numeric}>{money(saved?.amount)}</Table.Td>}
                    <Table.Td className={list.numeric}>{money(sales?.amount)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <Button variant="default" size="xs" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
            Save as CSV
          </Button>
        </Stack>
      }
    />
  );
}
