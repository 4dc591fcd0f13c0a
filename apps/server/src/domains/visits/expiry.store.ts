import { sql } from 'kysely';
import type { Expiry } from '../../domain.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';

/** The last visits of a day are written soon after it. */
const GRACE_MS = 10 * MINUTE_MS;
/** Reports compare a year with the year before. */
const KEPT_MS = 760 * DAY_MS;

/** Throws the salts of past days away, and with them all hashes of visitors. */
export const forgetPastDays: Expiry = (database, now) =>
  asPlatform('days of every site end', database, async (tx) => {
    await sql`delete from visit_days where ends_at < ${new Date(now.getTime() - GRACE_MS)}`.execute(tx.db);
  });

export const removeOldCounts: Expiry = (database, now) =>
  asPlatform('counts of every site grow old', database, async (tx) => {
    await sql`delete from visit_counts where day < ${new Date(now.getTime() - KEPT_MS)}::date`.execute(tx.db);
  });
