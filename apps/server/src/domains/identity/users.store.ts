import { type RawBuilder, sql } from 'kysely';
import { asPlatform, type Database, readPlatform, type Tx } from '../../platform/db/index.ts';
import { insertIdentity } from './identities.store.ts';
import { PLATFORM_REALM } from './realm.ts';
import { hashOf } from './secrets.ts';
import { permissionsOf } from './staff-permissions.ts';

/** A staff user to be created. */
export type NewUser = { id: string; email: string; name: string; passwordHash: string };

/** Creates the account of a staff user; the address counts as proven. */
export async function insertUser(tx: Tx, { id, email, name, passwordHash }: NewUser, now: Date) {
  await insertIdentity(
    tx,
    PLATFORM_REALM,
    {
      id,
      kind: 'USER',
      email,
      emailVerified: true,
      status: 'ACTIVE',
      pendingReasons: [],
      passwordHash,
      profile: { nickname: name },
    },
    now,
  );
  await sql`
    insert into users (id, email, name, created_date)
    values (${id}, ${email.toLowerCase()}, ${name}, ${now})`.execute(tx.db);
}

export type SessionUser = {
  id: string;
  sessionId: string;
  /** The time of the session's last proof of identity. */
  authenticatedDate: string;
  email: string;
  name: string;
  /** Those on sites in the trash come last. */
  roles: { siteId: string; role: string; permissions: readonly string[]; isInTrash: boolean }[];
};

type Row = Omit<SessionUser, 'roles'> & {
  roles: { siteId: string; role: string; custom: string[] | null; isInTrash: boolean }[];
};

/** The person behind a session's cookie, with their roles; null when the session has ended. */
export const findSessionUser = (database: Database, token: string, now: Date): Promise<SessionUser | null> =>
  findUserWith(database, sql`token_hash = ${hashOf(token)}`, now);

/** The same by the id of the session, for what lasts as long as it does. */
export const findUserOfSession = (database: Database, sessionId: string, now: Date): Promise<SessionUser | null> =>
  findUserWith(database, sql`identity_sessions.id = ${sessionId}`, now);

async function findUserWith(database: Database, session: RawBuilder<unknown>, now: Date): Promise<SessionUser | null> {
  return readPlatform('people who run sites belong to the platform', database, async (tx) => {
    const { rows } = await sql<Row>`
      select users.id, identity_sessions.id as "sessionId",
        identity_sessions.authenticated_date as "authenticatedDate", users.email, users.name,
        (select coalesce(jsonb_agg(jsonb_build_object('siteId', site_id, 'role', role,
           'custom', (select to_jsonb(permissions) from staff_roles where site_id = user_roles.site_id and key = role),
           'isInTrash', trashed_date is not null)
           order by trashed_date is not null, site_id), '[]')
         from user_roles join sites on sites.id = site_id where user_id = users.id) as roles
      from identity_sessions
      join identities using (site_id)
      join users on users.id = identity_sessions.identity_id
      where site_id = ${PLATFORM_REALM} and ${session} and expires_date > ${now}
        and identities.id = identity_sessions.identity_id and identities.status = 'ACTIVE'`.execute(tx.db);
    const [user] = rows;
    if (!user) return null;
    const roles = user.roles.map(({ siteId, role, custom, isInTrash }) => ({
      ...{ siteId, role, isInTrash },
      permissions: permissionsOf(role, custom),
    }));
    return { ...user, roles };
  });
}

/** Ends a cookie's session. */
export async function deleteSession(database: Database, token: string) {
  await asPlatform('people who run sites belong to the platform', database, async (tx) => {
    await sql`
      delete from identity_sessions where site_id = ${PLATFORM_REALM} and token_hash = ${hashOf(token)}`.execute(tx.db);
  });
}

/** Deletes the expired sessions of all realms. */
export async function removeEndedSessions(database: Database, now: Date): Promise<void> {
  await asPlatform('sessions end in all realms alike', database, async (tx) => {
    await sql`delete from identity_sessions where expires_date < ${now}`.execute(tx.db);
  });
}
