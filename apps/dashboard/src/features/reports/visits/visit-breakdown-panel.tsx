import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { ChartPanel } from '../../../ui/chart-panel.tsx';
import { relativeChange } from '../../../ui/relative-change.ts';
import { type Column, PartsTable } from '../parts-table.tsx';
import { ReportPanel } from '../report-panel.tsx';
import type { Span } from '../span.ts';
import { visitBreakdownQuery } from './queries.ts';
import { shareText } from './visit-figures.ts';
import { everyHour, nameOfVisits, type VisitDimension, type VisitPart, visitKinds, visitTexts } from './visit-parts.ts';

const texts = words.visits;

const PartsChart = lazy(() => import('../parts-chart.tsx'));

const MOST_BARS = 8;
const HOURS = 24;

/** The visits of some days by what tells them apart: as a chart, a table and a file. */
export function VisitBreakdownPanel({ by, span }: { by: VisitDimension; span: Span }) {
  const result = useQuery(visitBreakdownQuery(by, span));
  return (
    <ReportPanel title={visitTexts[by].title} result={result}>
      {(parts) => <Breakdown by={by} parts={by === 'HOUR' ? everyHour(parts) : parts} />}
    </ReportPanel>
  );
}

function Breakdown({ by, parts }: { by: VisitDimension; parts: VisitPart[] }) {
  const { country, number } = useFormat();
  const { title } = visitTexts[by];
  const { counts, fileName } = visitKinds[by];
  const columns = useColumns(by);
  const bars = parts
    .slice(0, by === 'HOUR' ? HOURS : MOST_BARS)
    .map((part) => ({ name: nameOfVisits(by, part, country), value: part[counts] ?? 0 }));
  return (
    <ChartPanel
      title={title}
      chart={
        <Suspense fallback={<Skeleton h={160} />}>
          <PartsChart
            label={title}
            figure={counts === 'views' ? texts.views : texts.visitors}
            bars={bars}
            format={number}
            formatAxis={number}
          />
        </Suspense>
      }
      table={
        <PartsTable
          title={title}
          rows={parts}
          keyOf={({ key = '' }) => key}
          columns={columns}
          fileName={`visits-by-${fileName}.csv`}
        />
      }
    />
  );
}

type Columns = [Column<VisitPart>, ...Column<VisitPart>[]];

/** What is known of the parts: who bought is, of sources and devices, but not of single pages and hours. */
function useColumns(by: VisitDimension): Columns {
  const format = useFormat();
  const { heading } = visitTexts[by];
  const { counts } = visitKinds[by];
  const nameOf = (part: VisitPart) => nameOfVisits(by, part, format.country);
  const count = (title: string, field: 'views' | 'visitors' | 'buyers'): Column<VisitPart> => ({
    heading: title,
    show: (part) => format.number(part[field] ?? 0),
    write: (part) => String(part[field] ?? 0),
  });
  const change: Column<VisitPart> = {
    heading: texts.change,
    show: (part) => {
      const share = relativeChange(part[counts] ?? 0, part[before(counts)] ?? 0);
      return share === null ? texts.new : format.change(share);
    },
    write: (part) => String((part[counts] ?? 0) - (part[before(counts)] ?? 0)),
  };
  const conversion: Column<VisitPart> = {
    heading: texts.conversion,
    show: ({ buyers = 0, visitors = 0 }) => shareText(buyers, visitors, format),
    write: ({ buyers = 0, visitors = 0 }) => (visitors > 0 ? (buyers / visitors).toFixed(4) : ''),
  };
  const name = { heading, show: nameOf, write: nameOf };
  if (counts === 'views') return [name, count(texts.views, 'views'), change];
  return [
    name,
    count(texts.visitors, 'visitors'),
    change,
    count(texts.views, 'views'),
    count(texts.buyers, 'buyers'),
    conversion,
  ];
}

const before = (counts: 'views' | 'visitors') => (counts === 'views' ? 'previousViews' : 'previousVisitors');
