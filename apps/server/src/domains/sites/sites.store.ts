import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Tx } from '../../platform/db/index.ts';
import type { Site } from '../../site.ts';

const selectSites = sql<Site>`
  select sites.id, sites.name, sites.state, sites.currency, sites.language, sites.time_zone as "timeZone",
    sites.catalog_version as "catalogVersion", sites.settings, sites.revision, coalesce(site_hosts.host, '') as host,
    coalesce((select id::text from oauth_clients where site_id = sites.id order by created_date limit 1), '') as "clientId"
  from sites left join site_hosts on site_hosts.site_id = sites.id and site_hosts.is_primary`;

/** Whether the platform has any site, other than one that is still being filled. */
export async function hasSites(database: Database): Promise<boolean> {
  return asPlatform('only an empty platform is set up', database, async (tx) => {
    const { rows } = await sql`select from sites where state <> 'PENDING' limit 1`.execute(tx.db);
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

type SiteOfPerson = Site & { role: string; ownerName: string | null };

/** The sites where a person has a role. */
export async function listSitesOf(database: Database, userId: string): Promise<SiteOfPerson[]> {
  return asPlatform('a person may work on several sites', database, async (tx) => {
    const { rows } = await sql<SiteOfPerson>`
      select found.*, user_roles.role,
        (select users.name from user_roles as owners join users on users.id = owners.user_id
         where owners.site_id = found.id and owners.role = 'owner'
         order by owners.created_date, users.id limit 1) as "ownerName"
      from (${selectSites}) as found
      join user_roles on user_roles.site_id = found.id and user_roles.user_id = ${userId}
      order by found.name`.execute(tx.db);
    return rows;
  });
}

export async function setSiteState(tx: Tx, id: string, state: Site['state']): Promise<void> {
  await sql`update sites set state = ${state} where id = ${id}`.execute(tx.db);
}

/** What can be changed about a site. */
export type SiteFacts = Pick<Site, 'name' | 'currency' | 'language' | 'timeZone' | 'settings' | 'revision'>;

/** The site as it is now; `lock` keeps others from changing it until the transaction ends. */
export async function readSiteFacts(tx: Tx, { lock = false } = {}): Promise<SiteFacts> {
  const { rows } = await sql<SiteFacts>`
    select name, currency, language, time_zone as "timeZone", settings, revision from sites where id = ${tx.siteId}
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
