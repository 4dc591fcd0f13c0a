import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Scope, type Tx } from '../../platform/db/index.ts';

/**
 * Keys are found by their secret before their site is known, so that they belong to the platform: statements name the
 * site.
 */
const WHY = 'API keys belong to the platform';

export type ApiKeyRow = {
  id: string;
  name: string;
  permissions: string[];
  prefix: string;
  createdBy: string | null;
  /** Whether its creator owns the site. */
  isOfOwner: boolean;
  createdDate: string;
  lastUsedDate: string | null;
  expiresDate: string | null;
};

const select = sql`
  select api_keys.id, api_keys.name, permissions, prefix, users.name as "createdBy",
    coalesce(user_roles.role = 'owner', false) as "isOfOwner", api_keys.created_date as "createdDate",
    last_used_date as "lastUsedDate", expires_date as "expiresDate"
  from api_keys left join users on users.id = api_keys.created_by
  left join user_roles on user_roles.user_id = users.id and user_roles.site_id = api_keys.site_id`;

/** The keys of a site, the newest first. */
export async function listApiKeyRows(database: Database, siteId: string): Promise<ApiKeyRow[]> {
  return readPlatform(WHY, database, async (tx) => {
    const { rows } = await sql<ApiKeyRow>`
      ${select} where api_keys.site_id = ${siteId} order by api_keys.created_date desc, api_keys.id`.execute(tx.db);
    return rows;
  });
}

export const changeApiKeys = <T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  asPlatform(WHY, scope, work);

export async function findApiKeyRow(tx: Tx, siteId: string, id: string): Promise<ApiKeyRow | null> {
  const { rows } = await sql<ApiKeyRow>`
    ${select} where api_keys.site_id = ${siteId} and api_keys.id = ${id}`.execute(tx.db);
  return rows[0] ?? null;
}

export type NewApiKey = {
  id: string;
  siteId: string;
  hash: Buffer;
  name: string;
  permissions: string[];
  prefix: string;
  createdBy: string;
  created: Date;
  expires: string | null;
};

/** Adds a key unless the site already has `most`; false where it does. */
export async function insertApiKeyRow(tx: Tx, key: NewApiKey, most: number): Promise<boolean> {
  const { id, siteId, hash, name, permissions, prefix, createdBy, created, expires } = key;
  const { rows } = await sql`
    insert into api_keys (key_hash, id, site_id, name, permissions, prefix, created_by, created_date, expires_date)
    select ${hash}::bytea, ${id}::uuid, ${siteId}::uuid, ${name}::text, ${permissions}::text[], ${prefix}::text,
      ${createdBy}::uuid, ${created}::timestamptz, ${expires}::timestamptz
    where (select count(*) from api_keys where site_id = ${siteId}) < ${most}
    returning id`.execute(tx.db);
  return rows.length > 0;
}

export async function deleteApiKeyRow(tx: Tx, siteId: string, id: string): Promise<void> {
  await sql`delete from api_keys where site_id = ${siteId} and id = ${id}`.execute(tx.db);
}
