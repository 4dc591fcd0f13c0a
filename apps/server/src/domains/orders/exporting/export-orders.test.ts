import { text } from 'node:stream/consumers';
import { orderExport, orders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, type Database } from '../../../platform/db/index.ts';
import type { FileAnswer } from '../../../platform/file-answer.ts';
import { exportOrders } from './export-orders.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database?.close());

const fileOf = async (request: object): Promise<string[][]> => {
  const answer = (await exportOrders(shop.staff().ctx, request)) as FileAnswer;
  const content = await text(answer.file.content);
  return content
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell));
};

/** The lines of a file by the names of its columns. */
async function exported(request: object): Promise<Record<string, string>[]> {
  const [header = [], ...lines] = await fileOf(request);
  return lines.map((cells) => Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])));
}

test('an order is a line with what owners and their bookkeepers ask for', async () => {
  const mug = await shop.add({ name: '=HYPERLINK("evil")', price: 1000, sku: 'MUG-1' });
  const { id } = await placeOrder(shop, [mug.line(2)]);
  expectAnswer(
    await shop
      .staff()
      .call(orders.bulkUpdateOrderTags, { orderIds: [id], assignTags: { tags: { tagIds: ['none1'] } } }),
  );
  const { order } = expectAnswer(await shop.staff().call(orders.getOrder, { id }));
  const lines = await exported({ filter: { number: order?.number } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    Order: order?.number,
    Placed: '2026-03-02 11:00',
    'Payment status': 'NOT_PAID',
    'Fulfilment status': 'NOT_FULFILLED',
    Archived: 'no',
    Currency: 'EUR',
    Subtotal: '20.00',
    Total: order?.priceSummary?.total?.amount,
    Outstanding: order?.priceSummary?.total?.amount,
    Paid: '0.00',
    'Item count': '2',
    Items: '"2 × =HYPERLINK(""evil"")"',
    SKUs: 'MUG-1',
    'Order ID': id,
  });
});

test('what spreadsheets would take for a formula is text', async () => {
  const mug = await shop.add({ name: 'Plain mug', price: 1000 });
  const { id } = await placeOrder(shop, [mug.line(1)]);
  const billingInfo = { contactDetails: { firstName: '=1+1', lastName: '', company: '@SUM(A1)', phone: '+49 30 1' } };
  expectAnswer(await shop.staff().call(orders.updateOrder, { order: { id, billingInfo } }));
  expect((await exported({ filter: { id } }))[0]).toMatchObject({
    'Billing name': "'=1+1",
    'Billing company': "'@SUM(A1)",
    'Billing phone': "'+49 30 1",
  });
});

test('each of many orders is in the file once, the latest first, by filter and words', async () => {
  const lamp = await shop.add({ name: 'Lamp', price: 3000 });
  const { id } = await placeOrder(shop, [lamp.line(1)]);
  await copies(id, 450);
  const lines = await exported({ search: { expression: 'lamp', mode: 'AND' } });
  expect(lines).toHaveLength(451);
  expect(new Set(lines.map((line) => line['Order ID'])).size).toBe(451);
  const placed = lines.map(({ Placed = '' }) => Placed);
  expect(placed).toEqual(placed.toSorted().toReversed());
  expect(await exported({ filter: { archived: true } })).toEqual([]);
});

test('unknown fields are refused before anything is sent', async () => {
  expect(await shop.staff().call(orderExport.exportOrders, { filter: { colour: 'red' } })).toMatchObject({
    refused: 'invalid',
    violations: [{ field: 'filter.colour' }],
  });
});

/** Copies of an order, some of them placed at the same moment. */
async function copies(id: string, count: number): Promise<void> {
  await asPlatform('a test makes a long past', database, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'`.execute(tx.db);
    const own: Record<string, unknown> = {
      id: sql`gen_random_uuid()`,
      number: sql`one.number + 1000 + copy`,
      checkout_id: sql`null::uuid`,
      created_date: sql`one.created_date - (copy / 7) * interval '1 hour'`,
    };
    const names = rows.map(({ name }) => name);
    await sql`insert into orders (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(names.map((name) => own[name] ?? sql.ref(`one.${name}`)))}
      from orders one cross join generate_series(1, ${count}::int) as copy where id = ${id}`.execute(tx.db);
  });
}
