import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../../../platform/db/index.ts';

const HOURS = 24;
const dayBefore = (now: Date): Date => new Date(now.getTime() - HOURS * 60 * 60 * 1000);

/** Why files could not be fetched within the last day, by their address. */
export async function findUnfetched(
  tx: Tx,
  addresses: readonly string[],
  now: Date,
): Promise<{ address: string; reason: string }[]> {
  if (addresses.length === 0) return [];
  const { rows } = await sql<{ address: string; reason: string }>`
    select asked.address, failed.reason from unnest(${addresses as string[]}::text[]) as asked (address)
    join unfetched_files failed on failed.site_id = ${tx.siteId}
      and failed.address = sha256(convert_to(asked.address, 'UTF8')) and failed.failed_date > ${dayBefore(now)}`.execute(
    tx.db,
  );
  return rows;
}

/** Notes the addresses from which files could not be fetched just now, with the reasons. */
export async function noteUnfetched(tx: Tx, failures: ReadonlyMap<string, string>, now: Date): Promise<void> {
  if (failures.size === 0) return;
  await sql`
    insert into unfetched_files (site_id, address, reason, failed_date)
    select ${tx.siteId}, sha256(convert_to(failure.address, 'UTF8')), failure.reason, ${now}
    from unnest(${[...failures.keys()]}::text[], ${[...failures.values()]}::text[]) as failure (address, reason)
    on conflict (site_id, address) do update set reason = excluded.reason, failed_date = excluded.failed_date`.execute(
    tx.db,
  );
}

/** Forgets failures that no longer keep a file from being fetched. */
export async function removeOldFailures(database: Database, now: Date): Promise<void> {
  await asPlatform('failures to fetch files age on every site', database, async (tx) => {
    await sql`delete from unfetched_files where failed_date < ${dayBefore(now)}`.execute(tx.db);
  });
}
