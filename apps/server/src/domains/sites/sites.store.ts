import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Tx } from '../../platform/db/index.ts';
import type { Site } from '../../site.ts';
import { LIMITS } from './limits.store.ts';

const selectSites = sql<Site>`
  select sites.id, sites.name, sites.state, sites.blocked_date as "blockedDate",
    sites.trashed_date as "trashedDate", sites.currency, sites.language, sites.time_zone as "timeZone",
    sites.catalog_version as "catalogVersion", sites.settings, sites.revision,
    coalesce((select value - 'sites' from platform_settings where name = ${LIMITS}), '{}') || sites.limits as limits,
    coalesce((select json_agg(json_build_object('id', id, 'appId', app_id, 'kind', kind, 'name', name, 'url', url,
        'settings', settings, 'revision', revision::text) order by created_date, id)
      from service_plugins where site_id = sites.id and active), '[]') as plugins,
    coalesce(site_hosts.host, '') as host,
    coalesce((select id::text from oauth_clients where site_id = sites.id order by created_date limit 1), '') as "clientId"
  from sites left join site_hosts on site_hosts.site_id = sites.id and site_hosts.is_primary`;

/** Whether the platform has any site, other than a demo shop that is still being filled: that gets its owner last. */
export async function hasSites(database: Database): Promise<boolean> {
  return asPlatform('only an empty platform is set up', database, async (tx) => {
    const { rows } = await sql`
      select from sites
      where state <> 'PENDING' or exists (select from user_roles where site_id = sites.id) limit 1`.execute(tx.db);
    return rows.length > 0;
  });
}

/** The site with a host name; null when there is none. */
export async function findSiteByHost(database: Database, host: string): Promise<Site | null> {
  return findSite(database, sql`sites.id = (select site_id from site_hosts where host = ${host})`);
}

export async function findSiteById(database: Database, id: string): Promise<Site | null> {
  return findSite(database, sql`sites.id = ${id}`);
}

async function findSite(database: Database, condition: ReturnType<typeof sql>): Promise<Site | null> {
  return readPlatform('a request must find the site that it is for', database, async (tx) => {
    const { rows } = await sql<Site>`${selectSites} where ${condition}`.execute(tx.db);
    return rows[0] ?? null;
  });
}

/** Whether visitors see the site: its owner decides. */
export async function setSiteState(tx: Tx, id: string, state: Site['state']): Promise<void> {
  await sql`update sites set state = ${state} where id = ${id}`.execute(tx.db);
}

/** What can be changed about a site. */
export type SiteFacts = Pick<Site, 'name' | 'state' | 'currency' | 'language' | 'timeZone' | 'settings' | 'revision'>;

/** The site as it is now; `lock` keeps others from changing it until the transaction ends. */
export async function readSiteFacts(tx: Tx, { lock = false } = {}): Promise<SiteFacts> {
  const { rows } = await sql<SiteFacts>`
    select name, state, currency, language, time_zone as "timeZone", settings, revision from sites where id = ${tx.siteId}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  const [found] = rows;
  if (!found) throw new Error(`there is no site ${tx.siteId}`);
  return found;
}

/** Writes what has changed about a locked site. */
export async function saveSiteFacts(tx: Tx, site: SiteFacts, now: Date): Promise<void> {
  await sql`
    update sites set name = ${site.name}, currency = ${site.currency}, language = ${site.language},
      time_zone = ${site.timeZone}, settings = ${JSON.stringify(site.settings)}, revision = ${site.revision}, updated_date = ${now}
    where id = ${tx.siteId}`.execute(tx.db);
}

/** Puts a site into the trash, or takes it out; false where it is already so. */
export async function setTrashed(tx: Tx, id: string, trashed: Date | null): Promise<boolean> {
  const { rows } = await sql`
    update sites set trashed_date = ${trashed}
    where id = ${id} and (trashed_date is null) = ${trashed !== null} returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Shuts a site, or lets it be as before; false where there is no such site. */
export async function setBlocked(tx: Tx, id: string, blocked: Date | null): Promise<boolean> {
  const { rows } = await sql`update sites set blocked_date = ${blocked} where id = ${id} returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Sites that have been in the trash since before a time, the oldest first. */
export async function findOldTrash(database: Database, before: Date): Promise<string[]> {
  return readPlatform('sites leave the trash by their age', database, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from sites where trashed_date < ${before} order by trashed_date limit 100`.execute(tx.db);
    return rows.map(({ id }) => id);
  });
}

/** Deletes a site for good, with everything that it has in any table, if it is still in the trash since before a time. */
export async function purgeSite(tx: Tx, id: string, before: Date): Promise<void> {
  const { rows } = await sql`select from sites where id = ${id} and trashed_date < ${before} for update`.execute(tx.db);
  if (rows.length > 0) await sql`call purge_site(${id}::uuid)`.execute(tx.db);
}
