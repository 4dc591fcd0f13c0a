import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';
import { hashOf } from '../identity/index.ts';
import type { RedirectSession } from './redirect-session.ts';

/** The domains that the site's clients may send visitors back to. */
export async function findRedirectDomains(database: Database, siteId: string): Promise<string[]> {
  return asPlatform("a site's clients are registered with the platform", database, async (tx) => {
    const { rows } = await sql<{ domain: string }>`
      select distinct unnest(redirect_domains) as domain from oauth_clients where site_id = ${siteId}`.execute(tx.db);
    return rows.map(({ domain }) => domain);
  });
}

type NewSession = { id: string; secret: string; session: RedirectSession; now: Date; expires: Date };

export async function insertRedirectSession(tx: Tx, { id, secret, session, now, expires }: NewSession): Promise<void> {
  await sql`
    insert into redirect_sessions (site_id, id, token_hash, intent, created_date, expires_date)
    values (${tx.siteId}, ${id}, ${hashOf(secret)}, ${JSON.stringify(session)}, ${now}, ${expires})`.execute(tx.db);
}

/** What a redirect address stands for, once: opening it uses it up. Null when it is unknown, used, or too old. */
export async function openRedirectSession(
  database: Database,
  secret: string,
  now: Date,
): Promise<(RedirectSession & { siteId: string }) | null> {
  return asPlatform('the secret tells which site it belongs to', database, async (tx) => {
    const { rows } = await sql<{ siteId: string; intent: RedirectSession }>`
      update redirect_sessions set used_date = ${now}
      where token_hash = ${hashOf(secret)} and used_date is null and expires_date > ${now}
      returning site_id as "siteId", intent`.execute(tx.db);
    return rows[0] ? { siteId: rows[0].siteId, ...rows[0].intent } : null;
  });
}
