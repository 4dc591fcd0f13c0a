import { sql } from 'kysely';
import type { Product } from '../../apps/server/src/domains/catalog/product.ts';
import { derivedColumns, documentOf } from '../../apps/server/src/domains/catalog/products.store.ts';
import { DEFAULT_LOCATION } from '../../apps/server/src/domains/inventory/stock.store.ts';
import { asPlatform, type Database, type Tx } from '../../apps/server/src/platform/db/index.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

const PRODUCTS_A_STATEMENT = 500;
/** Enough that no measurement sells a variant out. */
const IN_STOCK = 100_000;

/**
 * Writes a large number of products with their stock, many a statement and past the use cases. The indexes that only
 * queries need are built afterwards, in a fraction of the time that keeping them up to date would take.
 */
export async function insertProducts(database: Database, siteId: string, products: Iterable<Product>): Promise<void> {
  await asPlatform('a bulk load writes before anybody reads', database, async (tx) => {
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx.db);
    const rebuildIndexes = await dropIndexes(tx);
    for (const batch of batches(products, PRODUCTS_A_STATEMENT)) {
      await insertBatch(tx, siteId, batch);
      await insertStock(tx, siteId, batch);
    }
    await rebuildIndexes();
  });
  await database.lease({ siteId: null, transaction: false, statements: { count: 0 } }, async (db) => {
    await sql`vacuum (analyze) products`.execute(db);
    await sql`vacuum (analyze) inventory_items`.execute(db);
  });
}

/** Drops what is not a constraint's index of products. The function that it returns makes all of it again. */
async function dropIndexes(tx: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = 'products' and indexname like 'products\_by\_%'`.execute(tx.db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(tx.db);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(tx.db);
  };
}

async function insertBatch(tx: Tx, siteId: string, products: readonly Product[]): Promise<void> {
  const rows = products.map((product) => {
    const { price, priceMax, sku, searchText } = derivedColumns(product);
    const { id, slug, name, categoryIds, createdDate } = product;
    return { id, slug, name, price, priceMax, sku, categoryIds, createdDate, searchText, doc: documentOf(product) };
  });
  await sql`
    insert into products (site_id, id, slug, name, visible, product_type, price, price_max, sku, category_ids, created_date,
      updated_date, search_text, doc)
    select ${siteId}, id, slug, name, true, 'PHYSICAL', price, "priceMax", sku, "categoryIds", "createdDate", "createdDate",
      "searchText", doc::jsonb
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, slug text, name text, price bigint,
      "priceMax" bigint, sku text, "categoryIds" uuid[], "createdDate" timestamptz, "searchText" text, doc text)`.execute(
    tx.db,
  );
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
