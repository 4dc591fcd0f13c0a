import { sql } from 'kysely';
import type { Product } from '../../apps/server/src/domains/catalog/product/product.ts';
import { insertProducts as insertRows } from '../../apps/server/src/domains/catalog/product/product-rows.store.ts';
import { DEFAULT_LOCATION } from '../../apps/server/src/domains/inventory/stock.store.ts';
import { asPlatform, type Database, type Tx } from '../../apps/server/src/platform/db/index.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

const PRODUCTS_A_STATEMENT = 500;
const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
/** Enough that no measurement sells out a variant. */
const IN_STOCK = 100_000;

/**
 * Writes a large number of products with their stock, many per statement, bypassing the use cases. Indexes only for
 * queries are built afterwards, in a fraction of the time that maintaining them would take.
 */
export async function insertProducts(database: Database, siteId: string, products: Iterable<Product>): Promise<void> {
  await asPlatform('a bulk load precedes all reads', database, async (tx) => {
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx.db);
    const rebuildIndexes = await dropIndexes(tx);
    for (const batch of batches(products, PRODUCTS_A_STATEMENT)) {
      await insertRows({ ...tx, siteId }, batch);
      await insertStock(tx, siteId, batch);
      await insertCategories(tx, siteId, batch);
    }
    await rebuildIndexes();
  });
  await database.lease({ siteId: null, transaction: false, statements: { count: 0 } }, async (db) => {
    // adding products to categories has left each row's first version behind
    await sql`vacuum (full, analyze) products`.execute(db);
    await sql`vacuum products`.execute(db);
    await sql`vacuum (analyze) inventory_items`.execute(db);
    await sql`vacuum (analyze) product_variants`.execute(db);
    await sql`vacuum (analyze) product_availability`.execute(db);
  });
}

/** Drops the products' indexes that are not constraints. The returned function recreates them. */
async function dropIndexes(tx: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and (indexname like 'products\_by\_%' or indexname like 'product\_variants\_by\_%'
      or indexname like 'category\_items\_by\_%')`.execute(tx.db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(tx.db);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(tx.db);
  };
}

async function insertStock(tx: Tx, siteId: string, products: readonly Product[]): Promise<void> {
  const rows = products.flatMap((product) =>
    product.variants.map((variant) => ({
      id: newId(),
      product: product.id,
      variant: variant.id,
      date: product.createdDate,
    })),
  );
  await sql`
    insert into inventory_items (site_id, id, product_id, variant_id, location_id, track_quantity, quantity, in_stock,
      created_date, updated_date)
    select ${siteId}, id, product, variant, ${DEFAULT_LOCATION}, true, ${IN_STOCK}, true, date, date
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, product uuid, variant uuid, date timestamptz)`.execute(
    tx.db,
  );
  const ids = products.map(({ id }) => id);
  await sql`select refresh_product_availability(${siteId}, ${ids}::uuid[])`.execute(tx.db);
}

async function insertCategories(tx: Tx, siteId: string, products: readonly Product[]): Promise<void> {
  const rows = products.map(({ id, categoryIds }) => ({ id, categories: categoryIds }));
  await sql`
    with placed as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, categories uuid[])
    ), items as (
      insert into category_items (site_id, category_id, app_id, item_id, product_id)
      select ${siteId}, unnest(categories), ${STORES_APP}, id::text, id from placed
    )
    update products set category_ids = placed.categories, all_category_ids = placed.categories || all_category_ids
    from placed where products.site_id = ${siteId} and products.id = placed.id`.execute(tx.db);
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
