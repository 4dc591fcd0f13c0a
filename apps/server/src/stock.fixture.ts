// For tests: stock set behind the scenes.
import { sql } from 'kysely';
import { asPlatform, type Database } from './platform/db/index.ts';

/** Sets what there is of a site's products. */
export const inventorySetter = (database: Database, siteId: string) => (productId: string, quantity: number) =>
  asPlatform('a test fills the shelves', database, async (tx) => {
    await sql`
      update inventory_items set quantity = ${quantity} where site_id = ${siteId} and product_id = ${productId}`.execute(
      tx.db,
    );
  });
