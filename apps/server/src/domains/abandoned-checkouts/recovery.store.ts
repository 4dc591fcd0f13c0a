import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';

/** Days by the calendar of a site, both included: `2026-01-31`. */
export type Period = { from: string; to: string; timeZone: string; currency: string };

const startOf = (day: string, timeZone: string, more = 0) =>
  sql`((${day}::date + ${more}::int)::timestamp at time zone ${timeZone})`;

/** The number and worth of the checkouts abandoned in a period, in minor units: those still abandoned, and those recovered. */
export type Worth = { recoverable: number; recoverableValue: number; recovered: number; recoveredValue: number };

export async function findWorth(tx: Tx, { from, to, timeZone, currency }: Period): Promise<Worth> {
  const { rows } = await sql<Record<keyof Worth, string>>`
    select count(*) filter (where status = 'ABANDONED') as recoverable,
      coalesce(sum(total) filter (where status = 'ABANDONED'), 0) as "recoverableValue",
      count(*) filter (where status = 'RECOVERED') as recovered,
      coalesce(sum(total) filter (where status = 'RECOVERED'), 0) as "recoveredValue"
    from abandoned_checkouts where site_id = ${tx.siteId} and currency = ${currency}
      and created_date >= ${startOf(from, timeZone)} and created_date < ${startOf(to, timeZone, 1)}`.execute(tx.db);
  const row = rows[0];
  return {
    recoverable: Number(row?.recoverable ?? 0),
    recoverableValue: Number(row?.recoverableValue ?? 0),
    recovered: Number(row?.recovered ?? 0),
    recoveredValue: Number(row?.recoveredValue ?? 0),
  };
}

export type RecoveryOfDay = { date: string; abandoned: number; recovered: number; recoveredValue: number };

/** What was abandoned on each day, and what was bought on it; days without either are omitted. */
export async function findRecoveryByDay(tx: Tx, period: Period): Promise<RecoveryOfDay[]> {
  const { from, to, timeZone, currency } = period;
  const within = (column: 'created_date' | 'recovered_date') => sql`site_id = ${tx.siteId} and currency = ${currency}
    and ${sql.ref(column)} >= ${startOf(from, timeZone)} and ${sql.ref(column)} < ${startOf(to, timeZone, 1)}`;
  const { rows } = await sql<RecoveryOfDay & { recoveredValue: string }>`
    select date, sum(abandoned)::int as abandoned, sum(recovered)::int as recovered,
      sum(value)::bigint as "recoveredValue"
    from (
      select (created_date at time zone ${timeZone})::date as date, 1 as abandoned, 0 as recovered, 0 as value
      from abandoned_checkouts where ${within('created_date')}
      union all
      select (recovered_date at time zone ${timeZone})::date, 0, 1, total
      from abandoned_checkouts where ${within('recovered_date')}
    ) as facts group by date order by date`.execute(tx.db);
  return rows.map((row) => ({ ...row, recoveredValue: Number(row.recoveredValue) }));
}

/** Days for which abandoned checkouts are kept: they hold people's addresses. */
const KEPT_DAYS = 365;

export async function removeOldAbandoned(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  await asPlatform('abandoned checkouts age on every site', database, async (tx) => {
    await sql`delete from abandoned_checkouts where created_date < ${before}`.execute(tx.db);
  });
}
