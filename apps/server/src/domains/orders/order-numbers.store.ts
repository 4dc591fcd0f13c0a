import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The number of the site's next order. `first` is that of its first one. */
export async function nextOrderNumber(tx: Tx, first: number): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select coalesce((select last_number + 1 from order_counters where site_id = ${tx.siteId}), ${first}::bigint)
      as number`.execute(tx.db);
  return rows[0]?.number ?? String(first);
}

/** Sets the number of the site's next order; false if an order has it, or a higher one. */
export async function setNextOrderNumber(tx: Tx, next: string): Promise<boolean> {
  // orders take their numbers one after the other: what is placed now has its number before this goes on
  const known = await sql`select from order_counters where site_id = ${tx.siteId} for update`.execute(tx.db);
  const isFree = sql`not exists (select from orders where site_id = ${tx.siteId} and number >= ${next}::bigint)`;
  const set = known.rows[0]
    ? sql`
        update order_counters set last_number = ${next}::bigint - 1 where site_id = ${tx.siteId} and ${isFree}
        returning site_id`
    : sql`
        insert into order_counters (site_id, last_number) select ${tx.siteId}::uuid, ${next}::bigint - 1 where ${isFree}
        on conflict do nothing returning site_id`;
  return (await set.execute(tx.db)).rows.length > 0;
}
