import { Paper, SimpleGrid, Skeleton, Stack, Table } from '@mantine/core';
import { IconChartBar, IconTrophy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { ChartPanel } from '../../../ui/chart-panel.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowItems } from '../../../ui/list/items.tsx';
import { Empty } from '../../../ui/list/list-states.tsx';
import list from '../../../ui/list.module.css';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import panel from '../../../ui/panel.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { PeriodTable } from '../../../ui/period-table.tsx';
import { type Statistics, statisticsQuery } from '../queries.ts';
import classes from '../reviews.module.css';
import { Stars } from '../stars.tsx';
import { averageText, figuresOf, shareText } from './figures.ts';

const texts = words.reviews;

// the charts are larger than the rest of the page, so figures and lists do not wait for them
const RatingsChart = lazy(() => import('./ratings-chart.tsx'));

const CHART_HEIGHT = 240;

/** How customers rate the products, and how the shop answers. */
export function Component() {
  const result = useQuery(statisticsQuery);
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  return result.isPending ? <PanelsSkeleton /> : <AllStatistics statistics={result.data} />;
}

function AllStatistics({ statistics }: { statistics: Statistics }) {
  const { counts } = statistics;
  if ((counts?.published ?? 0) + (counts?.waiting ?? 0) + (counts?.rejected ?? 0) === 0) {
    return (
      <Paper className={panel.panel}>
        <NothingHere icon={<IconChartBar />} title={texts.statistics.none} description={texts.statistics.noneText} />
      </Paper>
    );
  }
  return (
    <Stack gap="md">
      <Figures statistics={statistics} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <ChartPanel
          title={texts.statistics.perMonth}
          chart={
            <Suspense fallback={<Skeleton h={CHART_HEIGHT} />}>
              <RatingsChart months={statistics.months ?? []} height={CHART_HEIGHT} />
            </Suspense>
          }
          table={<MonthsTable months={statistics.months ?? []} />}
        />
        <Distribution statistics={statistics} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="md">
        <Products title={texts.statistics.best} products={statistics.bestRated} />
        <Products title={texts.statistics.lowest} products={statistics.lowestRated} />
        <Products title={texts.statistics.most} products={statistics.mostReviewed} />
      </SimpleGrid>
    </Stack>
  );
}

const Figures = ({ statistics }: { statistics: Statistics }) => (
  <FigureTiles figures={figuresOf(statistics, useFormat())} cols={{ base: 2, sm: 3 }} />
);

type Months = NonNullable<Statistics['months']>;

function MonthsTable({ months }: { months: Months }) {
  const format = useFormat();
  const rows = months.map(
    ({ month = '', count = 0, average }) =>
      [format.month(month), format.number(count), averageText(average, format)] as const,
  );
  return (
    <PeriodTable
      label={texts.statistics.perMonth}
      headings={[texts.statistics.month, texts.title, texts.statistics.average]}
      rows={rows}
      height={CHART_HEIGHT + 120}
    />
  );
}

/** How many reviews have how many stars: a table whose bars make it a chart, too. */
function Distribution({ statistics: { summary } }: { statistics: Statistics }) {
  const format = useFormat();
  const { count = 0, distribution = [] } = summary ?? {};
  const most = Math.max(1, ...distribution);
  const rows = distribution.map((number, index) => ({ stars: index + 1, number })).reverse();
  return (
    <Panel title={texts.stars}>
      <Table aria-label={texts.statistics.byStars} withRowBorders={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.stars}</Table.Th>
            <Table.Td aria-hidden className={classes.share} />
            <Table.Th scope="col" className={list.numeric}>
              {texts.title}
            </Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              {texts.statistics.share}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ stars, number }) => (
            <Table.Tr key={stars}>
              <Table.Th scope="row">
                <Stars rating={stars} size={14} />
              </Table.Th>
              <Table.Td aria-hidden className={classes.share}>
                {number > 0 && <div className={classes.bar} style={{ inlineSize: `${(100 * number) / most}%` }} />}
              </Table.Td>
              <Table.Td className={list.numeric}>{format.number(number)}</Table.Td>
              <Table.Td className={list.numeric}>{shareText(number, count, format)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}

type Rated = NonNullable<Statistics['mostReviewed']>[number];

/** A few products, linked to their reviews. */
const Products = ({ title, products = [] }: { title: string; products: Rated[] | undefined }) => (
  <Panel title={title} flush>
    {products.length === 0 ? (
      <Empty {...productRows.empty} />
    ) : (
      <RowItems rows={productRows} label={title} items={products} extra={null} />
    )}
  </Panel>
);

const productRows = defineRows({
  idOf: ({ product }: Rated) => product?.id ?? '',
  name: { of: ({ product }) => product?.name ?? '' },
  rowLink: ({ product }) => `/reviews/all?product=${product?.id}`,
  parts: [
    { at: 'detail', show: ({ summary }, { format }) => texts.statistics.ofFive(averageText(summary?.average, format)) },
    {
      at: 'detail',
      show: ({ summary }) => texts.count(summary?.count ?? 0),
    },
  ],
  empty: {
    icon: <IconTrophy />,
    title: texts.statistics.noProducts,
    description: texts.statistics.noProductsText,
  },
});
