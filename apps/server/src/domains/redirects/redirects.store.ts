import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Tx, withSite } from '../../platform/db/index.ts';
import { hashOf } from '../identity/index.ts';
import type { RedirectSession } from './redirect-session.ts';

/** The domains that the site's clients may return visitors to. */
export async function findRedirectDomains(database: Database, siteId: string): Promise<string[]> {
  return readPlatform("a site's clients are registered with the platform", database, async (tx) => {
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

/**
 * The contents of a site's redirect address, once: opening it uses it up. Null where it is unknown, used or expired.
 */
export async function openRedirectSession(
  database: Database,
  { siteId, secret, now }: { siteId: string; secret: string; now: Date },
): Promise<RedirectSession | null> {
  return withSite({ database, siteId, statements: { count: 0 } }, async (tx) => {
    const { rows } = await sql<{ intent: RedirectSession }>`
      update redirect_sessions set used_date = ${now}
      where site_id = ${siteId} and token_hash = ${hashOf(secret)} and used_date is null and expires_date > ${now}
      returning intent`.execute(tx.db);
    return rows[0]?.intent ?? null;
  });
}

/** Deletes addresses that can no longer be opened. */
export async function removeExpiredRedirectSessions(database: Database, now: Date): Promise<void> {
  await asPlatform('addresses expire on every site', database, async (tx) => {
    await sql`delete from redirect_sessions where expires_date < ${now}`.execute(tx.db);
  });
}
