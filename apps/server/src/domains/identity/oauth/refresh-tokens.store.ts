import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Tx } from '../../../platform/db/index.ts';
import type { Identity } from '../access-tokens.ts';
import { hashOf } from '../secrets.ts';

const WHY = 'tokens are found before their site is known';

/** The holder of a refresh token. A member's ends with their session. */
export type RefreshToken = { siteId: string; clientId: string; identity: Identity };

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

export async function findRefreshToken(
  database: Database,
  token: string,
): Promise<(RefreshToken & { createdDate: string }) | null> {
  return readPlatform(WHY, database, async (tx) => {
    const { rows } = await sql<RefreshToken & { createdDate: string }>`
      select site_id as "siteId", client_id as "clientId", identity, created_date as "createdDate"
      from refresh_tokens where token_hash = ${hashOf(token)}`.execute(tx.db);
    return rows[0] ?? null;
  });
}

export async function deleteRefreshToken(database: Database, token: string): Promise<void> {
  await asPlatform(WHY, database, async (tx) => {
    await sql`delete from refresh_tokens where token_hash = ${hashOf(token)}`.execute(tx.db);
  });
}
