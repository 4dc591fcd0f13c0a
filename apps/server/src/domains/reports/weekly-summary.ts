import { lastMomentOf, shownAt, startOfDay } from '@stoa/messages/days';
import { type Context, type Services, serverContext } from '../../context.ts';
import { isSent } from '../../letters.ts';
import { withSite } from '../../platform/db/index.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { schedule } from '../../platform/tasks/index.ts';
import { businessLetter } from '../team/index.ts';
import { readSalesReport } from './get-sales-report.ts';
import { weeklySummaryLetter } from './letters/weekly-summary.ts';
import { findSitesThatWant } from './sites-that-want.store.ts';

const MONDAY = 1;
const FIRST_HOUR = 7;
const DAYS = 7;

export const weeklySummary = businessLetter({
  name: 'weekly summary',
  letter: weeklySummaryLetter,
  permission: 'REPORTS.READ',
});

/** On Mondays from seven in the morning, by the site's clock, until it is done: the mails of a week are sent once. */
export const weeklySummaries: Job<Services> = {
  name: 'weekly summaries',
  everyMs: HOUR_MS,
  async run(services) {
    for (const siteId of await findSitesThatWant(services.database, weeklySummaryLetter.name)) {
      const ctx = await serverContext(services, siteId, 'weekly summary');
      if (ctx) await summarise(ctx);
    }
  },
};

/** Sends the summary of the week before, if it is time. */
export async function summarise(ctx: Context): Promise<void> {
  const { timeZone } = ctx.site;
  const shown = new Date(shownAt(ctx.now().getTime(), timeZone));
  if (shown.getUTCDay() !== MONDAY || shown.getUTCHours() < FIRST_HOUR || !isSent(weeklySummaryLetter, ctx.site))
    return;
  const dayBefore = (days: number) => new Date(shown.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const [first, last] = [dayBefore(DAYS), dayBefore(1)];
  const end = lastMomentOf(last, timeZone);
  const report = await readSalesReport(ctx, DAYS, last);
  const { current, previous, bestSellers, lowStock } = report;
  const facts = {
    ...{ from: startOfDay(first, timeZone), to: end, current: figuresOf(current), previous: figuresOf(previous) },
    bestSellers: bestSellers.map(({ name, itemsSold, sales }) => ({
      ...{ name, itemsSold, sales: sales.formattedAmount ?? '' },
    })),
    lowStock: lowStock.length,
    url: `${ctx.dashboardUrl}/reports?site=${ctx.siteId}`,
  };
  await withSite(ctx, async (tx) => schedule(tx, weeklySummary, { key: first, input: { once: first, facts } }));
}

type Figures = Awaited<ReturnType<typeof readSalesReport>>['current'];

const figuresOf = ({ orders, itemsSold, sales, averageOrder }: Figures) => ({
  ...{ orders, itemsSold, sales: sales.formattedAmount ?? '', averageOrder: averageOrder.formattedAmount ?? '' },
});
