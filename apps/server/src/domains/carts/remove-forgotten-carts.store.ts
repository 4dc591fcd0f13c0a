import { sql } from 'kysely';
import { asPlatform, type Database } from '../../platform/db/index.ts';

/** A cart that nobody touched for this long is forgotten. */
const DAYS = 30;

/** Deletes the carts of visitors who left them behind. */
export async function removeForgottenCarts(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000);
  await asPlatform('carts age on every site', database, async (tx) => {
    await sql`delete from carts where updated_date < ${before}`.execute(tx.db);
  });
}
