import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Scope, type Tx } from '../../platform/db/index.ts';
import { insertUser, type NewUser } from '../identity/index.ts';

/** Staff and their roles belong to the platform: each statement names its site. */
const WHY = 'people who run sites belong to the platform';

/** Changes the team of a site while all other changes wait, so that what was read stays true. */
export const changeTeam = <T>(scope: Scope, siteId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  asPlatform(WHY, scope, async (tx) => {
    await sql`select from sites where id = ${siteId} for no key update`.execute(tx.db);
    return work(tx);
  });

export type TeamRow = {
  userId: string;
  email: string;
  name: string;
  role: string;
  hasSecondFactor: boolean;
  joinedDate: string | null;
  lastLoginDate: string | null;
};

/** The people with a role on a site, by name. */
export async function listTeamRows(database: Database, siteId: string, realm: string): Promise<TeamRow[]> {
  return readPlatform(WHY, database, async (tx) => {
    const { rows } = await sql<TeamRow>`
      select users.id as "userId", users.email, users.name, user_roles.role, user_roles.created_date as "joinedDate",
        identities.last_login_date as "lastLoginDate",
        exists (select from identity_factors
          where identity_factors.site_id = ${realm} and identity_id = users.id and status = 'ACTIVE'
            and type <> 'RECOVERY_CODE') as "hasSecondFactor"
      from user_roles join users on users.id = user_roles.user_id
      left join identities on identities.site_id = ${realm} and identities.id = users.id
      where user_roles.site_id = ${siteId} order by lower(users.name), users.id`.execute(tx.db);
    return rows;
  });
}

export async function findRole(tx: Tx, siteId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ role: string }>`
    select role from user_roles where site_id = ${siteId} and user_id = ${userId}`.execute(tx.db);
  return rows[0]?.role ?? null;
}

export async function countOwners(tx: Tx, siteId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from user_roles where site_id = ${siteId} and role = 'owner'`.execute(tx.db);
  return Number(rows[0]?.count ?? 0);
}

/** The number of people with a role, plus open invitations. */
export async function countTeam(tx: Tx, siteId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select (select count(*) from user_roles where site_id = ${siteId})
      + (select count(*) from staff_invitations
         where site_id = ${siteId} and accepted_date is null and expires_date > ${now}) as count`.execute(tx.db);
  return Number(rows[0]?.count ?? 0);
}

/** Creates the account of a site's owner. */
export async function insertOwner(tx: Tx, user: NewUser, siteId: string, now: Date): Promise<void> {
  await insertUser(tx, user, now);
  await setRole(tx, siteId, user.id, 'owner', now);
}

/** Gives a person a role on a site, replacing the current one. */
export async function setRole(tx: Tx, siteId: string, userId: string, role: string, now: Date): Promise<void> {
  await sql`
    insert into user_roles (site_id, user_id, role, created_date) values (${siteId}, ${userId}, ${role}, ${now})
    on conflict (user_id, site_id) do update set role = excluded.role`.execute(tx.db);
}

export async function deleteRole(tx: Tx, siteId: string, userId: string): Promise<void> {
  await sql`delete from user_roles where site_id = ${siteId} and user_id = ${userId}`.execute(tx.db);
}

/** Whether someone with this address has a role on the site. */
export async function isOnTeam(tx: Tx, siteId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from users join user_roles on user_roles.user_id = users.id and site_id = ${siteId}
    where email = ${email}`.execute(tx.db);
  return rows.length > 0;
}

export async function findUserName(tx: Tx, userId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from users where id = ${userId}`.execute(tx.db);
  return rows[0]?.name ?? '';
}
