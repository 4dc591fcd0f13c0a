import { type Response, storefront } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, type Database, withSite } from '../../../platform/db/index.ts';
import { productFacets } from './product-facets.ts';

const MANY = 5000;

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
  await addProducts(shop, MANY);
});
afterAll(() => database.close());

/** Products that cost 1 to 100, of four brands and with three tags; one more of a fifth brand is hidden. */
const addProducts = ({ site }: Shop, count: number) =>
  asPlatform('a test fills a shop', database, async (tx) => {
    await sql`
      insert into products (site_id, id, slug, name, visible, product_type, price, price_max, brand_name, choice_keys,
        public_tags, created_date, updated_date, doc, search)
      select ${site.id}, gen_random_uuid(), 'product-' || number, 'Product ' || number, number > 0, 'PHYSICAL',
        100 * (1 + number % 100), 100 * (1 + number % 100), 'Brand ' || case when number = 0 then 5 else number % 4 end,
        array['Size' || chr(31) || (array['S', 'M', 'L'])[1 + number % 3], 'Colour' || chr(31) || 'Ink'],
        case when number % 2 = 0 then array['sale', 'new'] else '{}' end, now() + number * interval '1 second', now(),
        jsonb_build_object('name', 'Product ' || number, 'slug', 'product-' || number),
        plain_words(case when number % 10 = 0 then 'round' else 'square' end)
      from generate_series(0, ${count}::int) as number`.execute(tx.db);
  });

const asked = [
  { name: 'brands', type: 'VALUE', fieldPath: 'brand.name' },
  { name: 'tags', type: 'VALUE', fieldPath: 'tags.publicTags.tagIds', value: { missingValues: 'INCLUDE' } },
  { name: 'options', type: 'VALUE', fieldPath: 'options.choices' },
  { name: 'stock', type: 'VALUE', fieldPath: 'inventory.availabilityStatus' },
  { name: 'dearest', type: 'SCALAR', fieldPath: 'actualPriceRange.maxValue.amount', scalar: { type: 'MAX' } },
  {
    name: 'prices',
    type: 'RANGE',
    fieldPath: 'actualPriceRange.minValue.amount',
    range: { buckets: [{ to: 50 }, { from: 50 }] },
  },
];
const byDays = {
  name: 'days',
  type: 'DATE_HISTOGRAM',
  fieldPath: 'createdDate',
  dateHistogram: { interval: 'MONTH' },
};

type List = Response<typeof storefront.listProducts>;
const list = async ({ visitor }: Shop, search: object, aggregations: object[] = asked): Promise<List> =>
  expectAnswer(
    await visitor().call(storefront.listProducts, { search: { aggregations, cursorPaging: { limit: 0 }, ...search } }),
  );

const facetsOf = ({ contextOf }: Shop) => productFacets(contextOf({ kind: 'nobody' }));
const untilRead = (one: Shop, isCurrent = true) => expect.poll(() => facetsOf(one)?.isCurrent).toBe(isCurrent);

test.each([
  ['everything', {}],
  ['some brands', { filter: { 'brand.name': { $in: ['Brand 1', 'Brand 2'] } } }],
  ['a choice below a price', { filter: { 'options.Size': 'M', 'actualPriceRange.minValue.amount': { $lt: '20' } } }],
  ['words', { search: { expression: 'round' } }],
  ['words and tags', { search: { expression: 'rond', fuzzy: true }, filter: { 'tags.publicTags.tagIds': ['sale'] } }],
  ['what is no facet', { filter: { slug: { $startsWith: 'product-1' }, 'brand.name': 'Brand 3' } }],
  ['nothing', { filter: { 'brand.name': 'Brand 5' } }],
])('facets count what the database counts: %s', async (_, search) => {
  // a histogram takes the database, and so do all aggregations beside one
  const counted = await list(shop, search, [...asked, byDays]);
  await untilRead(shop);
  const { total, aggregationData } = await list(shop, search);
  expect(total).toBe(counted.total);
  expect(aggregationData?.results).toEqual(counted.aggregationData?.results?.slice(0, asked.length));
});

test('facets are of visible products of the site alone', async () => {
  await untilRead(shop);
  expect(await list(shop, {})).toMatchObject({ total: MANY });
  const other = await openShop(database);
  await other.add({ name: 'Mug', price: 900 });
  expect(await list(other, {})).toMatchObject({ total: 1 });
  expect(facetsOf(other)).toBeUndefined();
});

test('a list with outdated counts is not cached', async () => {
  const changing = await openShop(database);
  await addProducts(changing, MANY);
  facetsOf(changing);
  await untilRead(changing);
  const search = { filter: { 'brand.name': 'Brand 1' }, aggregations: asked, cursorPaging: { limit: 0 } };
  const { ctx, call } = changing.visitor();
  const read = async () => {
    const before = ctx.statements.count;
    const { total } = expectAnswer(await call(storefront.listProducts, { search }));
    return { total, isRemembered: ctx.statements.count === before };
  };
  expect([await read(), await read()]).toEqual([
    { total: MANY / 4, isRemembered: false },
    { total: MANY / 4, isRemembered: true },
  ]);
  await withSite(ctx, async (tx) => {
    await sql`update products set visible = false where site_id = ${tx.siteId} and name = 'Product 1'`.execute(tx.db);
    ctx.cache.changed(tx);
  });
  expect([await read(), await read()]).toEqual([
    { total: MANY / 4, isRemembered: false },
    { total: MANY / 4, isRemembered: false },
  ]);
});
