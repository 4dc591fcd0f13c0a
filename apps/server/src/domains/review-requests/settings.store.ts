import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The owner's rule: when customers are asked for reviews. */
export type RequestSettings = { enabled: boolean; days: number; reminderDays: number | null; revision: string };

/** Until a site changes them: nobody is asked unless the owner wants it. */
const usualSettings: RequestSettings = { enabled: false, days: 7, reminderDays: null, revision: '1' };

export async function readRequestSettings(tx: Tx, { lock = false } = {}): Promise<RequestSettings> {
  const { rows } = await sql<{ doc: Omit<RequestSettings, 'revision'>; revision: string }>`
    select doc, revision from review_request_settings where site_id = ${tx.siteId}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? { ...usualSettings, ...rows[0].doc, revision: String(rows[0].revision) } : usualSettings;
}

/** Writes settings over those of the revision before; false where somebody else was first. */
export async function saveRequestSettings(tx: Tx, { revision, ...doc }: RequestSettings, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into review_request_settings (site_id, doc, revision, updated_date)
    values (${tx.siteId}, ${JSON.stringify(doc)}, ${revision}, ${now})
    on conflict (site_id) do update
    set doc = excluded.doc, revision = excluded.revision, updated_date = excluded.updated_date
    where review_request_settings.revision < excluded.revision
    returning site_id`.execute(tx.db);
  return rows.length > 0;
}
