import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { AccountStatus, IdentityStatus, PendingReason } from './identity-status.ts';
import type { Profile } from './profile.ts';

/** An account: of a member in the realm of a site, of a staff user in the platform's. */
export type Identity = {
  id: string;
  kind: 'MEMBER' | 'USER';
  /** Lower case; null once deleted. */
  email: string | null;
  emailVerified: boolean;
  status: IdentityStatus;
  pendingReasons: PendingReason[];
  passwordHash: string | null;
  /** Whether the password is void until a new one is set. */
  mustResetPassword: boolean;
  profile: Profile;
  revision: string;
  createdDate: string;
  updatedDate: string;
  lastLoginDate: string | null;
};

const columns = sql`
  id, kind, email, email_verified as "emailVerified", status, pending_reasons as "pendingReasons",
  password_hash as "passwordHash", must_reset_password as "mustResetPassword", profile, revision::text,
  created_date as "createdDate", updated_date as "updatedDate", last_login_date as "lastLoginDate"`;

export type NewIdentity = Pick<
  Identity,
  'id' | 'kind' | 'email' | 'emailVerified' | 'status' | 'pendingReasons' | 'passwordHash' | 'profile'
>;

/** Throws a unique violation where the realm has an account with the address. */
export async function insertIdentity(tx: Tx, realm: string, identity: NewIdentity, now: Date): Promise<void> {
  const { id, kind, email, emailVerified, status, pendingReasons, passwordHash, profile } = identity;
  await sql`
    insert into identities (site_id, id, kind, email, email_verified, status, pending_reasons, password_hash,
      password_date, profile, created_date, updated_date)
    values (${realm}, ${id}, ${kind}, ${email?.toLowerCase() ?? null}, ${emailVerified}, ${status},
      ${pendingReasons}::text[], ${passwordHash}, ${passwordHash ? now : null}, ${JSON.stringify(profile)},
      ${now}, ${now})`.execute(tx.db);
}

export async function findIdentity(tx: Tx, realm: string, id: string): Promise<Identity | null> {
  const { rows } = await sql<Identity>`
    select ${columns} from identities where site_id = ${realm} and id = ${id}`.execute(tx.db);
  return rows[0] ?? null;
}

/** As `findIdentity`, locked until the transaction ends. */
export async function lockIdentity(tx: Tx, realm: string, id: string): Promise<Identity | null> {
  const { rows } = await sql<Identity>`
    select ${columns} from identities where site_id = ${realm} and id = ${id} for update`.execute(tx.db);
  return rows[0] ?? null;
}

export async function findIdentityByEmail(tx: Tx, realm: string, email: string): Promise<Identity | null> {
  const { rows } = await sql<Identity>`
    select ${columns} from identities where site_id = ${realm} and email = ${email.toLowerCase()}`.execute(tx.db);
  return rows[0] ?? null;
}

/** As `findIdentityByEmail`, locked until the transaction ends. */
export async function lockIdentityByEmail(tx: Tx, realm: string, email: string): Promise<Identity | null> {
  const { rows } = await sql<Identity>`
    select ${columns} from identities
    where site_id = ${realm} and email = ${email.toLowerCase()} for update`.execute(tx.db);
  return rows[0] ?? null;
}

/** The changeable fields of an account; omitted ones stay. */
export type IdentityChange = Partial<
  AccountStatus & {
    email: string | null;
    emailVerified: boolean;
    passwordHash: string | null;
    mustResetPassword: boolean;
    profile: Profile;
  }
>;

/**
 * Changes an account and increments its revision. Throws a unique violation where another account has the new address.
 */
export async function updateIdentity(
  tx: Tx,
  realm: string,
  id: string,
  change: IdentityChange,
  now: Date,
): Promise<void> {
  const sets = [sql`updated_date = ${now}`, sql`revision = revision + 1`];
  if (change.status !== undefined) sets.push(sql`status = ${change.status}`);
  if (change.pendingReasons !== undefined) sets.push(sql`pending_reasons = ${change.pendingReasons}::text[]`);
  if (change.email !== undefined) sets.push(sql`email = ${change.email?.toLowerCase() ?? null}`);
  if (change.emailVerified !== undefined) sets.push(sql`email_verified = ${change.emailVerified}`);
  if (change.passwordHash !== undefined)
    sets.push(sql`password_hash = ${change.passwordHash}`, sql`password_date = ${now}`);
  if (change.mustResetPassword !== undefined) sets.push(sql`must_reset_password = ${change.mustResetPassword}`);
  if (change.profile !== undefined) sets.push(sql`profile = ${JSON.stringify(change.profile)}`);
  await sql`update identities set ${sql.join(sets)} where site_id = ${realm} and id = ${id}`.execute(tx.db);
}

/** Records a login. It does not count as a change of the account: its revision stays. */
export async function noteLogin(tx: Tx, realm: string, id: string, now: Date): Promise<void> {
  await sql`update identities set last_login_date = ${now} where site_id = ${realm} and id = ${id}`.execute(tx.db);
}
