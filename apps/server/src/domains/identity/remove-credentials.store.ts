import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Removes every way in which an account can log in: password, factors, external accounts, open steps. */
export async function removeCredentials(tx: Tx, realm: string, id: string): Promise<void> {
  await sql`
    update identities set password_hash = null, password_date = null, must_reset_password = false
    where site_id = ${realm} and id = ${id}`.execute(tx.db);
  for (const table of ['identity_factors', 'identity_connections', 'identity_challenges']) {
    await sql`delete from ${sql.table(table)} where site_id = ${realm} and identity_id = ${id}`.execute(tx.db);
  }
}
