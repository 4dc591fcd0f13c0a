import { Skeleton, Table } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../app/format.ts';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import list from '../../ui/list.module.css';
import type { SalesReport } from './queries.ts';

// the charts are larger than the rest of the page, so figures and lists do not wait for them
const SalesChart = lazy(() => import('./sales-chart.tsx'));

const CHART_HEIGHT = 260;

type Days = NonNullable<SalesReport['days']>;

/** Sales and orders of each day, as a chart or as a table. */
export function SalesPanel({ days }: { days: Days | undefined }) {
  const loading = <Skeleton h={CHART_HEIGHT} />;
  return (
    <ChartPanel
      title="Sales per day"
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
  const format = useFormat();
  return (
    <Table.ScrollContainer minWidth={260} mah={420}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Day</Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              Orders
            </Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              Sales
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.toReversed().map(({ date = '', orders = 0, sales }) => (
            <Table.Tr key={date}>
              <Table.Th scope="row" fw={500}>
                {format.day(date)}
              </Table.Th>
              <Table.Td className={list.numeric}>{format.number(orders)}</Table.Td>
              <Table.Td className={list.numeric}>{format.money(sales?.amount)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
