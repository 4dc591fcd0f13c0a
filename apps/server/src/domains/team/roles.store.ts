import { sql } from 'kysely';
import { type Database, readPlatform, type Tx } from '../../platform/db/index.ts';

/** A role that a site created. */
export type CustomRole = {
  key: string;
  title: string;
  description: string;
  permissions: string[];
  revision: string;
  createdDate: string;
  updatedDate: string;
};

const columns = sql`key, title, description, permissions, revision::text, created_date as "createdDate",
  updated_date as "updatedDate"`;

/** The site's own roles, by title. */
export async function listCustomRoles(tx: Tx, siteId: string): Promise<CustomRole[]> {
  const { rows } = await sql<CustomRole>`
    select ${columns} from staff_roles where site_id = ${siteId} order by title_key`.execute(tx.db);
  return rows;
}

export const readCustomRoles = (database: Database, siteId: string): Promise<CustomRole[]> =>
  readPlatform('roles are read beside the people who have them', database, (tx) => listCustomRoles(tx, siteId));

/** Throws a unique violation where another role has the title. */
export async function insertCustomRole(tx: Tx, siteId: string, role: CustomRole): Promise<void> {
  const { key, title, description, permissions, revision, createdDate, updatedDate } = role;
  await sql`
    insert into staff_roles (site_id, key, title, description, permissions, revision, created_date, updated_date)
    values (${siteId}, ${key}, ${title}, ${description}, ${permissions}::text[], ${revision}, ${createdDate},
      ${updatedDate})`.execute(tx.db);
}

/** Throws a unique violation where another role has the title. */
export async function updateCustomRole(tx: Tx, siteId: string, role: CustomRole): Promise<void> {
  const { key, title, description, permissions, revision, updatedDate } = role;
  await sql`
    update staff_roles set title = ${title}, description = ${description}, permissions = ${permissions}::text[],
      revision = ${revision}, updated_date = ${updatedDate}
    where site_id = ${siteId} and key = ${key}`.execute(tx.db);
}

export async function deleteCustomRole(tx: Tx, siteId: string, key: string): Promise<void> {
  await sql`delete from staff_roles where site_id = ${siteId} and key = ${key}`.execute(tx.db);
}

/** Whether someone has a role or is invited with it. */
export async function isRoleInUse(tx: Tx, siteId: string, key: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from user_roles where site_id = ${siteId} and role = ${key}
    union all
    select from staff_invitations
    where site_id = ${siteId} and role = ${key} and accepted_date is null and expires_date > ${now}
    limit 1`.execute(tx.db);
  return rows.length > 0;
}
