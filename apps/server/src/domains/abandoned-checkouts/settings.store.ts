import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The owner's rule: when buyers are reminded of what they left. */
export type MailSettings = { enabled: boolean; hours: number; secondHours: number | null; revision: string };

/** Until a site changes them: nobody is written to unless the owner wants it. */
const usualSettings: MailSettings = { enabled: false, hours: 2, secondHours: null, revision: '1' };

export async function readMailSettings(tx: Tx, { lock = false } = {}): Promise<MailSettings> {
  const { rows } = await sql<{ doc: Omit<MailSettings, 'revision'>; revision: string }>`
    select doc, revision from recovery_mail_settings where site_id = ${tx.siteId}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? { ...usualSettings, ...rows[0].doc, revision: String(rows[0].revision) } : usualSettings;
}

/** Writes settings over those of the revision before; false where somebody else was first. */
export async function saveMailSettings(tx: Tx, { revision, ...doc }: MailSettings, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into recovery_mail_settings (site_id, doc, revision, updated_date)
    values (${tx.siteId}, ${JSON.stringify(doc)}, ${revision}, ${now})
    on conflict (site_id) do update
    set doc = excluded.doc, revision = excluded.revision, updated_date = excluded.updated_date
    where recovery_mail_settings.revision < excluded.revision
    returning site_id`.execute(tx.db);
  return rows.length > 0;
}
