import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { type Database, readSite } from '../../../platform/db/index.ts';
import { findProductBySlug } from '../product/products.store.ts';
import * as v1 from '../v1/read-v1.ts';
import * as v3 from './read-v3.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database.close());

/** The number of statements in a visitor's read on a connection already set to the site. */
async function statementsOf<T>(read: (ctx: Context) => Promise<T>): Promise<number> {
  const { ctx } = shop.visitor();
  await readSite(ctx, (tx) => findProductBySlug(tx, 'none'));
  ctx.statements.count = 0;
  expectAnswer(await read(ctx));
  return ctx.statements.count;
}

test('a product takes one statement; a page takes one, and one more for products not yet cached', async () => {
  const { id, slug } = await shop.add({ name: 'Mug', price: 1850, stock: 3 });
  await shop.add({ name: 'Vase', price: 4200 });
  const bySlug = { sort: [{ fieldName: 'slug' }] };
  expect({
    'V3 by slug': await statementsOf((ctx) => v3.getProductBySlug(ctx, { slug })),
    'V3 by id': await statementsOf((ctx) => v3.getProduct(ctx, { productId: id, fields: ['PLAIN_DESCRIPTION'] })),
    'V3 query': await statementsOf((ctx) => v3.queryProducts(ctx, {})),
    'V3 query, in another order': await statementsOf((ctx) => v3.queryProducts(ctx, { query: bySlug })),
    'V3 search': await statementsOf((ctx) => v3.searchProducts(ctx, { search: {} })),
    'V1 by id': await statementsOf((ctx) => v1.getProduct(ctx, { id })),
    'V1 query': await statementsOf((ctx) => v1.queryProducts(ctx, {})),
    'V1 query, in another order': await statementsOf((ctx) => v1.queryProducts(ctx, { query: bySlug })),
    'V1 query, counting more': await statementsOf((ctx) => v1.queryProducts(ctx, { query: { paging: { limit: 1 } } })),
  }).toEqual({
    'V3 by slug': 1,
    'V3 by id': 1,
    'V3 query': 2,
    'V3 query, in another order': 1,
    'V3 search': 1,
    'V1 by id': 1,
    'V1 query': 2,
    'V1 query, in another order': 1,
    'V1 query, counting more': 2,
  });
});

test('a cached product is not read again until something changes', async () => {
  const list = (ctx: Context) => v3.queryProducts(ctx, { query: { sort: [{ fieldName: 'updatedDate' }] } });
  expect([await statementsOf(list), await statementsOf(list)]).toEqual([1, 0]);
  const staff = async () => {
    const ctx = { ...shop.staff().ctx, statements: { count: 0 } };
    expectAnswer(await list(ctx));
    return ctx.statements.count;
  };
  // staff always see the current state, including data hidden from visitors: private tags, files for sale
  expect([await staff(), await staff()]).toEqual([2, 1]);
});
