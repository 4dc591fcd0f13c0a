import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { hashOf } from './secrets.ts';

/** A login ends after this long without use by its front end. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

/**
 * The database announces each ended session to all processes on this channel: `<realm> <session>`. The process that ends
 * it is told at the commit: its next answer must not call the session open.
 */
export const SESSION_ENDED = 'stoa_session_ended';

/** A login on one device, until it ends: behind a cookie, or behind the tokens of a front end. */
export type Session = {
  id: string;
  identityId: string;
  /** Factors used: PASSWORD, TOTP, WEBAUTHN, EMAIL, RECOVERY_CODE, REMEMBERED_BROWSER, IDP, APP. */
  methods: string[];
  address: string;
  userAgent: string;
  clientId: string | null;
  createdDate: string;
  /** The time of the last complete proof of identity. */
  authenticatedDate: string;
  lastSeenDate: string;
  expiresDate: string;
};

const columns = sql`
  id, identity_id as "identityId", methods, address, user_agent as "userAgent", client_id as "clientId",
  created_date as "createdDate", authenticated_date as "authenticatedDate", last_seen_date as "lastSeenDate",
  expires_date as "expiresDate"`;

/** Longer ones are fake. */
const LONGEST_USER_AGENT = 400;

export type NewSession = Pick<Session, 'id' | 'identityId' | 'methods' | 'address' | 'userAgent' | 'clientId'>;

export async function insertSession(
  tx: Tx,
  realm: string,
  session: NewSession,
  { secret, now, expires, authenticated = now }: { secret: string; now: Date; expires: Date; authenticated?: Date },
): Promise<void> {
  const { id, identityId, methods, address, userAgent, clientId } = session;
  await sql`
    insert into identity_sessions (site_id, id, identity_id, token_hash, methods, address, user_agent, client_id,
      created_date, authenticated_date, last_seen_date, expires_date)
    values (${realm}, ${id}, ${identityId}, ${hashOf(secret)}, ${methods}::text[], ${address},
      ${userAgent.slice(0, LONGEST_USER_AGENT).toWellFormed()}, ${clientId}, ${now}, ${authenticated}, ${now}, ${expires})`.execute(
    tx.db,
  );
}

/** An open session of a person, by its id. */
export async function findSessionById(
  tx: Tx,
  realm: string,
  { id, identityId }: { id: string; identityId: string },
  now: Date,
): Promise<Session | null> {
  const { rows } = await sql<Session>`
    select ${columns} from identity_sessions
    where site_id = ${realm} and id = ${id} and identity_id = ${identityId} and expires_date > ${now}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Records a new proof of identity. */
export async function noteAuthentication(
  tx: Tx,
  realm: string,
  { id, method }: { id: string; method: string },
  now: Date,
): Promise<void> {
  await sql`
    update identity_sessions set authenticated_date = ${now}, last_seen_date = ${now},
      methods = case when ${method} = any(methods) then methods else methods || ${method}::text end
    where site_id = ${realm} and id = ${id}`.execute(tx.db);
}

/** The open sessions of a person, newest first. */
export async function listSessions(tx: Tx, realm: string, identityId: string, now: Date): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select ${columns} from identity_sessions
    where site_id = ${realm} and identity_id = ${identityId} and expires_date > ${now}
    order by created_date desc limit 100`.execute(tx.db);
  return rows;
}

/**
 * Ends sessions of a person and their refresh tokens: all, or one, or all but one. Returns the ids of the ended ones.
 */
export async function endSessions(
  tx: Tx,
  realm: string,
  identityId: string,
  { only, but }: { only?: string; but?: string } = {},
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from identity_sessions
    where site_id = ${realm} and identity_id = ${identityId}
      and (${only ?? null}::uuid is null or id = ${only ?? null}::uuid)
      and (${but ?? null}::uuid is null or id <> ${but ?? null}::uuid)
    returning id`.execute(tx.db);
  return tellEnds(tx, realm, rows);
}

/** Ends all sessions of several people, as `endSessions` does for one. */
export async function endSessionsOfAll(tx: Tx, realm: string, identityIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from identity_sessions
    where site_id = ${realm} and identity_id = any(${identityIds as string[]}::uuid[]) returning id`.execute(tx.db);
  return tellEnds(tx, realm, rows);
}

function tellEnds(tx: Tx, realm: string, ended: { id: string }[]): string[] {
  const ids = ended.map(({ id }) => id);
  tx.afterCommit.push((database) => {
    for (const id of ids) database.wake(SESSION_ENDED, `${realm} ${id}`);
  });
  return ids;
}
