import { Button, Skeleton, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../app/format.ts';
import list from '../../ui/list.module.css';
import { Panel } from '../../ui/panel.tsx';
import type { SalesReport } from './queries.ts';

// the charts are larger than the rest of the page, so figures and lists do not wait for them
const SalesChart = lazy(() => import('./sales-chart.tsx'));

const CHART_HEIGHT = 260;

type Days = NonNullable<SalesReport['days']>;

/** Sales and orders of each day, as a chart or as a table. */
export function SalesPanel({ days }: { days: Days | undefined }) {
  const [isTable, view] = useDisclosure(false);
  return (
    <Panel
      title="Sales per day"
      aside={
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={isTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
          onClick={view.toggle}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      }
    >
      {days ? <Sales days={days} isTable={isTable} /> : <Skeleton h={CHART_HEIGHT} />}
    </Panel>
  );
}

function Sales({ days, isTable }: { days: Days; isTable: boolean }) {
  if (isTable) return <SalesTable days={days} />;
  return (
    <Suspense fallback={<Skeleton h={CHART_HEIGHT} />}>
      <SalesChart days={days} height={CHART_HEIGHT} />
    </Suspense>
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
