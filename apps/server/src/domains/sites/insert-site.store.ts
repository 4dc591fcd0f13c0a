import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Site } from '../../site.ts';
import { insertFirstClient } from '../identity/index.ts';

export type NewSite = Omit<Site, 'host' | 'clientId' | 'revision'> & { host: string; clientId: string; now: Date };

/** Writes a site with its host name and a first client for front ends; leaves existing rows alone. */
export async function insertSite(tx: Tx, site: NewSite): Promise<void> {
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
}
