import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { SecondFactorType } from './factor-status.ts';

/** A way to prove who one is, beside the password. */
export type Factor = {
  id: string;
  identityId: string;
  type: SecondFactorType;
  status: 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL';
  name: string;
  /** Encrypted: the secret of an authenticator app. */
  secret: Buffer | null;
  credential: Credential;
  credentialId: string | null;
  createdDate: string;
  lastUsedDate: string | null;
};

/** What belongs to a factor's kind. */
export type Credential = {
  /** Of passkeys: the public key as base64url, how often it signed, where it is, and the host name that it is for. */
  publicKey?: string;
  counter?: number;
  transports?: string[];
  host?: string;
  /** Of recovery codes: the hashes of those that are left. */
  hashes?: string[];
  /** Of authenticator apps: the last step whose code was used. */
  step?: number;
  /** Of phones: the number. */
  to?: string;
};

const columns = sql`
  id, identity_id as "identityId", type, status, name, secret, coalesce(credential, '{}') as credential,
  credential_id as "credentialId", created_date as "createdDate", last_used_date as "lastUsedDate"`;

export type NewFactor = Pick<Factor, 'id' | 'identityId' | 'type' | 'status' | 'name'> &
  Partial<Pick<Factor, 'secret' | 'credential' | 'credentialId'>>;

/** Throws a unique violation where the realm has the passkey already. */
export async function insertFactor(tx: Tx, realm: string, factor: NewFactor, now: Date): Promise<Factor> {
  const { id, identityId, type, status, name, secret = null, credential = {}, credentialId = null } = factor;
  const { rows } = await sql<Factor>`
    insert into identity_factors (site_id, id, identity_id, type, status, name, secret, credential, credential_id, created_date)
    values (${realm}, ${id}, ${identityId}, ${type}, ${status}, ${name}, ${secret}, ${JSON.stringify(credential)},
      ${credentialId}, ${now})
    returning ${columns}`.execute(tx.db);
  return rows[0] as Factor;
}

/** Everything that somebody has beside the password, the oldest first; those that were only begun as well. */
export async function listFactorsOf(tx: Tx, realm: string, identityId: string): Promise<Factor[]> {
  const { rows } = await sql<Factor>`
    select ${columns} from identity_factors where site_id = ${realm} and identity_id = ${identityId}
    order by created_date, id`.execute(tx.db);
  return rows;
}

export async function findPasskey(tx: Tx, realm: string, credentialId: string): Promise<Factor | null> {
  const { rows } = await sql<Factor>`
    select ${columns} from identity_factors
    where site_id = ${realm} and credential_id = ${credentialId} and type = 'WEBAUTHN' and status = 'ACTIVE'`.execute(
    tx.db,
  );
  return rows[0] ?? null;
}

/** Null where the person has no such factor. */
export async function renameFactorOf(
  tx: Tx,
  realm: string,
  identityId: string,
  { id, name }: { id: string; name: string },
): Promise<Factor | null> {
  const { rows } = await sql<Factor>`
    update identity_factors set name = ${name}
    where site_id = ${realm} and identity_id = ${identityId} and id = ${id} and status <> 'INACTIVE'
    returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Deletes one, or all of a kind that are in a status; returns how many. */
export async function deleteFactorsOf(
  tx: Tx,
  realm: string,
  identityId: string,
  which: { id: string } | { type: SecondFactorType; status?: Factor['status'] },
): Promise<number> {
  const condition =
    'id' in which
      ? sql`id = ${which.id}`
      : sql`type = ${which.type} and (${which.status ?? null}::text is null or status = ${which.status ?? null}::text)`;
  const { rows } = await sql`
    delete from identity_factors where site_id = ${realm} and identity_id = ${identityId} and ${condition}
    returning 1`.execute(tx.db);
  return rows.length;
}

/**
 * Takes note that a code of an authenticator app was used, and switches the app on where this was its first. False
 * where a code of the same step, or of a later one, was used before: each code counts once.
 */
export async function useTotpStep(
  tx: Tx,
  realm: string,
  { id, step, name }: { id: string; step: number; name?: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update identity_factors set credential = jsonb_build_object('step', ${step}::bigint), status = 'ACTIVE',
      name = coalesce(${name ?? null}, name), last_used_date = ${now}
    where site_id = ${realm} and id = ${id} and coalesce((credential ->> 'step')::bigint, -1) < ${step}
    returning 1`.execute(tx.db);
  return rows.length > 0;
}

/**
 * Takes note of a signature by a passkey. False where its counter did not go up since the last one, which tells of a
 * copied key; those that do not count stay at zero.
 */
export async function usePasskeyCounter(
  tx: Tx,
  realm: string,
  { id, counter }: { id: string; counter: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update identity_factors
    set credential = credential || jsonb_build_object('counter', ${counter}::bigint), last_used_date = ${now}
    where site_id = ${realm} and id = ${id}
      and ((credential ->> 'counter')::bigint < ${counter} or (${counter} = 0 and (credential ->> 'counter')::bigint = 0))
    returning 1`.execute(tx.db);
  return rows.length > 0;
}

/** Crosses a recovery code off; false where it is not one of those that are left. */
export async function useRecoveryCode(
  tx: Tx,
  realm: string,
  { identityId, hash }: { identityId: string; hash: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update identity_factors
    set credential = jsonb_build_object('hashes', (credential -> 'hashes') - ${hash}::text), last_used_date = ${now}
    where site_id = ${realm} and identity_id = ${identityId} and type = 'RECOVERY_CODE' and status = 'ACTIVE'
      and jsonb_exists(credential -> 'hashes', ${hash})
    returning 1`.execute(tx.db);
  return rows.length > 0;
}

/** Takes note that a code which was sent was right. */
export async function touchFactorsOf(
  tx: Tx,
  realm: string,
  { identityId, type }: { identityId: string; type: SecondFactorType },
  now: Date,
): Promise<void> {
  await sql`
    update identity_factors set last_used_date = ${now}
    where site_id = ${realm} and identity_id = ${identityId} and type = ${type} and status = 'ACTIVE'`.execute(tx.db);
}
