import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Site } from '../../site.ts';
import { insertFirstClient } from '../identity/index.ts';

export type NewSite = Omit<Site, 'host' | 'clientId' | 'revision'> & { host: string; clientId: string; now: Date };

/**
 * Writes a site with its host name and a first client for front ends; leaves existing rows alone. False where another site
 * has the host name.
 */
export async function insertSite(tx: Tx, site: NewSite): Promise<boolean> {
  await sql`
    insert into sites (id, name, state, currency, language, time_zone, catalog_version, settings, created_date, updated_date)
    values (${site.id}, ${site.name}, ${site.state}, ${site.currency}, ${site.language}, ${site.timeZone},
      ${site.catalogVersion}, ${JSON.stringify(site.settings)}, ${site.now}, ${site.now}) on conflict do nothing`.execute(
    tx.db,
  );
  await sql`insert into site_hosts (host, site_id) values (${site.host}, ${site.id}) on conflict do nothing`.execute(
    tx.db,
  );
  await insertFirstClient(tx, { id: site.clientId, siteId: site.id, host: site.host, now: site.now });
  return !(await findTakenHosts(tx, [site.host], { but: site.id })).has(site.host);
}

export async function findHosts(tx: Tx, siteId: string): Promise<{ host: string; isPrimary: boolean }[]> {
  const { rows } = await sql<{ host: string; isPrimary: boolean }>`
    select host, is_primary as "isPrimary" from site_hosts where site_id = ${siteId} order by host`.execute(tx.db);
  return rows;
}

/** Lets a site answer under a host name, beside its primary one. Returns the site that had it; null where none had. */
export async function giveHost(tx: Tx, siteId: string, host: string): Promise<string | null> {
  const { rows } = await sql<{ siteId: string }>`
    select site_id as "siteId" from site_hosts where host = ${host} for update`.execute(tx.db);
  const former = rows[0]?.siteId ?? null;
  if (former === siteId) return null;
  if (former) await removeHost(tx, former, host);
  await sql`insert into site_hosts (host, site_id, is_primary) values (${host}, ${siteId}, false)`.execute(tx.db);
  return former;
}

/** Takes a host name from a site; where it was the primary one, that is the oldest of the others. */
export async function removeHost(tx: Tx, siteId: string, host: string): Promise<void> {
  const { rows } = await sql<{ isPrimary: boolean }>`
    delete from site_hosts where site_id = ${siteId} and host = ${host} returning is_primary as "isPrimary"`.execute(
    tx.db,
  );
  if (!rows[0]?.isPrimary) return;
  await sql`
    update site_hosts set is_primary = true
    where host = (select host from site_hosts where site_id = ${siteId} order by created_date, host limit 1)`.execute(
    tx.db,
  );
}

/** Shows a site under one of its host names. */
export async function setPrimaryHost(tx: Tx, siteId: string, host: string): Promise<void> {
  await sql`update site_hosts set is_primary = false where site_id = ${siteId} and is_primary`.execute(tx.db);
  await sql`update site_hosts set is_primary = true where site_id = ${siteId} and host = ${host}`.execute(tx.db);
}

/** The host names in the list that sites have, apart from one. */
export async function findTakenHosts(
  tx: Tx,
  hosts: readonly string[],
  { but = null }: { but?: string | null } = {},
): Promise<Set<string>> {
  const { rows } = await sql<{ host: string }>`
    select host from site_hosts
    where host = any(${hosts as string[]}::text[]) and site_id is distinct from ${but}::uuid`.execute(tx.db);
  return new Set(rows.map(({ host }) => host));
}
