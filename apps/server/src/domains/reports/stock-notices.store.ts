import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type Level = 'LOW' | 'OUT';
/** What the business was told of, by item. */
export type ToldShortages = Record<string, Level>;

export async function findToldShortages(tx: Tx): Promise<ToldShortages> {
  const { rows } = await sql<{ told: ToldShortages }>`
    select told from stock_notices where site_id = ${tx.siteId} for update`.execute(tx.db);
  return rows[0]?.told ?? {};
}

export async function saveToldShortages(tx: Tx, told: ToldShortages, now: Date): Promise<void> {
  await sql`
    insert into stock_notices (site_id, told, updated_date) values (${tx.siteId}, ${JSON.stringify(told)}::text::jsonb, ${now})
    on conflict (site_id) do update set told = excluded.told, updated_date = excluded.updated_date`.execute(tx.db);
}
