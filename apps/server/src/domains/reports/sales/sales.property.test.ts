import { openTestDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { type Database, readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import type { Dimension } from './figures.store.ts';
import { findBestSellers, findDaySales, findSalesParts } from './find-sales.store.ts';
import { daysOfOrders, partsOfOrders, sellersOfOrders } from './from-orders.fixture.ts';
import { sumUpSales } from './sum-up-sales.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const dimensions: Dimension[] = ['PRODUCT', 'CHANNEL', 'COUNTRY', 'DISCOUNT', 'BUYER'];
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'];
const FIRST = Date.parse('2024-11-20T00:00:00Z');
const DAYS = 500;

const line = fc.record({
  product: fc.integer({ min: 0, max: 5 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 0, max: 5000 }),
  kind: fc.constantFrom('PRODUCT', 'GIFT_CARD', 'CUSTOM'),
});
const content = fc.record({
  status: fc.constantFrom('APPROVED', 'APPROVED', 'APPROVED', 'PENDING', 'CANCELED', 'INITIALIZED'),
  email: fc.constantFrom(null, 'ann@example.com', 'ANN@example.com', 'bob@example.com', 'eve@example.com'),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'),
  channel: fc.constantFrom('WEB', 'POS'),
  country: fc.constantFrom(null, 'DE', 'FR'),
  discounts: fc.array(fc.constantFrom('SPRING', 'Members', ''), { maxLength: 2 }),
  lines: fc.array(line, { maxLength: 3 }),
});
type Content = typeof content extends fc.Arbitrary<infer Value> ? Value : never;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('add' as const),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      content,
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('change' as const), which: fc.nat(), content }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const), which: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('sum up' as const), steps: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('move' as const), zone: fc.constantFrom(...zones) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const documentOf = ({ channel, country, discounts, lines }: Content) => ({
  channelType: channel,
  ...(country && { delivery: { destination: { address: { country } } } }),
  adjustments: discounts.map((name, place) => ({
    amount: 10 + place,
    ...(name && { name }),
    ...(place && { code: name }),
  })),
  lines: lines.map(({ product, quantity, price, kind }) => ({
    quantity,
    ...(kind !== 'CUSTOM' && { reference: { catalogItemId: `item-${product}` } }),
    item: {
      productName: `Name ${product} of ${price % 3}`,
      productType: kind,
      ...(kind !== 'CUSTOM' && { productId: `product-${product}` }),
    },
    prices: { totalAfterTax: price },
  })),
});
const totalOf = ({ lines }: Content) => lines.reduce((sum, { price }) => sum + price, 7);

/** A shop with orders that are written as such, and a clock and a calendar that can be changed. */
async function openBooks() {
  const shop: Shop = await openShop(database, {}, { tax: null });
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const { id: sampleId } = await placeOrder(shop, [mug.line(1)]);
  const ids: string[] = [];
  let timeZone = zones[0] ?? '';
  let now = FIRST + DAYS * DAY_MS;
  const context = (): Context => {
    const { ctx } = shop.staff();
    return { ...ctx, site: { ...ctx.site, timeZone }, now: () => new Date(now) };
  };
  const write = (work: (tx: Tx) => Promise<unknown>) => withSite(context(), async (tx) => void (await work(tx)));
  const add = (at: number, content: Content) =>
    write(async (tx) => {
      // no two orders are of the same moment, so that it is certain which is the latest
      const created = new Date(FIRST + Math.floor(at * (now - FIRST + DAY_MS)) + ids.length);
      const { rows } = await sql<{ id: string }>`
        insert into orders (site_id, id, number, status, payment_status, fulfillment_status, archived, email, currency, total,
          created_date, updated_date, doc)
        select site_id, gen_random_uuid(), ${100 + ids.length}::bigint, ${content.status}, payment_status, fulfillment_status,
          archived, ${content.email}, ${content.currency}, ${totalOf(content)}, ${created}, ${created},
          (doc - 'delivery' - 'billingInfo') || ${JSON.stringify(documentOf(content))}::jsonb
        from orders where site_id = ${tx.siteId} and id = ${sampleId} returning id`.execute(tx.db);
      ids.push(rows[0]?.id ?? '');
    });
  const change = (which: number, content: Content) =>
    write((tx) =>
      sql`update orders set status = ${content.status}, email = ${content.email}, total = ${totalOf(content)},
          doc = (doc - 'delivery') || ${JSON.stringify(documentOf(content))}::jsonb
        where site_id = ${tx.siteId} and id = ${ids[which % ids.length] ?? null}`.execute(tx.db),
    );
  const remove = (which: number) =>
    write((tx) =>
      sql`delete from orders where site_id = ${tx.siteId} and id = ${ids[which % ids.length] ?? null}`.execute(tx.db),
    );
  return {
    context,
    async take(one: Step) {
      if (one.does === 'add') await add(one.at, one.content);
      if (one.does === 'change') await change(one.which, one.content);
      if (one.does === 'remove') await remove(one.which);
      if (one.does === 'sum up') await sumUpSales(context(), one.steps);
      if (one.does === 'move') timeZone = one.zone;
      if (one.does === 'wait') now += one.days * DAY_MS;
    },
  };
}

async function reportsOf(ctx: Context, days: number) {
  const { timeZone, currency } = ctx.site;
  const period = { now: ctx.now(), days, timeZone, currency };
  return readSite(ctx, async (tx) => {
    const kept = [await findDaySales(tx, period), await findBestSellers(tx, period, 5)];
    const plain = [await daysOfOrders(tx, period), await sellersOfOrders(tx, period, 5)];
    for (const by of dimensions) {
      kept.push((await findSalesParts(tx, by, period)) as never);
      plain.push((await partsOfOrders(tx, by, period)) as never);
    }
    return { kept, plain };
  });
}

test('reports say what the orders add up to, whatever has happened to them, and however much is kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const books = await openBooks();
      for (const [place, one] of steps.entries()) {
        await books.take(one);
        if (one.does !== 'sum up' && place % 5 > 0) continue;
        for (const days of [1, 30, 366]) {
          const { kept, plain } = await reportsOf(books.context(), days);
          expect(kept).toEqual(plain);
        }
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);
