import { sql } from 'kysely';
import { asPlatform, type Database } from '../../platform/db/index.ts';

/** Days without a change after which a checkout that was not bought is deleted. */
const DAYS = 30;

/** Deletes checkouts that nobody bought, whoever made them. Those with an order stay: it may still be paid. */
export async function removeForgottenCheckouts(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000);
  await asPlatform('checkouts age on every site', database, async (tx) => {
    await sql`
      delete from checkouts
      where not completed and created_date < ${before} and updated_date < ${before} and not has_order`.execute(tx.db);
  });
}
