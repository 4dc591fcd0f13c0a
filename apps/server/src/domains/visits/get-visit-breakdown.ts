import type { visits } from '@stoa/contract';
import { lastDays } from '../../platform/calendar.ts';
import { readSite } from '../../platform/db/index.ts';
import { reportEnd } from '../../report-end.ts';
import type { UseCase } from '../../use-case.ts';
import { USUAL_DAYS } from './get-visit-report.ts';
import { findVisitParts } from './visit-reports.store.ts';

/** The visits of the days up to today or to another day, by what tells them apart. One statement. */
export const getVisitBreakdown: UseCase<typeof visits.getVisitBreakdown> = async (
  ctx,
  { by, days = USUAL_DAYS, until },
) => {
  const dates = lastDays(reportEnd(ctx, until), ctx.site.timeZone, days * 2);
  const period = { before: dates[0] ?? '', first: dates[days] ?? '', last: dates.at(-1) ?? '' };
  return { parts: await readSite(ctx, (tx) => findVisitParts(tx, by, period)) };
};
