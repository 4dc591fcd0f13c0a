import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The owner's rule for returns. */
export type ReturnSettings = { enabled: boolean; days: number; conditions: string | null; revision: string };

/** Until a site changes them: the shop decides first whether it takes returns here. */
const usualSettings: ReturnSettings = { enabled: false, days: 30, conditions: null, revision: '1' };

export async function readReturnSettings(tx: Tx, { lock = false } = {}): Promise<ReturnSettings> {
  const { rows } = await sql<{ doc: Omit<ReturnSettings, 'revision'>; revision: string }>`
    select doc, revision from return_settings where site_id = ${tx.siteId}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? { ...usualSettings, ...rows[0].doc, revision: String(rows[0].revision) } : usualSettings;
}

/** Writes settings over those of the revision before; false where somebody else was first. */
export async function saveReturnSettings(tx: Tx, { revision, ...doc }: ReturnSettings): Promise<boolean> {
  const { rows } = await sql`
    insert into return_settings (site_id, doc, revision)
    values (${tx.siteId}, ${JSON.stringify(doc)}, ${revision})
    on conflict (site_id) do update set doc = excluded.doc, revision = excluded.revision
    where return_settings.revision < excluded.revision
    returning site_id`.execute(tx.db);
  return rows.length > 0;
}
