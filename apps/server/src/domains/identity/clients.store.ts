import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Tx } from '../../platform/db/index.ts';
import { isGuid, newId } from '../../platform/ids.ts';
import { hashOf } from './secrets.ts';

/** A program that calls the API for a site: a front end, which has no secret, or an app, which logs in as itself. */
export type Client = {
  id: string;
  siteId: string;
  kind: 'HEADLESS' | 'APP';
  name: string;
  /** Addresses that logins may return to, each in full. */
  redirectUris: string[];
  /** Hosts that other flows may return to, and whose pages may frame a silent login. */
  redirectDomains: string[];
  /** The login page of a front end, if it is not the site's. */
  loginUrl: string | null;
  secretHash: Buffer | null;
  permissions: string[];
};

export async function findClient(database: Database, clientId: string): Promise<Client | null> {
  if (!isGuid(clientId)) return null;
  return readPlatform('a client id tells which site it belongs to', database, async (tx) => {
    const { rows } = await sql<Client>`
      select id, site_id as "siteId", kind, name, redirect_uris as "redirectUris", redirect_domains as "redirectDomains",
        login_url as "loginUrl", secret_hash as "secretHash", permissions
      from oauth_clients where id = ${clientId}`.execute(tx.db);
    return rows[0] ?? null;
  });
}

type FirstClient = { id: string; siteId: string; host: string; now: Date };

/** Writes the client of a new site's own storefront; leaves an existing one alone. */
export async function insertFirstClient(tx: Tx, { id, siteId, host, now }: FirstClient): Promise<void> {
  await sql`
    insert into oauth_clients (id, site_id, name, redirect_domains, created_date)
    values (${id}, ${siteId}, 'Storefront', ${[host, 'localhost']}::text[], ${now})
    on conflict do nothing`.execute(tx.db);
}

/** The use of a key is recorded at most this often: otherwise every read would cause a write. */
const USE_NOTED_EVERY_MS = 60 * 60 * 1000;

export type ApiKey = { siteId: string; name: string; permissions: string[] };

/** The key with a secret; null where there is none, or it has expired. */
export async function findApiKey(database: Database, secret: string, now: Date): Promise<ApiKey | null> {
  const keyHash = hashOf(secret);
  const found = await readPlatform('keys are found before their site is known', database, async (tx) => {
    const { rows } = await sql<ApiKey & { lastUsedDate: string | null }>`
      select site_id as "siteId", name, permissions, last_used_date as "lastUsedDate" from api_keys
      where key_hash = ${keyHash} and (expires_date is null or expires_date > ${now})`.execute(tx.db);
    return rows[0] ?? null;
  });
  if (!found) return null;
  const { lastUsedDate, ...key } = found;
  if (!lastUsedDate || now.getTime() - Date.parse(lastUsedDate) > USE_NOTED_EVERY_MS) {
    await asPlatform('a key is found before its site is known', database, async (tx) => {
      await sql`update api_keys set last_used_date = ${now} where key_hash = ${keyHash}`.execute(tx.db);
    });
  }
  return key;
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
    insert into api_keys (key_hash, id, site_id, name, permissions, created_date)
    values (${hashOf(key)}, ${newId(now.getTime())}, ${siteId}, ${name}, ${permissions}::text[], ${now})`.execute(
    tx.db,
  );
}
