import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@stoa/server/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, type Database, type Tx } from '../../../platform/db/index.ts';
import { compileQuery, type WireQuery } from '../../../platform/query/index.ts';
import { queryProducts } from './listed-products.store.ts';
import { storefrontSearchable, visibleOnly } from './product-queries.store.ts';

const PAGE = 20;
const PRICE = 'actualPriceRange.minValue.amount';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What is written is not kept. */
class Undone extends Error {}

const addProducts = (tx: Tx, siteId: string, count: number) =>
  sql`
  insert into products (site_id, id, slug, name, visible, product_type, price, price_max, created_date, updated_date, doc)
  select ${siteId}, gen_random_uuid(), 'product-' || number, 'Product ' || number, true, 'PHYSICAL', number, number,
    now() + number * interval '1 second', now(), '{}'
  from generate_series(1, ${count}::int) as number`.execute(tx.db);

async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname = 'products'`.execute(
    tx.db,
  );
  return rows[0]?.count ?? 0;
}

test('first pages of a large shop among many small ones read only their own products', async () => {
  const queries: WireQuery[] = [
    { filter: { id: { $ne: randomUUID() } } },
    { filter: { id: { $ne: randomUUID() } }, sort: [{ fieldName: 'name' }] },
    { filter: { [PRICE]: { $gte: '0.01' } } },
    { filter: { [PRICE]: { $gte: '0.01' } }, sort: [{ fieldName: PRICE }] },
    { filter: { slug: { $nin: ['none', 'other'] }, updatedDate: { $lt: '2100-01-01T00:00:00Z' } } },
  ];
  const counts: number[] = [];
  const work = asPlatform('a test looks at many sites', database, async (tx) => {
    const siteId = randomUUID();
    await addProducts(tx, siteId, 1000);
    for (let site = 0; site < 60; site++) await addProducts(tx, randomUUID(), 5);
    await sql`analyze products`.execute(tx.db);
    // as one that many sites have used
    await sql`set local plan_cache_mode to force_generic_plan`.execute(tx.db);
    for (const stated of queries) {
      const asked = { ...stated, cursorPaging: { limit: PAGE } };
      const query = compileQuery(asked, storefrontSearchable('EUR'), { secret: 'secret', scope: 'test' });
      if (!query.ok) throw new Error(JSON.stringify(query.violations));
      const before = await rowsRead(tx);
      expect(await queryProducts({ ...tx, siteId }, query.value, visibleOnly)).toHaveLength(PAGE + 1);
      counts.push((await rowsRead(tx)) - before);
    }
    throw new Undone();
  });
  await expect(work).rejects.toThrow(Undone);
  expect(counts).toEqual(queries.map(() => PAGE + 1));
});
