import { sql } from 'kysely';
import { readPlatform, type Scope } from '../../platform/db/index.ts';

/** A user of the site's dashboard. */
export type SiteUser = { id: string; email: string; role: string };

/** All users with a role on the site; members with the same address are the same people. */
export async function findSiteUsers({ database, siteId }: Pick<Scope, 'database' | 'siteId'>): Promise<SiteUser[]> {
  return readPlatform('users belong to the platform; only those of the site are told', database, async (tx) => {
    const { rows } = await sql<SiteUser>`
      select users.id, users.email, user_roles.role from users
      join user_roles on user_roles.user_id = users.id where user_roles.site_id = ${siteId}`.execute(tx.db);
    return rows;
  });
}
