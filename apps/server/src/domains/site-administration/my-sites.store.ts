import { sql } from 'kysely';
import { type Database, readPlatform, type Tx } from '../../platform/db/index.ts';
import type { Site } from '../../site.ts';

export type SiteOfPerson = Pick<Site, 'id' | 'name' | 'state' | 'currency' | 'language' | 'host'> & {
  role: string;
  ownerName: string | null;
  createdDate: string;
  blockedDate: string | null;
  trashedDate: string | null;
  isBeingFurnished: boolean;
};

/** The sites where a person has a role, by name. */
export async function listSitesOf(database: Database, userId: string): Promise<SiteOfPerson[]> {
  return readPlatform('a person may work on several sites', database, async (tx) => {
    const { rows } = await sql<SiteOfPerson>`
      select sites.id, sites.name, sites.state, sites.currency, sites.language, mine.role,
        coalesce(site_hosts.host, '') as host, sites.created_date as "createdDate",
        sites.trashed_date as "trashedDate", sites.blocked_date as "blockedDate",
        coalesce((sites.settings ->> 'isBeingFurnished')::boolean, false) as "isBeingFurnished",
        (select users.name from user_roles as owners join users on users.id = owners.user_id
         where owners.site_id = sites.id and owners.role = 'owner'
         order by owners.created_date, users.id limit 1) as "ownerName"
      from user_roles as mine
      join sites on sites.id = mine.site_id
      left join site_hosts on site_hosts.site_id = sites.id and site_hosts.is_primary
      where mine.user_id = ${userId}
      order by lower(sites.name), sites.id`.execute(tx.db);
    return rows;
  });
}

/** The number of sites that a person owns. */
export async function countSitesOf(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from user_roles where user_id = ${userId} and role = 'owner'`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** Makes others wait who count the sites of this person, until the transaction ends. */
export async function lockSitesOf(tx: Tx, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx.db);
}
