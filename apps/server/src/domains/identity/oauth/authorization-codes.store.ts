import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Tx } from '../../../platform/db/index.ts';
import type { Identity } from '../access-tokens.ts';
import { hashOf } from '../secrets.ts';

const WHY = 'codes are found before their site is known';

/** A grant for a client to fetch once. */
export type AuthorizationCode = {
  siteId: string;
  clientId: string;
  identity: Exclude<Identity, { kind: 'visitor' }>;
  /** Null where the code went to the requesting page. */
  redirectUri: string | null;
  /** Derived from the verifier that only the client knows; null for apps, which have a secret. */
  codeChallenge: string | null;
  scope: string;
  nonce: string | null;
  /** The visitor that a member was before the login. */
  visitorId: string | null;
};

export async function insertCode(
  database: Database,
  code: string,
  granted: AuthorizationCode,
  { now, expires }: { now: Date; expires: Date },
): Promise<void> {
  const { siteId, clientId, identity, redirectUri, codeChallenge, scope, nonce, visitorId } = granted;
  const sessionId = identity.kind === 'member' ? (identity.sessionId ?? null) : null;
  await asPlatform(WHY, database, async (tx) => {
    await sql`
      insert into authorization_codes (code_hash, site_id, client_id, identity, session_id, redirect_uri, code_challenge,
        scope, nonce, visitor_id, created_date, expires_date)
      values (${hashOf(code)}, ${siteId}, ${clientId}, ${JSON.stringify(identity)}, ${sessionId}, ${redirectUri},
        ${codeChallenge}, ${scope}, ${nonce}, ${visitorId}, ${now}, ${expires})`.execute(tx.db);
  });
}

/** The time and origin of a code's exchange. */
export type CodeUse = { usedDate: string | null; usedBy: Buffer | null };

/** The grant of a code, even of a used one. */
export async function findCode(
  database: Database,
  code: string,
  now: Date,
): Promise<(AuthorizationCode & CodeUse) | null> {
  return readPlatform(WHY, database, async (tx) => {
    const { rows } = await sql<AuthorizationCode & CodeUse>`
      select site_id as "siteId", client_id as "clientId", identity, redirect_uri as "redirectUri",
        code_challenge as "codeChallenge", scope, nonce, visitor_id as "visitorId", used_date as "usedDate",
        used_by as "usedBy"
      from authorization_codes
      where code_hash = ${hashOf(code)} and (used_date is not null or expires_date > ${now})`.execute(tx.db);
    return rows[0] ?? null;
  });
}

/** Uses up a code; false where another request did. */
export async function useCode(tx: Tx, code: string, { now, by }: { now: Date; by: Buffer }): Promise<boolean> {
  const { rows } = await sql`
    update authorization_codes set used_date = ${now}, used_by = ${by} where code_hash = ${hashOf(code)} and used_date is null
    returning 1`.execute(tx.db);
  return rows.length > 0;
}

/** The time for which a used code is remembered, to detect its reuse. */
const MEMORY_MS = 24 * 60 * 60 * 1000;

export async function removeOldCodes(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MEMORY_MS);
  await asPlatform('codes expire on every site', database, async (tx) => {
    await sql`delete from authorization_codes where expires_date < ${before}`.execute(tx.db);
  });
}
