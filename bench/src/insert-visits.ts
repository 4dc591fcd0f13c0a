import { sql } from 'kysely';
import type { Tx } from '../../apps/server/src/platform/db/index.ts';

const DAYS = 60;
const VIEWS_A_DAY = 34_000;
/** How many things of each kind the visits of a day are told apart by. */
const KEYS = {
  TOTAL: 1,
  HOUR: 24,
  SOURCE: 300,
  MEDIUM: 12,
  CAMPAIGN: 100,
  DEVICE: 3,
  COUNTRY: 80,
  ENTRY_PAGE: 500,
  PAGE: 2000,
};

/** Two months with a million page views each, as they are kept. */
export async function insertVisits(tx: Tx, siteId: string): Promise<void> {
  for (const [dimension, keys] of Object.entries(KEYS))
    await sql`
      insert into visit_counts (
        site_id, dimension, day, key, views, visitors, product_visitors, cart_visitors, checkout_visitors, buyers)
      select ${siteId}, ${dimension}, current_date - day,
        case ${dimension} when 'TOTAL' then '' when 'HOUR' then lpad((key - 1)::text, 2, '0')
          when 'PAGE' then '/product-page/' || key else 'key-' || key end,
        views, views / 3, views / 5, views / 20, views / 50, views / 100
      from generate_series(0, ${DAYS - 1}::int) as day, generate_series(1, ${keys}::int) as key,
        lateral (select ${VIEWS_A_DAY}::int / ${keys}::int + key % 7 as views) as one`.execute(tx.db);
}
