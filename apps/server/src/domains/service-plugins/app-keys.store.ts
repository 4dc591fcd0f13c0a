import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type AppKeyRow = { appId: string; publicKey: string; privateKey: Buffer };

export async function findAppKey(tx: Tx, siteId: string, appId: string): Promise<AppKeyRow | null> {
  const { rows } = await sql<AppKeyRow>`
    select app_id as "appId", public_key as "publicKey", private_key as "privateKey" from app_keys
    where site_id = ${siteId} and app_id = ${appId}`.execute(tx.db);
  return rows[0] ?? null;
}

export async function listPublicKeys(tx: Tx, siteId: string): Promise<Omit<AppKeyRow, 'privateKey'>[]> {
  const { rows } = await sql<Omit<AppKeyRow, 'privateKey'>>`
    select app_id as "appId", public_key as "publicKey" from app_keys where site_id = ${siteId}
    order by app_id`.execute(tx.db);
  return rows;
}

/** Gives an app a key, unless it has one. */
export async function insertAppKey(tx: Tx, siteId: string, { appId, publicKey, privateKey }: AppKeyRow): Promise<void> {
  await sql`
    insert into app_keys (site_id, app_id, public_key, private_key)
    values (${siteId}, ${appId}, ${publicKey}, ${privateKey}) on conflict do nothing`.execute(tx.db);
}
