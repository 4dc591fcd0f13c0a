import { sql } from 'kysely';
import { readPlatform, type Scope } from '../../platform/db/index.ts';

/** The names of people with a role on the site, by their ids. */
export async function findStaffNames(
  { database, siteId }: Pick<Scope, 'database' | 'siteId'>,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  return readPlatform('users belong to the platform; only those of the site are told', database, async (tx) => {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from users
      where id = any(${userIds as string[]}::uuid[])
        and exists (select from user_roles where user_id = users.id and site_id = ${siteId})`.execute(tx.db);
    return new Map(rows.map(({ id, name }) => [id, name]));
  });
}

/** The addresses in this list, in lower case, that belong to people with a role on the site. */
export async function findStaffEmails(
  { database, siteId }: Pick<Scope, 'database' | 'siteId'>,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  return readPlatform('users belong to the platform; only those of the site are told', database, async (tx) => {
    const { rows } = await sql<{ email: string }>`
      select email from users
      where email = any(${emails as string[]}::text[])
        and exists (select from user_roles where user_id = users.id and site_id = ${siteId})`.execute(tx.db);
    return new Set(rows.map(({ email }) => email));
  });
}

/** The address of somebody with a role on the site; null for everybody else. */
export async function findStaffEmail(
  { database, siteId }: Pick<Scope, 'database' | 'siteId'>,
  userId: string,
): Promise<string | null> {
  return readPlatform('users belong to the platform; only those of the site are told', database, async (tx) => {
    const { rows } = await sql<{ email: string }>`
      select email from users
      where id = ${userId} and exists (select from user_roles where user_id = users.id and site_id = ${siteId})`.execute(
      tx.db,
    );
    return rows[0]?.email ?? null;
  });
}
