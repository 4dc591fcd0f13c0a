import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';

/** Those who were invited have no name for their site yet. */
type SignUpRow = { email: string; siteName: string | null };

export async function insertSignUp(
  tx: Tx,
  { tokenHash, email, siteName, created, expires }: SignUpRow & { tokenHash: Buffer; created: Date; expires: Date },
): Promise<void> {
  await sql`
    insert into sign_ups (token_hash, email, site_name, created_date, expires_date)
    values (${tokenHash}, ${email}, ${siteName}, ${created}, ${expires})`.execute(tx.db);
}

/** The open sign-up behind a link. */
export async function findSignUp(tx: Tx, tokenHash: Buffer, now: Date): Promise<SignUpRow | null> {
  const { rows } = await sql<SignUpRow>`
    select email, site_name as "siteName" from sign_ups
    where token_hash = ${tokenHash} and expires_date > ${now}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Ends all open sign-ups of the address of this link: one of them has become an account. Null where it is over already. */
export async function useSignUp(tx: Tx, tokenHash: Buffer, now: Date): Promise<SignUpRow | null> {
  const { rows } = await sql<SignUpRow>`
    delete from sign_ups where token_hash = ${tokenHash} and expires_date > ${now}
    returning email, site_name as "siteName"`.execute(tx.db);
  const [used] = rows;
  if (used) await sql`delete from sign_ups where email = ${used.email}`.execute(tx.db);
  return used ?? null;
}

export async function removeOldSignUps(database: Database, now: Date): Promise<void> {
  await asPlatform('sign-ups belong to no site', database, async (tx) => {
    await sql`delete from sign_ups where expires_date < ${now}`.execute(tx.db);
  });
}
