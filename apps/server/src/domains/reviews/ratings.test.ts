import { randomUUID } from 'node:crypto';
import { productsV3, reviews, storefront } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type AddedProduct, addProducts } from '@stoa/server/testing/products';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, readSite } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
let products: AddedProduct[];
let staff: Customer;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
  staff = shop.staff();
  products = await addProducts(
    staff.ctx,
    ['none', 'many', 'good', 'bad', 'mixed'].map((name) => ({ name, price: 1000 })),
  );
  await rate('many', 5, 5, 4);
  await rate('good', 5);
  await rate('bad', 1, 2);
  await rate('mixed', 5, 3, 4);
});
afterAll(() => database?.close());

async function rate(name: string, ...ratings: number[]): Promise<void> {
  const entityId = products.find(({ slug }) => slug === name)?.id;
  for (const rating of ratings) {
    const person = { name: 'Ada', email: `${randomUUID()}@customers.test` };
    const asked = { namespace: 'stores', entityId, ...person, content: { rating } };
    expectAnswer(await staff.call(reviews.createReviewAndContact, asked));
  }
}

const bestRated = ['average', 'count'].map((field) => ({ fieldName: `rating.${field}`, order: 'DESC' }));
const list = async (search: object, who = shop.visitor()) => {
  const answer = expectAnswer(await who.call(storefront.listProducts, { search }));
  return answer.products?.map(({ name, rating }) => [name, rating?.average, rating?.count]);
};

test('lists show ratings, and sort by them: first by the average, then by the number', async () => {
  expect(await list({ sort: bestRated })).toEqual([
    ['good', 5, 1],
    ['many', 4.7, 3],
    ['mixed', 4, 3],
    ['bad', 1.5, 2],
    ['none', undefined, undefined],
  ]);
});

test('lists are limited to some stars and up', async () => {
  const from = async (stars: number) =>
    (await list({ filter: { 'rating.average': { $gte: stars } }, sort: bestRated }))?.map(([name]) => name);
  expect(await from(1)).toEqual(['good', 'many', 'mixed', 'bad']);
  expect(await from(4)).toEqual(['good', 'many', 'mixed']);
  expect(await from(4.5)).toEqual(['good', 'many']);
});

test('a rating that changes changes what lists and product pages show', async () => {
  const [name, average] = (await list({ filter: { slug: 'good' } }))?.[0] ?? [];
  expect([name, average]).toEqual(['good', 5]);
  await rate('good', 2);
  expect((await list({ filter: { slug: 'good' } }))?.[0]).toEqual(['good', 3.5, 2]);
  const { product } = expectAnswer(await shop.visitor().call(productsV3.getProductBySlug, { slug: 'good' }));
  expect(product?.rating).toEqual({ average: 3.5, count: 2 });
  const [found] =
    expectAnswer(await shop.visitor().call(productsV3.searchProducts, { search: { search: { expression: 'good' } } }))
      .products ?? [];
  expect(found?.rating).toEqual({ average: 3.5, count: 2 });
});

test('ratings take no further statement', async () => {
  const statements = async (search: object) => {
    const who = shop.visitor();
    expectAnswer(await who.call(storefront.listProducts, { search }));
    return who.ctx.statements.count;
  };
  // what lists hold of products is remembered: these two have been in none
  const fresh = await addProducts(
    staff.ctx,
    ['plain', 'rated'].map((name) => ({ name, price: 1000 })),
  );
  products.push(...fresh);
  await rate('rated', 4);
  const usual = await statements({ filter: { slug: 'plain' } });
  expect(await statements({ filter: { slug: 'rated' }, sort: bestRated })).toBe(usual);
});

const OTHER_WAYS = ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'];

test('an index has the best rated products', async () => {
  const plan = await readSite(staff.ctx, async (tx) => {
    // of a few products, sorting is as good
    for (const way of OTHER_WAYS) await sql`set ${sql.raw(way)} = off`.execute(tx.db);
    try {
      const { rows } = await sql<Record<string, string>>`
        explain select id from products where site_id = ${tx.siteId} and visible
        order by rating desc, rating_count desc, id desc limit 25`.execute(tx.db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      for (const way of OTHER_WAYS) await sql`reset ${sql.raw(way)}`.execute(tx.db);
    }
  });
  expect(plan).toContain('products_by_rating');
  expect(plan).not.toContain('Sort');
});
