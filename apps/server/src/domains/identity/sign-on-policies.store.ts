import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { PLATFORM_REALM } from './realm.ts';
import { defaultSignInSettings, type SignInSettings, staffSignInSettings } from './sign-in-settings.ts';

/** A site's saved settings; `revision` is '0' and there are no dates where they are the defaults. */
export type SignOnPolicy = {
  id: string;
  revision: string;
  settings: SignInSettings;
  createdDate: string | null;
  updatedDate: string | null;
};

export async function findSignOnPolicy(
  tx: Tx,
  siteId: string,
  options: { lock?: boolean } = {},
): Promise<SignOnPolicy> {
  const { rows } = await sql<Omit<SignOnPolicy, 'settings'> & { policy: Partial<SignInSettings> }>`
    select id, revision::text, policy, created_date as "createdDate", updated_date as "updatedDate"
    from sign_on_policies where site_id = ${siteId} ${options.lock ? sql`for update` : sql``}`.execute(tx.db);
  const [known] = rows;
  const defaults = siteId === PLATFORM_REALM ? staffSignInSettings : defaultSignInSettings;
  if (!known) return { id: siteId, revision: '0', settings: defaults, createdDate: null, updatedDate: null };
  const { policy, ...rest } = known;
  return { ...rest, settings: { ...defaults, ...policy } };
}

export const findSignInSettings = async (tx: Tx, siteId: string): Promise<SignInSettings> =>
  (await findSignOnPolicy(tx, siteId)).settings;

/** Saves settings over those of the revision; null where another save came first. */
export async function saveSignOnPolicy(
  tx: Tx,
  siteId: string,
  { id, revision, settings }: { id: string; revision: string; settings: SignInSettings },
  now: Date,
): Promise<SignOnPolicy | null> {
  const { rows } = await sql<{ id: string; revision: string; createdDate: string; updatedDate: string }>`
    insert into sign_on_policies (site_id, id, revision, policy, created_date, updated_date)
    select ${siteId}, ${id}, 1, ${JSON.stringify(settings)}, ${now}, ${now} where ${revision} = '0' or exists (
      select from sign_on_policies where site_id = ${siteId})
    on conflict (site_id) do update set policy = excluded.policy, revision = sign_on_policies.revision + 1,
      updated_date = ${now}
    where sign_on_policies.revision::text = ${revision}
    returning id, revision::text, created_date as "createdDate", updated_date as "updatedDate"`.execute(tx.db);
  return rows[0] ? { ...rows[0], settings } : null;
}
