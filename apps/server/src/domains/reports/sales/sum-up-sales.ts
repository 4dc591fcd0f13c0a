import { type Context, type Services, serverContext } from '../../../context.ts';
import { withSite } from '../../../platform/db/index.ts';
import { SECOND_MS } from '../../../platform/durations.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { findSitesBehind, lockCalendar, sumUpChanges, sumUpEarlier, sumUpEnded } from './sum-up.store.ts';

/** So that others have their turn, and the server can stop. */
const MOST_STEPS = 4;

/** Until then, reports read the orders of days that have changed: they are slower, and never wrong. */
export const salesOfDays: Job<Services> = {
  name: 'sales of days',
  everyMs: 20 * SECOND_MS,
  async run(services) {
    for (const siteId of await findSitesBehind(services.database, services.now())) {
      const ctx = await serverContext(services, siteId, 'sales of days');
      if (ctx) await sumUpSales(ctx);
    }
  },
};

/**
 * Adds up what reports need of the days before today, the latest month first, each month in a transaction of its own. Returns
 * whether older ones are left.
 */
export async function sumUpSales(ctx: Context, mostSteps = MOST_STEPS): Promise<boolean> {
  const { timeZone } = ctx.site;
  const now = ctx.now();
  const step = () =>
    withSite(ctx, async (tx) => {
      const calendar = await lockCalendar(tx, timeZone, now);
      await sumUpChanges(tx, calendar, now);
      await sumUpEnded(tx, calendar, now);
      return sumUpEarlier(tx, calendar);
    });
  for (let steps = 0; steps < mostSteps; steps++) if (!(await step())) return false;
  return true;
}
