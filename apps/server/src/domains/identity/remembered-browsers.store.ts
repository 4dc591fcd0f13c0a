import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';
import { hashOf } from './secrets.ts';

/** A browser in which one account is not asked for its second factor. */
export type RememberedBrowser = {
  id: string;
  address: string;
  userAgent: string;
  /** The time when the second factor was given there. */
  createdDate: string;
  lastUsedDate: string | null;
  expiresDate: string;
  /** Whether it is the requesting one. */
  isCurrent: boolean;
};

/** Longer ones are fake. */
const LONGEST_USER_AGENT = 400;

export type NewRememberedBrowser = { id: string; identityId: string; address: string; userAgent: string };

/** Remembers a browser; the oldest of an account beyond `most` are forgotten. */
export async function insertRememberedBrowser(
  tx: Tx,
  realm: string,
  { id, identityId, address, userAgent }: NewRememberedBrowser,
  { secret, now, expires, most }: { secret: string; now: Date; expires: Date; most: number },
): Promise<void> {
  await sql`
    delete from remembered_browsers
    where site_id = ${realm} and id in (
      select id from remembered_browsers where site_id = ${realm} and identity_id = ${identityId}
      order by created_date desc, id desc offset ${most - 1})`.execute(tx.db);
  await sql`
    insert into remembered_browsers (site_id, id, identity_id, token_hash, address, user_agent, created_date, expires_date)
    values (${realm}, ${id}, ${identityId}, ${hashOf(secret)}, ${address},
      ${userAgent.slice(0, LONGEST_USER_AGENT).toWellFormed()}, ${now}, ${expires})`.execute(tx.db);
}

/**
 * Records a login in a remembered browser of the account, and returns the time when the second factor was given there;
 * null where none of the secrets matches.
 */
export async function useRememberedBrowser(
  tx: Tx,
  realm: string,
  { identityId, secrets }: { identityId: string; secrets: readonly string[] },
  now: Date,
): Promise<Date | null> {
  if (secrets.length === 0) return null;
  const { rows } = await sql<{ createdDate: string }>`
    update remembered_browsers set last_used_date = ${now}
    where site_id = ${realm} and identity_id = ${identityId} and token_hash = any(${secrets.map(hashOf)}::bytea[])
      and expires_date > ${now}
    returning created_date as "createdDate"`.execute(tx.db);
  const dates = rows.map(({ createdDate }) => new Date(createdDate).getTime());
  return dates.length > 0 ? new Date(Math.max(...dates)) : null;
}

/** The remembered browsers of an account, latest first. `secrets` are those of the requesting browser. */
export async function listRememberedBrowsersOf(
  tx: Tx,
  realm: string,
  { identityId, secrets }: { identityId: string; secrets: readonly string[] },
  now: Date,
): Promise<RememberedBrowser[]> {
  const { rows } = await sql<RememberedBrowser>`
    select id, address, user_agent as "userAgent", created_date as "createdDate", last_used_date as "lastUsedDate",
      expires_date as "expiresDate", token_hash = any(${secrets.map(hashOf)}::bytea[]) as "isCurrent"
    from remembered_browsers
    where site_id = ${realm} and identity_id = ${identityId} and expires_date > ${now}
    order by created_date desc, id desc`.execute(tx.db);
  return rows;
}

/** Forgets the browsers of accounts, or only the named one; returns the ids of the forgotten. */
export async function forgetBrowsersOf(
  tx: Tx,
  realm: string,
  identityIds: readonly string[],
  { only }: { only?: string } = {},
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from remembered_browsers
    where site_id = ${realm} and identity_id = any(${identityIds as string[]}::uuid[])
      and (${only ?? null}::uuid is null or id = ${only ?? null}::uuid)
    returning id`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Forgets all browsers in a realm. */
export async function forgetAllBrowsersIn(tx: Tx, realm: string): Promise<void> {
  await sql`delete from remembered_browsers where site_id = ${realm}`.execute(tx.db);
}

/** Deletes expired browsers of all realms. */
export async function removeOldBrowsers(database: Database, now: Date): Promise<void> {
  await asPlatform('browsers are forgotten in all realms alike', database, async (tx) => {
    await sql`delete from remembered_browsers where expires_date < ${now}`.execute(tx.db);
  });
}
