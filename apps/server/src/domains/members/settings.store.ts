import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Privacy } from './member.ts';

/** The rules of visibility among a site's visitors and members. */
export type MemberSettings = {
  id: string;
  /** The privacy of new members. */
  defaultPrivacy: Privacy;
  defaultPrivacyRevision: string;
  visibility: 'VISIBLE_TO_MEMBERS_ONLY' | 'VISIBLE_TO_ALL';
  /** The members who may be public. */
  candidates: 'NO_ONE' | 'ANYONE';
  privacyRevision: string;
  privacyUpdatedDate: string | null;
};

const columns = sql`id, default_privacy as "defaultPrivacy", default_privacy_revision as "defaultPrivacyRevision",
  visibility, candidates, privacy_revision as "privacyRevision", privacy_updated_date as "privacyUpdatedDate"`;

/** For sites that never changed them, the settings have the site's id. */
const untouched = (siteId: string): MemberSettings => ({
  id: siteId,
  defaultPrivacy: 'PRIVATE',
  defaultPrivacyRevision: '1',
  visibility: 'VISIBLE_TO_ALL',
  candidates: 'ANYONE',
  privacyRevision: '1',
  privacyUpdatedDate: null,
});

export async function readSettings(tx: Tx): Promise<MemberSettings> {
  const { rows } = await sql<MemberSettings>`
    select ${columns} from member_settings where site_id = ${tx.siteId}`.execute(tx.db);
  return rows[0] ?? untouched(String(tx.siteId));
}

/** The settings, locked until the transaction ends. */
export async function lockSettings(tx: Tx, now: Date): Promise<MemberSettings> {
  const { id, defaultPrivacy, visibility, candidates } = untouched(String(tx.siteId));
  const { rows } = await sql<MemberSettings>`
    insert into member_settings (site_id, id, default_privacy, visibility, candidates, privacy_updated_date)
    values (${tx.siteId}, ${id}, ${defaultPrivacy}, ${visibility}, ${candidates}, ${now})
    on conflict (site_id) do update set id = member_settings.id
    returning ${columns}`.execute(tx.db);
  return rows[0] ?? untouched(String(tx.siteId));
}

export async function saveDefaultPrivacy(tx: Tx, privacy: Privacy): Promise<void> {
  await sql`
    update member_settings
    set default_privacy = ${privacy}, default_privacy_revision = default_privacy_revision + 1
    where site_id = ${tx.siteId}`.execute(tx.db);
}

export async function savePrivacySettings(
  tx: Tx,
  { visibility, candidates }: Pick<MemberSettings, 'visibility' | 'candidates'>,
  now: Date,
): Promise<void> {
  await sql`
    update member_settings
    set visibility = ${visibility}, candidates = ${candidates}, privacy_revision = privacy_revision + 1,
      privacy_updated_date = ${now}
    where site_id = ${tx.siteId}`.execute(tx.db);
}
