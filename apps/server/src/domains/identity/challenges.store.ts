import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';
import { hashOf } from './secrets.ts';

/** A step that a person must take before being let in, or before a change takes effect. */
export type ChallengePurpose =
  | 'EMAIL_VERIFICATION'
  | 'SECOND_FACTOR'
  | 'RECOVERY'
  | 'ACTIVATION'
  | 'APPROVAL'
  | 'EMAIL_CHANGE'
  | 'PASSKEY_REGISTRATION'
  | 'PASSKEY_LOGIN'
  | 'FACTOR_ACTIVATION'
  | 'REAUTHENTICATION'
  | 'EXTERNAL_LOGIN'
  /** A front end's request for a login. */
  | 'AUTHORIZATION';

export type Challenge = {
  purpose: ChallengePurpose;
  identityId: string | null;
  attempts: number;
  data: Record<string, unknown>;
  createdDate: string;
  expiresDate: string;
};

/** The secret goes to the person who must take the step; a code reaches them another way. */
export async function insertChallenge(
  tx: Tx,
  realm: string,
  challenge: { purpose: ChallengePurpose; identityId: string | null; data?: Record<string, unknown> },
  { secret, code, now, expires }: { secret: string; code?: string; now: Date; expires: Date },
): Promise<void> {
  const { purpose, identityId, data = {} } = challenge;
  await sql`
    insert into identity_challenges (site_id, token_hash, purpose, identity_id, code_hash, data, created_date, expires_date)
    values (${realm}, ${hashOf(secret)}, ${purpose}, ${identityId}, ${code === undefined ? null : codeHash(secret, code)},
      ${JSON.stringify(data)}, ${now}, ${expires})`.execute(tx.db);
}

// a code has only a million values: hashing it with its challenge's secret prevents look-up tables
const codeHash = (secret: string, code: string): Buffer => hashOf(`${secret} ${code}`);

/** The maximum number of tries at one code. */
export const MOST_ATTEMPTS = 5;

/** The open challenge, without counting a try. */
export async function findChallenge(
  tx: Tx,
  realm: string,
  purpose: ChallengePurpose,
  secret: string,
  now: Date,
): Promise<Challenge | null> {
  const { rows } = await sql<Challenge>`
    select purpose, identity_id as "identityId", attempts, data, created_date as "createdDate", expires_date as "expiresDate"
    from identity_challenges
    where site_id = ${realm} and token_hash = ${hashOf(secret)} and purpose = ${purpose} and used_date is null
      and expires_date > ${now}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Counts a try; returns whether one was left. Runs in a transaction of its own, so that a failed try counts. */
export async function countAttempt(tx: Tx, realm: string, secret: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update identity_challenges set attempts = attempts + 1
    where site_id = ${realm} and token_hash = ${hashOf(secret)} and used_date is null and expires_date > ${now}
      and attempts < ${MOST_ATTEMPTS}
    returning 1`.execute(tx.db);
  return rows.length > 0;
}

/** Uses up a challenge, with its code where it has one; null where it was used, has expired, or the code is wrong. */
export async function useChallenge(
  tx: Tx,
  realm: string,
  purpose: ChallengePurpose,
  { secret, code, now }: { secret: string; code?: string; now: Date },
): Promise<Challenge | null> {
  const { rows } = await sql<Challenge>`
    update identity_challenges set used_date = ${now}
    where site_id = ${realm} and token_hash = ${hashOf(secret)} and purpose = ${purpose} and used_date is null
      and expires_date > ${now}
      and (code_hash is null or code_hash = ${code === undefined ? null : codeHash(secret, code)}::bytea)
    returning purpose, identity_id as "identityId", attempts, data, created_date as "createdDate",
      expires_date as "expiresDate"`.execute(tx.db);
  return rows[0] ?? null;
}

/** The times of the latest challenges of a kind for an account, newest first. */
export async function findChallengeDates(
  tx: Tx,
  realm: string,
  { identityId, purpose, since, limit }: { identityId: string; purpose: ChallengePurpose; since: Date; limit: number },
): Promise<Date[]> {
  const { rows } = await sql<{ createdDate: string }>`
    select created_date as "createdDate" from identity_challenges
    where site_id = ${realm} and identity_id = ${identityId} and purpose = ${purpose} and created_date > ${since}
    order by created_date desc limit ${limit}`.execute(tx.db);
  return rows.map(({ createdDate }) => new Date(createdDate));
}

/** Revokes the open challenges of an account: links in older mails no longer work. */
export async function endChallenges(
  tx: Tx,
  realm: string,
  { identityId, purposes, now }: { identityId: string; purposes: readonly ChallengePurpose[]; now: Date },
): Promise<void> {
  await sql`
    update identity_challenges set used_date = ${now}
    where site_id = ${realm} and identity_id = ${identityId} and purpose = any(${purposes as string[]}::text[])
      and used_date is null`.execute(tx.db);
}

/** Deletes challenges an hour after their end: until then they count as sent mails. */
export async function removeOldChallenges(database: Database, now: Date): Promise<void> {
  await asPlatform('challenges expire in all realms alike', database, async (tx) => {
    await sql`
      delete from identity_challenges where expires_date < ${now}::timestamptz - interval '1 hour'`.execute(tx.db);
  });
}

/** Adds data to an open challenge; false where it was used or has expired. */
export async function addToChallenge(
  tx: Tx,
  realm: string,
  secret: string,
  data: Record<string, unknown>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update identity_challenges set data = data || ${JSON.stringify(data)}::jsonb
    where site_id = ${realm} and token_hash = ${hashOf(secret)} and used_date is null and expires_date > ${now}
    returning 1`.execute(tx.db);
  return rows.length > 0;
}

/** Records a challenge that was not stored before its use; false where it was already used. */
export async function spendChallenge(
  tx: Tx,
  realm: string,
  purpose: ChallengePurpose,
  { secret, identityId, now, expires }: { secret: string; identityId: string; now: Date; expires: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into identity_challenges (site_id, token_hash, purpose, identity_id, created_date, expires_date, used_date)
    values (${realm}, ${hashOf(secret)}, ${purpose}, ${identityId}, ${now}, ${expires}, ${now})
    on conflict do nothing returning 1`.execute(tx.db);
  return rows.length > 0;
}
