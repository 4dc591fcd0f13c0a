/** Adds the orders of past days up, so that reports need not read them. Each function runs in a transaction that holds the calendar. */
import { type RawBuilder, sql } from 'kysely';
import { type Database, readPlatform, type Tx } from '../../../platform/db/index.ts';
import { counts, figureColumns, figures, figuresOf } from './figures.store.ts';
import { changedDays, dayOf, midnight } from './kept-sales.store.ts';

/** Which days are added up, by the site's calendar: from `since` to before `until`. */
export type Calendar = { timeZone: string; since: string; until: string };

/**
 * The sites whose figures are behind: a day has ended, something changed on an earlier one, older orders wait, or the calendar
 * is another one. A site without orders has no figures: that of its first order is a change, and begins its calendar.
 */
export const findSitesBehind = (database: Database, now: Date): Promise<string[]> =>
  readPlatform('the sales of all sites are added up by one job', database, async (tx) => {
    const today = sql`(${now}::timestamptz at time zone sites.time_zone)::date`;
    const { rows } = await sql<{ id: string }>`
      select sites.id from sites
        left join sales_calendars calendar on calendar.site_id = sites.id
        left join (
          select site_id, min(created_date) as earliest from sales_changes group by site_id
        ) as changes on changes.site_id = sites.id
      where (calendar.site_id is not null or changes.site_id is not null)
        and (calendar.time_zone is distinct from sites.time_zone or calendar.until < ${today}
          or calendar.since > '-infinity' or changes.earliest < (${today}::timestamp at time zone sites.time_zone))
      order by sites.id`.execute(tx.db);
    return rows.map(({ id }) => id);
  });

/** The site's calendar, locked until the end of the transaction; a new one without any days where it has none of its zone. */
export async function lockCalendar(tx: Tx, timeZone: string, now: Date): Promise<Calendar> {
  const month = sql`date_trunc('month', ${dayOf(sql`${now}::timestamptz`, timeZone)}::timestamp)::date`;
  await sql`
    insert into sales_calendars (site_id, time_zone, since, until)
    values (${tx.siteId}, ${timeZone}, ${month}, ${month}) on conflict do nothing`.execute(tx.db);
  const columns = sql`time_zone as "timeZone", since::text as since, until::text as until`;
  const { rows } = await sql<Calendar>`
    select ${columns} from sales_calendars where site_id = ${tx.siteId} for update`.execute(tx.db);
  if (rows[0]?.timeZone === timeZone) return rows[0];
  await sql`delete from sales_facts where site_id = ${tx.siteId}`.execute(tx.db);
  const { rows: changed } = await sql<Calendar>`
    update sales_calendars set time_zone = ${timeZone}, since = ${month}, until = ${month}
    where site_id = ${tx.siteId} returning ${columns}`.execute(tx.db);
  return changed[0] as Calendar;
}

/** Adds those days up again on which something has changed, and the months that they are in. */
export async function sumUpChanges(tx: Tx, calendar: Calendar, now: Date): Promise<void> {
  const { timeZone, since, until } = calendar;
  // only what is seen here is forgotten: an order that is being written is seen the next time
  const { rows } = await sql<{ day: string }>`
    with changes as (
      delete from sales_changes
      where site_id = ${tx.siteId}
        and created_date < ${midnight(dayOf(sql`${now}::timestamptz`, timeZone), timeZone)}
      returning created_date, email_key
    )
    select day::text as day from (${changedDays(tx, sql`changes`, timeZone)}) as changed
    where day >= ${since}::date and day < ${until}::date`.execute(tx.db);
  if (rows.length === 0) return;
  const days = sql`unnest(${rows.map(({ day }) => day)}::date[]) as day`;
  await sumUpDays(tx, calendar, sql`select day from ${days}`);
  await sumUpMonths(
    tx,
    sql`
    select distinct date_trunc('month', day::timestamp)::date from ${days}
    where date_trunc('month', day::timestamp) < date_trunc('month', ${until}::timestamp)`,
  );
}

/** Adds the days up that have ended, and the months that ended with them. */
export async function sumUpEnded(tx: Tx, calendar: Calendar, now: Date): Promise<void> {
  const { timeZone, until } = calendar;
  const { rows } = await sql<{ today: string }>`
    select ${dayOf(sql`${now}::timestamptz`, timeZone)}::text as today`.execute(tx.db);
  const today = rows[0]?.today ?? until;
  if (today <= until) return;
  await sumUpDays(tx, calendar, between(until, today));
  await sumUpMonths(
    tx,
    sql`
    select month::date from generate_series(date_trunc('month', ${until}::timestamp),
      date_trunc('month', ${today}::timestamp) - interval '1 month', interval '1 month') as month`,
  );
  await sql`update sales_calendars set until = ${today} where site_id = ${tx.siteId}`.execute(tx.db);
}

/** Adds the latest month up that has orders and is not yet. Returns whether there may be another. */
export async function sumUpEarlier(tx: Tx, calendar: Calendar): Promise<boolean> {
  const { timeZone, since } = calendar;
  if (since === '-infinity') return false;
  const month = sql`date_trunc('month', ${dayOf(sql`created_date`, timeZone)}::timestamp)`;
  const { rows } = await sql<{ month: string; end: string }>`
    select ${month}::date::text as month, (${month} + interval '1 month')::date::text as end from orders
    where site_id = ${tx.siteId} and ${counts} and created_date < ${midnight(sql`${since}::date`, timeZone)}
    order by created_date desc limit 1`.execute(tx.db);
  const [found] = rows;
  await sql`
    update sales_calendars set since = ${found?.month ?? '-infinity'} where site_id = ${tx.siteId}`.execute(tx.db);
  if (!found) return false;
  await sumUpDays(tx, calendar, between(found.month, found.end));
  await sumUpMonths(tx, sql`select ${found.month}::date`);
  return true;
}

/** The days from one to before another. */
const between = (first: string, end: string) => sql`
  select day::date from generate_series(${first}::timestamp, ${end}::timestamp - interval '1 day', interval '1 day') as day`;

/** Adds the orders of days up anew; `days` selects them. */
async function sumUpDays(tx: Tx, { timeZone }: Calendar, days: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from sales_facts where site_id = ${tx.siteId} and span = 'DAY' and starts in (${days})`.execute(tx.db);
  const spans = sql`
    select day, ${midnight(sql`day`, timeZone)} as starts, ${midnight(sql`day + 1`, timeZone)} as ends
    from (${days}) as days (day)`;
  for (const figure of figures)
    await sql`
      with spans as materialized (${spans})
      insert into sales_facts (site_id, span, starts, dimension, currency, ${figureColumns})
      select ${tx.siteId}::uuid, 'DAY', day, ${figure}::text, currency, ${figureColumns}
      from (${figuresOf(tx, figure, { day: sql`spans.day` })}) as figures`.execute(tx.db);
}

/** Adds the days of months up anew; `months` selects them. */
async function sumUpMonths(tx: Tx, months: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from sales_facts where site_id = ${tx.siteId} and span = 'MONTH' and starts in (${months})`.execute(tx.db);
  await sql`
    insert into sales_facts (site_id, span, starts, dimension, currency, ${figureColumns})
    select ${tx.siteId}::uuid, 'MONTH', months.month, dimension, currency, key,
      case when max(latest) is null then max(name) else (array_agg(name order by latest desc))[1] end, max(latest),
      sum(orders)::int, sum(items_sold)::int, sum(sales)::bigint, sum(saved)::bigint
    from (${months}) as months (month) join sales_facts on site_id = ${tx.siteId} and span = 'DAY'
      and starts >= months.month and starts < months.month + interval '1 month'
    group by months.month, dimension, currency, key`.execute(tx.db);
}
