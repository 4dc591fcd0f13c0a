import { sql } from 'kysely';
import { asPlatform, type Database } from '../../platform/db/index.ts';

/** Days without a change after which a visitor's cart is deleted. */
const DAYS = 30;

/** Deletes abandoned carts of visitors. */
export async function removeForgottenCarts(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000);
  await asPlatform('carts age on every site', database, async (tx) => {
    await sql`delete from carts where updated_date < ${before}`.execute(tx.db);
  });
}
