import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Tx } from '../../platform/db/index.ts';
import type { Identity } from './access-tokens.ts';

/** Secrets are kept as hashes: who reads the database cannot act with them. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The platform's signing key, made at the first start and shared by all processes. */
export async function signingKey(database: Database): Promise<Uint8Array> {
  return asPlatform('all sites are signed for with one key', database, async (tx) => {
    const fresh = JSON.stringify(randomBytes(32).toString('base64'));
    const { rows } = await sql<{ value: string }>`
      insert into platform_settings (name, value) values ('signing_key', ${fresh})
      on conflict (name) do update set value = platform_settings.value returning value`.execute(tx.db);
    return Buffer.from(rows[0]?.value ?? '', 'base64');
  });
}

export async function findClient(database: Database, clientId: string): Promise<{ siteId: string } | null> {
  return readPlatform('a client id tells which site it belongs to', database, async (tx) => {
    const { rows } = await sql<{ siteId: string }>`
      select site_id as "siteId" from oauth_clients where id = ${clientId}`.execute(tx.db);
    return rows[0] ?? null;
  });
}

type Refresh = { siteId: string; clientId: string; identity: Identity };

export async function insertRefreshToken(
  database: Database,
  token: string,
  { siteId, clientId, identity }: Refresh,
  now: Date,
) {
  await asPlatform('tokens are found before their site is known', database, async (tx) => {
    await sql`
      insert into refresh_tokens (token_hash, site_id, client_id, identity, created_date)
      values (${hashOf(token)}, ${siteId}, ${clientId}, ${JSON.stringify(identity)}, ${now})`.execute(tx.db);
  });
}

export async function findRefreshToken(database: Database, token: string): Promise<Refresh | null> {
  return readPlatform('tokens are found before their site is known', database, async (tx) => {
    const { rows } = await sql<Refresh>`
      select site_id as "siteId", client_id as "clientId", identity from refresh_tokens
      where token_hash = ${hashOf(token)}`.execute(tx.db);
    return rows[0] ?? null;
  });
}

export async function findApiKey(
  database: Database,
  key: string,
): Promise<{ siteId: string; name: string; permissions: string[] } | null> {
  return readPlatform('keys are found before their site is known', database, async (tx) => {
    const { rows } = await sql<{ siteId: string; name: string; permissions: string[] }>`
      select site_id as "siteId", name, permissions from api_keys where key_hash = ${hashOf(key)}`.execute(tx.db);
    return rows[0] ?? null;
  });
}

export async function insertApiKey(
  tx: Tx,
  key: string,
  siteId: string,
  name: string,
  permissions: string[],
  now: Date,
) {
  await sql`
    insert into api_keys (key_hash, site_id, name, permissions, created_date)
    values (${hashOf(key)}, ${siteId}, ${name}, ${permissions}::text[], ${now})`.execute(tx.db);
}

export type User = { id: string; email: string; name: string; passwordHash: string };

export async function insertOwner(tx: Tx, user: User, siteId: string, now: Date) {
  await sql`
    insert into users (id, email, name, password_hash, created_date)
    values (${user.id}, ${user.email}, ${user.name}, ${user.passwordHash}, ${now})`.execute(tx.db);
  await sql`insert into user_roles (user_id, site_id, role) values (${user.id}, ${siteId}, 'owner')`.execute(tx.db);
}

export async function findUserByEmail(database: Database, email: string): Promise<User | null> {
  return asPlatform('people belong to the platform', database, async (tx) => {
    const { rows } = await sql<User>`
      select id, email, name, password_hash as "passwordHash" from users where email = ${email.toLowerCase()}`.execute(
      tx.db,
    );
    return rows[0] ?? null;
  });
}

export async function insertSession(database: Database, token: string, userId: string, now: Date, expires: Date) {
  await asPlatform('sessions of people belong to the platform', database, async (tx) => {
    await sql`
      insert into user_sessions (token_hash, user_id, created_date, expires_date)
      values (${hashOf(token)}, ${userId}, ${now}, ${expires})`.execute(tx.db);
  });
}

export async function deleteSession(database: Database, token: string) {
  await asPlatform('sessions of people belong to the platform', database, async (tx) => {
    await sql`delete from user_sessions where token_hash = ${hashOf(token)}`.execute(tx.db);
  });
}

export type SessionUser = { id: string; email: string; name: string; roles: { siteId: string; role: string }[] };

/** The person behind a session's cookie, with their roles; null when the session has ended. */
export async function findSessionUser(database: Database, token: string, now: Date): Promise<SessionUser | null> {
  return readPlatform('sessions of people belong to the platform', database, async (tx) => {
    const { rows } = await sql<SessionUser>`
      select users.id, users.email, users.name,
        (select coalesce(jsonb_agg(jsonb_build_object('siteId', site_id, 'role', role) order by site_id), '[]')
         from user_roles where user_id = users.id) as roles
      from user_sessions join users on users.id = user_sessions.user_id
      where token_hash = ${hashOf(token)} and expires_date > ${now}`.execute(tx.db);
    return rows[0] ?? null;
  });
}

/** Deletes the sessions of the back office that have ended by themselves. */
export async function removeEndedSessions(database: Database, now: Date): Promise<void> {
  await asPlatform('sessions of people belong to the platform', database, async (tx) => {
    await sql`delete from user_sessions where expires_date < ${now}`.execute(tx.db);
  });
}
