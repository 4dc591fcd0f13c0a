import { Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { ComparedFigures } from '../../../ui/compared-figures.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { PeriodChoice, useSpan } from '../period.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { visitReportQuery } from './queries.ts';
import { VisitBreakdownPanel } from './visit-breakdown-panel.tsx';
import { visitFigures } from './visit-figures.ts';
import { type VisitDimension, visitDimensions } from './visit-parts.ts';
import { VisitsPanel } from './visits-panel.tsx';

/** Those with long names or many bars. */
const WIDE: readonly VisitDimension[] = ['HOUR'];

/** Who came in the last days, from where, what they looked at, and how far they got. */
export function Component() {
  const span = useSpan();
  const report = useQuery(visitReportQuery(span));
  const { visitors, views, viewsEach, conversion } = visitFigures(report.data, useFormat());
  return (
    <Stack gap="lg">
      <PeriodChoice span={span}>{words.visits.text(span.days)}</PeriodChoice>
      {report.isError ? (
        <Failure error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <>
          <ComparedFigures figures={[visitors, views, viewsEach, conversion]} isLoading={!report.data} />
          <VisitsPanel days={report.data?.days} />
          <FunnelPanel report={report.data} />
        </>
      )}
      <Grid gap="md">
        {visitDimensions.map((by) => (
          <Grid.Col key={by} span={{ base: 12, lg: WIDE.includes(by) ? 12 : 6 }}>
            <VisitBreakdownPanel by={by} span={span} />
          </Grid.Col>
        ))}
      </Grid>
    </Stack>
  );
}
