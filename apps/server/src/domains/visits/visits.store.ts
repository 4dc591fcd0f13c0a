import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Scope, type Tx, withSite, writeSite } from '../../platform/db/index.ts';
import type { Batch } from './batch.ts';
import { STEPS } from './steps.ts';
import type { VisitSums } from './visit-reports.store.ts';

/** So many visitors are written by one statement. */
const MOST_AT_ONCE = 5000;

type Named = Pick<Batch, 'day' | 'timeZone'>;

/** The salt of a day, the same for all processes. The row is locked until the end of the transaction. */
const saltOf = async (tx: Tx, { day, timeZone }: Named): Promise<string> => {
  const { rows } = await sql<{ salt: string }>`
    insert into visit_days (site_id, day, salt, ends_at)
    values (${tx.siteId}, ${day}, ${randomBytes(32).toString('base64url')}, (${day}::date + 1)::timestamp at time zone ${timeZone})
    on conflict (site_id, day) do update set ends_at = excluded.ends_at returning salt`.execute(tx.db);
  return rows[0]?.salt ?? '';
};

export const openDay = (scope: Scope, day: Named): Promise<string> => writeSite(scope, (tx) => saltOf(tx, day));

/** Adds up what happened on a site; returns those of the visitors who run it. */
export function addVisits(scope: Scope, batch: Batch): Promise<string[]> {
  const visitors = [...batch.visitors].map(([visitor, facts]) => ({ visitor, ...facts }));
  return withSite(scope, async (tx) => {
    // processes take turns, so that each visitor is new to one of them only
    await saltOf(tx, batch);
    const staff: string[] = [];
    for (let at = 0; at < visitors.length; at += MOST_AT_ONCE) {
      const pages = at === 0 ? Object.fromEntries(batch.pages) : {};
      staff.push(...(await addUp(tx, batch, visitors.slice(at, at + MOST_AT_ONCE), pages)));
    }
    return staff;
  });
}

const reached = (step: keyof typeof STEPS) => sql`count(*) filter (where steps & ${STEPS[step]}::int > 0)`;

async function addUp(
  { db, siteId }: Tx,
  { day, hour }: Batch,
  visitors: readonly object[],
  pages: Record<string, number>,
): Promise<string[]> {
  const { rows } = await sql<{ visitor: string }>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(visitors)}::jsonb) as given (
        visitor text, views int, steps int, "isStaff" boolean, source text, medium text, campaign text, device text,
        country text, "entryPage" text)
    ),
    known as materialized (
      select visit_visitors.* from given join visit_visitors using (visitor) where site_id = ${siteId} and day = ${day}
    ),
    noted as (
      insert into visit_visitors as known (
        site_id, day, visitor, steps, is_staff, source, medium, campaign, device, country, entry_page)
      select ${siteId}, ${day}, visitor, steps, "isStaff", source, medium, campaign, device, country, "entryPage" from given
      on conflict (site_id, day, visitor) do update
      set steps = known.steps | excluded.steps, is_staff = known.is_staff or excluded.is_staff
      where known.steps | excluded.steps <> known.steps or excluded.is_staff > known.is_staff
    ),
    people as (
      select given.views, given.steps & ~coalesce(known.steps, 0)::int as steps, known.visitor is null as is_new,
        coalesce(known.source, given.source) as source, coalesce(known.medium, given.medium) as medium,
        coalesce(known.campaign, given.campaign) as campaign, coalesce(known.device, given.device) as device,
        coalesce(known.country, given.country) as country, coalesce(known.entry_page, given."entryPage") as entry_page
      from given left join known using (visitor)
      where not given."isStaff" and known.is_staff is not true
    ),
    added as (
      select dimension, key, sum(views) as views, count(*) filter (where is_new) as visitors,
        ${reached('PRODUCT')} as product_visitors, ${reached('CART')} as cart_visitors,
        ${reached('CHECKOUT')} as checkout_visitors, ${reached('ORDER')} as buyers
      from people cross join lateral (values
        ('TOTAL', ''), ('HOUR', ${hour}), ('SOURCE', source), ('MEDIUM', medium), ('CAMPAIGN', nullif(campaign, '')),
        ('DEVICE', device), ('COUNTRY', country), ('ENTRY_PAGE', nullif(entry_page, ''))
      ) as told (dimension, key)
      where key is not null group by 1, 2
      union all
      select 'PAGE', key, value::int, 0, 0, 0, 0, 0 from jsonb_each_text(${JSON.stringify(pages)}::jsonb)
    ),
    counted as (
      insert into visit_counts as known (
        site_id, day, dimension, key, views, visitors, product_visitors, cart_visitors, checkout_visitors, buyers)
      select ${siteId}, ${day}, added.* from added
      on conflict (site_id, dimension, day, key) do update set
        views = known.views + excluded.views, visitors = known.visitors + excluded.visitors,
        product_visitors = known.product_visitors + excluded.product_visitors,
        cart_visitors = known.cart_visitors + excluded.cart_visitors,
        checkout_visitors = known.checkout_visitors + excluded.checkout_visitors,
        buyers = known.buyers + excluded.buyers
    )
    select visitor from known where is_staff`.execute(db);
  return rows.map(({ visitor }) => visitor);
}

/** Sums of a day, as they are kept. */
type VisitCount = VisitSums & { day: string; dimension: string; key: string };

/** Adds sums of days on which nothing was counted. */
export async function insertVisitCounts(tx: Tx, counts: readonly VisitCount[]): Promise<void> {
  await sql`
    insert into visit_counts (
      site_id, dimension, day, key, views, visitors, product_visitors, cart_visitors, checkout_visitors, buyers)
    select ${tx.siteId}, dimension, day, key, views, visitors, "productVisitors", "cartVisitors", "checkoutVisitors", buyers
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counts (
      dimension text, day date, key text, views int, visitors int, "productVisitors" int, "cartVisitors" int,
      "checkoutVisitors" int, buyers int)`.execute(tx.db);
}
