import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Moderation } from './moderation/review-rules.ts';

export type ReviewSettings = Moderation & { whoMayReview: 'EVERYBODY' | 'MEMBERS' | 'BUYERS'; revision: string };

/** Until a site changes them. */
export const usualSettings: ReviewSettings = {
  moderation: 'RULES',
  rules: [{ trigger: 'PROFANITY', action: 'NEEDS_MANUAL_APPROVAL', rating: null }],
  words: [],
  whoMayReview: 'EVERYBODY',
  revision: '1',
};

export async function readSettings(tx: Tx, { lock = false } = {}): Promise<ReviewSettings> {
  const { rows } = await sql<{ doc: Omit<ReviewSettings, 'revision'>; revision: string }>`
    select doc, revision from review_settings where site_id = ${tx.siteId} ${lock ? sql`for update` : sql``}`.execute(
    tx.db,
  );
  return rows[0] ? { ...usualSettings, ...rows[0].doc, revision: rows[0].revision } : usualSettings;
}

/** Writes settings over those of the revision before; false where somebody else was first. */
export async function saveSettings(tx: Tx, { revision, ...doc }: ReviewSettings, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into review_settings (site_id, doc, revision, updated_date)
    values (${tx.siteId}, ${JSON.stringify(doc)}, ${revision}, ${now})
    on conflict (site_id) do update set doc = excluded.doc, revision = excluded.revision, updated_date = excluded.updated_date
    where review_settings.revision < excluded.revision
    returning site_id`.execute(tx.db);
  return rows.length > 0;
}
