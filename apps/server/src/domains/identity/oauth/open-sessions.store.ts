import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { hashOf } from '../secrets.ts';

/** A session whose account may log in. */
export type OpenSession = {
  id: string;
  identityId: string;
  /** The time of the last proof of identity. */
  authenticatedDate: string;
  lastSeenDate: string;
  expiresDate: string;
};

async function find(tx: Tx, realm: string, condition: RawBuilder<unknown>, now: Date): Promise<OpenSession | null> {
  const { rows } = await sql<OpenSession>`
    select sessions.id, sessions.identity_id as "identityId", sessions.authenticated_date as "authenticatedDate",
      sessions.last_seen_date as "lastSeenDate", sessions.expires_date as "expiresDate"
    from identity_sessions sessions
    join identities on identities.site_id = sessions.site_id and identities.id = sessions.identity_id
    where sessions.site_id = ${realm} and ${condition} and sessions.expires_date > ${now}
      and identities.status = 'ACTIVE'`.execute(tx.db);
  return rows[0] ?? null;
}

export const findOpenSessionById = (tx: Tx, realm: string, id: string, now: Date): Promise<OpenSession | null> =>
  find(tx, realm, sql`sessions.id = ${id}`, now);

export const findOpenSessionBySecret = (
  tx: Tx,
  realm: string,
  secret: string,
  now: Date,
): Promise<OpenSession | null> => find(tx, realm, sql`sessions.token_hash = ${hashOf(secret)}`, now);

/** Prolongs a session in use. */
export async function renewSession(
  tx: Tx,
  realm: string,
  id: string,
  { now, expires }: { now: Date; expires: Date },
): Promise<void> {
  await sql`
    update identity_sessions set last_seen_date = ${now}, expires_date = ${expires}
    where site_id = ${realm} and id = ${id}`.execute(tx.db);
}
