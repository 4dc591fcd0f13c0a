import type { visits } from '@stoa/contract';
import { lastDays } from '../../platform/calendar.ts';
import { readSite } from '../../platform/db/index.ts';
import { reportEnd } from '../../report-end.ts';
import type { UseCase } from '../../use-case.ts';
import { findVisitDays, type VisitSums } from './visit-reports.store.ts';

export const USUAL_DAYS = 30;

/** Visits of the days up to today or to another day, beside the same number of days before. One statement. */
export const getVisitReport: UseCase<typeof visits.getVisitReport> = async (ctx, { days = USUAL_DAYS, until }) => {
  const dates = lastDays(reportEnd(ctx, until), ctx.site.timeZone, days * 2);
  const found = await readSite(ctx, (tx) => findVisitDays(tx, dates[0] ?? ''));
  const byDay = new Map(found.map((day) => [day.date, day]));
  const all = dates.map((date) => byDay.get(date) ?? { date, ...nothing });
  const current = all.slice(days);
  return { current: figuresOf(current), previous: figuresOf(all.slice(0, days)), days: current };
};

const nothing: VisitSums = {
  ...{ views: 0, visitors: 0, productVisitors: 0, cartVisitors: 0, checkoutVisitors: 0, buyers: 0 },
};

function figuresOf(days: readonly VisitSums[]) {
  const add = (field: keyof VisitSums) => days.reduce((total, day) => total + day[field], 0);
  const [visitors, buyers] = [add('visitors'), add('buyers')];
  return {
    views: add('views'),
    visitors,
    productVisitors: add('productVisitors'),
    cartVisitors: add('cartVisitors'),
    checkoutVisitors: add('checkoutVisitors'),
    buyers,
    conversionRate: visitors > 0 ? buyers / visitors : null,
  };
}
