import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Tx, writePlatform } from '../../../platform/db/index.ts';
import type { Identity } from '../access-tokens.ts';
import { hashOf } from '../secrets.ts';
import { endOfUse, type SignedToken } from './visitor-tokens.ts';

const WHY = 'tokens are found before their site is known';

/** The holder of a refresh token. A member's ends with their session. */
export type RefreshToken = { siteId: string; clientId: string; identity: Identity };
/** `expiresDate` is null where it ends with its session or app. */
export type ValidToken = RefreshToken & { createdDate: string; expiresDate: string | null };

/** `code` is the code exchanged for it. Throws where the session has since ended. */
export async function insertRefreshToken(
  tx: Tx,
  token: string,
  { siteId, clientId, identity }: RefreshToken,
  { now, code }: { now: Date; code?: string },
): Promise<void> {
  const sessionId = identity.kind === 'member' ? (identity.sessionId ?? null) : null;
  await sql`
    insert into refresh_tokens (token_hash, site_id, client_id, identity, session_id, code_hash, created_date)
    values (${hashOf(token)}, ${siteId}, ${clientId}, ${JSON.stringify(identity)}, ${sessionId},
      ${code === undefined ? null : hashOf(code)}, ${now})`.execute(tx.db);
}

/** The holder of a stored token; null where it is unknown, revoked or has expired. */
export async function findStoredToken(database: Database, token: string, now: Date): Promise<ValidToken | null> {
  return readPlatform(WHY, database, async (tx) => {
    const { rows } = await sql<ValidToken>`
      select site_id as "siteId", client_id as "clientId", identity, created_date as "createdDate",
        expires_date as "expiresDate"
      from refresh_tokens
      where token_hash = ${hashOf(token)} and not is_revoked and (expires_date is null or expires_date > ${now})`.execute(
      tx.db,
    );
    return rows[0] ?? null;
  });
}

/** The holder of a visitor's signed token; null where it is revoked, has expired, or its client is no more. */
export async function findSignedToken(
  database: Database,
  token: string,
  { siteId, clientId, visitorId, issuedAt }: SignedToken,
  now: Date,
): Promise<ValidToken | null> {
  const issued = new Date(issuedAt);
  return readPlatform(WHY, database, async (tx) => {
    const { rows } = await sql<{ expiresDate: string }>`
      select "expiresDate" from (
        select coalesce(stored.expires_date, ${endOfUse(issued)}) as "expiresDate"
        from oauth_clients client left join refresh_tokens stored on stored.token_hash = ${hashOf(token)}
        where client.id = ${clientId} and client.site_id = ${siteId} and stored.is_revoked is not true
      ) found where "expiresDate" > ${now}`.execute(tx.db);
    const [found] = rows;
    if (!found) return null;
    const identity = { kind: 'visitor' as const, id: visitorId };
    return { siteId, clientId, identity, createdDate: issued.toISOString(), ...found };
  });
}

/** Stores that a visitor's token was used now, or is revoked, which lasts. */
export async function storeVisitorToken(
  database: Database,
  token: string,
  { siteId, clientId, identity, createdDate }: ValidToken,
  { expires, isRevoked = false }: { expires: Date; isRevoked?: boolean },
): Promise<void> {
  await writePlatform(WHY, database, async (tx) => {
    await sql`
      insert into refresh_tokens as stored (token_hash, site_id, client_id, identity, created_date, expires_date, is_revoked)
      values (${hashOf(token)}, ${siteId}, ${clientId}, ${JSON.stringify(identity)}, ${createdDate}, ${expires}, ${isRevoked})
      on conflict (token_hash) do update set expires_date = greatest(stored.expires_date, excluded.expires_date),
        is_revoked = stored.is_revoked or excluded.is_revoked`.execute(tx.db);
  });
}

export async function deleteRefreshToken(database: Database, token: string): Promise<void> {
  await asPlatform(WHY, database, async (tx) => {
    await sql`delete from refresh_tokens where token_hash = ${hashOf(token)}`.execute(tx.db);
  });
}

/** A signed token without its row has expired by itself, as no row ends before the token that it is about. */
export async function removeOldRefreshTokens(database: Database, now: Date): Promise<void> {
  await writePlatform('visitors’ tokens expire on every site', database, async (tx) => {
    await sql`delete from refresh_tokens where expires_date <= ${now}`.execute(tx.db);
  });
}
