import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The number of the site's next order. `first` is that of its first one. */
export async function nextOrderNumber(tx: Tx, first: number): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select coalesce((select ${numberAfter(sql`counter.site_id`, sql`counter.last_number`)}
      from order_counters as counter where site_id = ${tx.siteId}), ${first}::bigint) as number`.execute(tx.db);
  return rows[0]?.number ?? String(first);
}

/** The number after the last one that an order has or had, where imported orders have some of those that follow. */
export const numberAfter = (siteId: ReturnType<typeof sql>, last: ReturnType<typeof sql>) => sql`
  case when exists (select from orders as taken where taken.site_id = ${siteId} and taken.number = ${last} + 1)
    then (select min(taken.number) + 1 from orders as taken where taken.site_id = ${siteId} and taken.number > ${last}
      and not exists (select from orders as beside where beside.site_id = ${siteId} and beside.number = taken.number + 1))
    else ${last} + 1 end`;

/** Locks the counter, so that no order takes a number until the transaction ends. */
export async function lockOrderNumbers(tx: Tx, first: number): Promise<void> {
  await sql`
    insert into order_counters (site_id, last_number) values (${tx.siteId}, ${first}::bigint - 1)
    on conflict (site_id) do update set last_number = order_counters.last_number`.execute(tx.db);
}

/** Sets the number that the next order has, or the first free one after it. The counter is locked. */
export async function moveOrderCounter(tx: Tx, next: string): Promise<void> {
  await sql`
    update order_counters set last_number = ${next}::bigint - 1 where site_id = ${tx.siteId}`.execute(tx.db);
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
