import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { escapeLike } from '../../platform/query/index.ts';
import type { Site, SiteLimits } from '../../site.ts';

type OperatedRow = Pick<Site, 'id' | 'name' | 'state' | 'host'> & {
  limits: SiteLimits;
  blockedDate: string | null;
  trashedDate: string | null;
  createdDate: string;
  ownerName: string | null;
  ownerEmail: string | null;
};

type Page = { search: string; after: string | null; limit: number };

/** Sites by their age, the newest first, from behind the one named by `after`. */
export async function listOperatedRows(tx: Tx, { search, after, limit }: Page): Promise<OperatedRow[]> {
  const words = `%${escapeLike(search.toLowerCase())}%`;
  const { rows } = await sql<OperatedRow>`
    select sites.id, sites.name, sites.state, sites.limits, coalesce(site_hosts.host, '') as host, sites.blocked_date as "blockedDate",
      sites.trashed_date as "trashedDate", sites.created_date as "createdDate", owner.name as "ownerName",
      owner.email as "ownerEmail"
    from sites
    left join site_hosts on site_hosts.site_id = sites.id and is_primary
    left join lateral (
      select users.name, users.email from user_roles join users on users.id = user_roles.user_id
      where user_roles.site_id = sites.id and role = 'owner'
      order by user_roles.created_date, users.id limit 1) as owner on true
    where (lower(sites.name) like ${words} or owner.email like ${words}
        or exists (select from site_hosts as named where named.site_id = sites.id and named.host like ${words}))
      and (${after}::uuid is null or (sites.created_date, sites.id) < (select created_date, id from sites where id = ${after}::uuid))
    order by sites.created_date desc, sites.id desc limit ${limit}`.execute(tx.db);
  return rows;
}
