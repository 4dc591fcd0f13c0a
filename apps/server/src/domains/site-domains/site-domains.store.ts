import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type DomainRow = {
  id: string;
  host: string;
  token: string;
  createdDate: string;
  verifiedDate: string | null;
};

const columns = sql`id, host, token, created_date as "createdDate", verified_date as "verifiedDate"`;

export async function listDomainRows(tx: Tx): Promise<DomainRow[]> {
  const { rows } = await sql<DomainRow>`
    select ${columns} from site_domains where site_id = ${tx.siteId} order by created_date, id`.execute(tx.db);
  return rows;
}

export async function findDomainRow(tx: Tx, siteId: string, id: string): Promise<DomainRow | null> {
  const { rows } = await sql<DomainRow>`
    select ${columns} from site_domains where site_id = ${siteId} and id = ${id}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Adds a domain, unless the site already has `most`, or this one; false where it has too many. */
export async function insertDomainRow(
  tx: Tx,
  { id, host, token }: Pick<DomainRow, 'id' | 'host' | 'token'>,
  now: Date,
  most: number,
): Promise<boolean> {
  const { rows } = await sql<{ isRoom: boolean }>`
    with added as (
      insert into site_domains (site_id, id, host, token, created_date)
      select ${tx.siteId}::uuid, ${id}::uuid, ${host}::text, ${token}::text, ${now}::timestamptz
      where (select count(*) from site_domains where site_id = ${tx.siteId}) < ${most}
      on conflict (site_id, host) do nothing
      returning id)
    select exists (select from added)
      or exists (select from site_domains where site_id = ${tx.siteId} and host = ${host}) as "isRoom"`.execute(tx.db);
  return rows[0]?.isRoom ?? false;
}

/** Notes that a domain is proven to be this site's, which ends whatever it was for others. */
export async function setVerified(tx: Tx, siteId: string, { id, host }: DomainRow, now: Date): Promise<void> {
  await sql`update site_domains set verified_date = null where host = ${host} and site_id <> ${siteId}`.execute(tx.db);
  await sql`update site_domains set verified_date = ${now} where site_id = ${siteId} and id = ${id}`.execute(tx.db);
}

export async function deleteDomainRow(tx: Tx, siteId: string, id: string): Promise<void> {
  await sql`delete from site_domains where site_id = ${siteId} and id = ${id}`.execute(tx.db);
}

export async function countDomains(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from site_domains where site_id = ${tx.siteId}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}
