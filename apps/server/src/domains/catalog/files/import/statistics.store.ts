import { sql } from 'kysely';
import { asPlatform, type Database, readPlatform } from '../../../../platform/db/index.ts';

const tables = sql`products, product_variants, inventory_items, inventory_changes, category_items, product_availability`;

/**
 * Updates the database's statistics once a run has written twice as many products as it knew of. Plans made for an
 * empty table, such as those that check references, read all of it for each row; the embedded database never updates
 * statistics by itself, and a server does so only now and then.
 */
export async function refreshStatistics(database: Database, written: number): Promise<void> {
  const known = await readPlatform('statistics are of all sites together', database, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select reltuples::float8 as count from pg_class where oid = 'products'::regclass`.execute(tx.db);
    return rows[0]?.count ?? 0;
  });
  if (written < Math.max(1, 2 * known)) return;
  await asPlatform('statistics are of all sites together', database, (tx) => sql`analyze ${tables}`.execute(tx.db));
}
