import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Scope, type Tx } from '../../../platform/db/index.ts';

/** A client's id determines its site, so clients belong to the platform: statements name the site. */
const WHY = 'OAuth clients belong to the platform';

export type OAuthAppRow = {
  id: string;
  kind: 'HEADLESS' | 'APP';
  name: string;
  allowedRedirectUris: string[];
  allowedRedirectDomains: string[];
  loginUrl: string | null;
  permissions: string[];
  revision: string;
  createdDate: string;
  updatedDate: string | null;
};

const columns = sql`id, kind, name, redirect_uris as "allowedRedirectUris", redirect_domains as "allowedRedirectDomains",
  login_url as "loginUrl", permissions, revision::text, created_date as "createdDate", updated_date as "updatedDate"`;

/** The clients of a site, oldest first, which is the site's own. */
export async function listOAuthAppRows(database: Database, siteId: string): Promise<OAuthAppRow[]> {
  return readPlatform(WHY, database, async (tx) => {
    const { rows } = await sql<OAuthAppRow>`
      select ${columns} from oauth_clients where site_id = ${siteId} order by created_date, id`.execute(tx.db);
    return rows;
  });
}

export async function findOAuthAppRow(database: Database, siteId: string, id: string): Promise<OAuthAppRow | null> {
  return readPlatform(WHY, database, async (tx) => {
    const { rows } = await sql<OAuthAppRow>`
      select ${columns} from oauth_clients where site_id = ${siteId} and id = ${id}`.execute(tx.db);
    return rows[0] ?? null;
  });
}

export const changeOAuthApps = <T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  asPlatform(WHY, scope, work);

/** The client, locked until the transaction ends. */
export async function lockOAuthAppRow(tx: Tx, siteId: string, id: string): Promise<OAuthAppRow | null> {
  const { rows } = await sql<OAuthAppRow>`
    select ${columns} from oauth_clients where site_id = ${siteId} and id = ${id} for update`.execute(tx.db);
  return rows[0] ?? null;
}

/** Adds a client unless the site already has `most`; false where it does. */
export async function insertOAuthAppRow(
  tx: Tx,
  siteId: string,
  { app, secretHash, most }: { app: OAuthAppRow; secretHash: Buffer | null; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into oauth_clients (id, site_id, kind, name, redirect_uris, redirect_domains, login_url, permissions,
      secret_hash, revision, created_date, updated_date)
    select ${app.id}::uuid, ${siteId}::uuid, ${app.kind}::text, ${app.name}::text, ${app.allowedRedirectUris}::text[],
      ${app.allowedRedirectDomains}::text[], ${app.loginUrl}::text, ${app.permissions}::text[], ${secretHash}::bytea, 1,
      ${app.createdDate}::timestamptz, ${app.updatedDate}::timestamptz
    where (select count(*) from oauth_clients where site_id = ${siteId}) < ${most}
    returning id`.execute(tx.db);
  return rows.length > 0;
}

export async function updateOAuthAppRow(tx: Tx, siteId: string, app: OAuthAppRow): Promise<void> {
  await sql`
    update oauth_clients set name = ${app.name}, redirect_uris = ${app.allowedRedirectUris}::text[],
      redirect_domains = ${app.allowedRedirectDomains}::text[], login_url = ${app.loginUrl},
      permissions = ${app.permissions}::text[], revision = ${app.revision}, updated_date = ${app.updatedDate}
    where site_id = ${siteId} and id = ${app.id}`.execute(tx.db);
}

export async function setSecret(tx: Tx, siteId: string, id: string, secretHash: Buffer): Promise<void> {
  await sql`
    update oauth_clients set secret_hash = ${secretHash} where site_id = ${siteId} and id = ${id}`.execute(tx.db);
}

/** Deletes a client with its tokens and codes. */
export async function deleteOAuthAppRow(tx: Tx, siteId: string, id: string): Promise<void> {
  await sql`delete from refresh_tokens where site_id = ${siteId} and client_id = ${id}`.execute(tx.db);
  await sql`delete from authorization_codes where site_id = ${siteId} and client_id = ${id}`.execute(tx.db);
  await sql`delete from identity_sessions where site_id = ${siteId} and client_id = ${id}`.execute(tx.db);
  await sql`delete from oauth_clients where site_id = ${siteId} and id = ${id}`.execute(tx.db);
}
