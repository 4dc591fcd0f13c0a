import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { SecondFactorType } from './factor-status.ts';

/** A way to prove one's identity, beside the password. */
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

/** The data of a factor's kind. */
export type Credential = {
  /**
   * Of passkeys: the public key as base64url, the signature counter, its transports, and the host name that it is for.
   */
  publicKey?: string;
  counter?: number;
  transports?: string[];
  host?: string;
  /** Of recovery codes: the hashes of the unused ones. */
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

/** Throws a unique violation where the realm already has the passkey. */
export async function insertFactor(tx: Tx, realm: string, factor: NewFactor, now: Date): Promise<Factor> {
  const { id, identityId, type, status, name, secret = null, credential = {}, credentialId = null } = factor;
  const { rows } = await sql<Factor>`
    insert into identity_factors (site_id, id, identity_id, type, status, name, secret, credential, credential_id, created_date)
    values (${realm}, ${id}, ${identityId}, ${type}, ${status}, ${name}, ${secret}, ${JSON.stringify(credential)},
      ${credentialId}, ${now})
    returning ${columns}`.execute(tx.db);
  return rows[0] as Factor;
}

/** All factors of a person beside the password, oldest first, including unconfirmed ones. */
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

/** Deletes one factor, or all of a kind with a status; returns their number. */
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
 * Records the use of an app's code, and activates the app with its first. False where a code of this or a later step
 * was already used: each code counts once.
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
 * Records a signature by a passkey. False where its counter did not go up, which is the sign of a copied key; passkeys
 * without a counter stay at zero.
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

/** Uses up a recovery code; false where it is not one of the remaining ones. */
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

/** Records the use of a code that was sent. */
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
