import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { type Figure, figureColumns, figuresOf } from './figures.store.ts';

/** The days up to that of `now`, by the site's calendar, and the currency of the orders that are added up. */
export type Period = {
  now: Date;
  days: number;
  timeZone: string;
  currency: string;
  /** `now` is the end of a day in the past: there are orders after it, which do not count. */
  isOver?: boolean;
};

/** The condition that leaves out what is after the period. */
export const upTo = ({ now }: Pick<Period, 'now'>) => sql`orders.created_date <= ${now}::timestamptz`;
const endOf = (period: Period) => (period.isOver ? upTo(period) : sql`true`);

/** The moment when a day begins, by the site's clock. */
export const midnight = (day: RawBuilder<unknown>, timeZone: string) =>
  sql`((${day})::timestamp at time zone ${timeZone}::text)`;

export const dayOf = (moment: RawBuilder<unknown>, timeZone: string) =>
  sql`(${moment} at time zone ${timeZone}::text)::date`;

/**
 * Days whose figures are out of date because of changes: the day of each order that has changed, and that of the buyer's next
 * order, who may have become a new or a returning customer by it. `changes` are rows of `sales_changes`.
 */
export const changedDays = (tx: Tx, changes: RawBuilder<unknown>, timeZone: string) => sql`
  select ${dayOf(sql`changed.created_date`, timeZone)} as day from ${changes} as changed
  union
  select ${dayOf(sql`following.created_date`, timeZone)} from ${changes} as changed cross join lateral (
    select orders.created_date from orders
    where orders.site_id = ${tx.siteId} and orders.status in ('APPROVED', 'PENDING') and orders.email_key is not null
      and orders.email_key = changed.email_key and orders.created_date > changed.created_date
    order by orders.created_date limit 1
  ) following`;

/**
 * Common table expressions up to `found`, the figures of a period: those kept of whole months and days, and those of all other
 * orders, which are read: of today, of days on which something has changed since, and of days of which nothing is kept yet. One
 * statement sees all of them as they were at one moment, so that no order is left out or counted twice. With `byDay`, `found`
 * has a row for each day.
 */
export function salesOf(tx: Tx, figure: Figure, period: Period, { byDay = false, until = endOf(period) } = {}) {
  const { now, days, timeZone, currency } = period;
  const grouped = byDay ? dayOf(sql`orders.created_date`, timeZone) : sql`null::date`;
  const limits = sql`orders.currency = ${currency} and ${until}`;
  return sql`
    clock as (
      select today, today - ${days - 1}::int as first
      from (select ${dayOf(sql`${now}::timestamptz`, timeZone)} as today) as one
    ),
    kept as (
      select first, least(until, greatest(first, since)) as since, until from (
        select first, coalesce(since, first) as since, greatest(first, least(today, coalesce(until, first))) as until
        from clock left join sales_calendars on site_id = ${tx.siteId} and time_zone = ${timeZone}
      ) as one
    ),
    changes as materialized (
      select sales_changes.created_date, email_key from kept, sales_changes
      where site_id = ${tx.siteId} and sales_changes.created_date < ${midnight(sql`until`, timeZone)}
    ),
    changed as materialized (
      select day from kept, (${changedDays(tx, sql`changes`, timeZone)}) as one where day >= since and day < until
    ),
    months as materialized (
      select month::date as starts from kept, generate_series(
        date_trunc('month', (since - 1)::timestamp) + interval '1 month',
        date_trunc('month', until::timestamp) - interval '1 month', interval '1 month') as month
      where ${!byDay} and not exists (select from changed where date_trunc('month', day::timestamp) = month)
    ),
    kept_spans as materialized (
      select 'MONTH' as span, starts from months
      union all
      select 'DAY', day::date from kept, generate_series(since::timestamp, (until - 1)::timestamp, interval '1 day') as day
      where day::date not in (select changed.day from changed)
        and date_trunc('month', day)::date not in (select starts from months)
    ),
    spans as materialized (
      select ${midnight(sql`first`, timeZone)} as starts, ${midnight(sql`since`, timeZone)} as ends
      from kept where first < since
      union all select ${midnight(sql`until`, timeZone)}, 'infinity' from kept
      union all select ${midnight(sql`day`, timeZone)}, ${midnight(sql`day + 1`, timeZone)} from changed
    ),
    found as (
      select kept_spans.starts as day, ${figureColumns} from kept_spans cross join lateral (
        select ${figureColumns} from sales_facts
        where site_id = ${tx.siteId} and span = kept_spans.span and starts = kept_spans.starts
          and dimension = ${figure} and currency = ${currency}
        offset 0
      ) facts
      union all
      select day, ${figureColumns} from (${figuresOf(tx, figure, { day: grouped }, limits)}) as read
    )`;
}
