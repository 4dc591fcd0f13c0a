import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Takes the turn to store the file of a key; false while another has it that began after `since`. */
export async function beginArrival(tx: Tx, key: string, { now, since }: { now: Date; since: Date }): Promise<boolean> {
  const { rows } = await sql`
    insert into media_arrivals (site_id, key, begun_date) values (${tx.siteId}, ${key}, ${now})
    on conflict (site_id, key) do update set begun_date = excluded.begun_date
    where media_arrivals.begun_date < ${since}
    returning 1`.execute(tx.db);
  return rows.length > 0;
}

/** Ends turns that began before a time, on every site: whoever had them has died. */
export async function endOldArrivals(tx: Tx, before: Date): Promise<void> {
  await sql`delete from media_arrivals where begun_date < ${before}`.execute(tx.db);
}

/** Ends the turn that began then; one that another has taken over since stays. */
export async function endArrival(tx: Tx, key: string, begun: Date): Promise<void> {
  await sql`
    delete from media_arrivals where site_id = ${tx.siteId} and key = ${key} and begun_date = ${begun}`.execute(tx.db);
}
