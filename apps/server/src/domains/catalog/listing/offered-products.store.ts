import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';

/** The ids of visible products among these. */
export async function findOfferedIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from products
    where site_id = ${tx.siteId} and visible and id = any(${ids.filter(isGuid)}::uuid[])`.execute(tx.db);
  return new Set(rows.map(({ id }) => id));
}
