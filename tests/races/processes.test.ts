import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '@stoa/server/testing/server-process';
import { createDatabase, freePort, type PostgresServer, startPostgres } from '@stoa/testkit/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, openDatabase } from '../../apps/server/src/platform/db/index.ts';
import { readMigrations } from '../../apps/server/src/platform/db/migrate.ts';
import { countOf, problemsIn, stockOf } from './support/books.ts';
import { answersOf, atOnce, type Buyer, cards, outcomeOf, refusalsOf } from './support/buyer.ts';
import { openRaceShop, type RaceShop } from './support/shop.ts';

let folder: string;
let postgres: PostgresServer;
let shop: RaceShop;
let servers: ServerProcess[];

/** Server processes that share a database. */
async function startProcesses(count: number, databaseUrl: string): Promise<ServerProcess[]> {
  const processes = await atOnce(count, async () => {
    const dataDirectory = await mkdtemp(join(folder, 'data-'));
    return startServerProcess({ dataDirectory, databaseUrl, port: await freePort() });
  });
  await Promise.all(processes.map(({ ready }) => ready));
  return processes;
}

const stopAll = (processes: ServerProcess[] = []) => Promise.all(processes.map((one) => one.stop()));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-processes-'));
  postgres = await startPostgres();
  shop = await openRaceShop('postgresql');
  servers = await startProcesses(2, shop.databaseUrl ?? '');
});
afterAll(async () => {
  await stopAll(servers);
  await shop?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The buyer, at each of the servers in turn. */
const turn = (buyer: Buyer, index: number): Buyer => {
  const server = servers[index % servers.length];
  return server ? buyer.at(server.url) : buyer;
};

test('four processes that start at once on an empty database create its tables once, and all serve', async () => {
  const database = await createDatabase(postgres);
  const processes = await startProcesses(4, database.url);
  try {
    for (const { url } of processes) expect((await fetch(`${url}/livez`)).status).toBe(200);
    const looking = await openDatabase({ url: database.url, poolSize: 1 });
    const { rows } = await asPlatform('a test looks at the tables', looking, (tx) =>
      sql<{ name: string }>`select name from schema_migrations order by name`.execute(tx.db),
    );
    await looking.close();
    expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
  } finally {
    await stopAll(processes);
    await database.drop();
  }
});

test('a visitor’s first additions at two servers make one cart', async () => {
  const item = await shop.addItem(100);
  const buyer = shop.newBuyer();
  await outcomeOf(buyer.carts.getCurrentCart()); // both servers meet the same visitor
  const added = await atOnce(20, (index) => turn(buyer, index).carts.addToCurrentCart({ lineItems: [item.line(1)] }));
  expect(new Set(added.map(({ cart }) => cart?.id)).size).toBe(1);
  const { cart } = await buyer.carts.getCurrentCart();
  expect(cart?.lineItems?.map(({ quantity }) => quantity)).toEqual([20]);
});

test('a checkout that is ordered at two servers at once becomes one order with one payment', async () => {
  const item = await shop.addItem(1000);
  const { database } = shop.server;
  for (let round = 0; round < 5; round++) {
    const buyer = shop.newBuyer();
    const checkoutId = await buyer.checkOut(item.line(1));
    const before = { orders: await countOf(database, 'orders'), payments: await countOf(database, 'payments') };
    const outcomes = await atOnce(10, (index) =>
      outcomeOf(turn(buyer, index).payments.payCheckout({ checkoutId, method: 'card', paymentToken: cards.good })),
    );
    expect(new Set(answersOf(outcomes).map(({ orderId }) => orderId)).size).toBe(1);
    expect(refusalsOf(outcomes).filter((code) => code !== 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')).toEqual([]);
    expect(await countOf(database, 'orders')).toBe(before.orders + 1);
    expect(await countOf(database, 'payments')).toBe(before.payments + 1);
  }
  expect(await stockOf(database, item.id)).toBe(995);
  expect(await problemsIn(database)).toEqual([]);
});

test('of twenty buyers of three items at two servers, three get one', async () => {
  const item = await shop.addItem(3);
  const buyers = await atOnce(20, async (index) => {
    const buyer = turn(shop.newBuyer(), index);
    return { buyer, id: await buyer.checkOut(item.line(1)) };
  });
  const outcomes = await Promise.all(buyers.map(({ buyer, id }) => outcomeOf(buyer.checkouts.createOrder({ id }))));
  expect(new Set(answersOf(outcomes).map(({ orderId }) => orderId)).size).toBe(3);
  expect(refusalsOf(outcomes)).toEqual(Array(17).fill('FULL_OUT_OF_STOCK'));
  expect(await stockOf(shop.server.database, item.id)).toBe(0);
  expect(await problemsIn(shop.server.database)).toEqual([]);
});

test('items sold by one server disappear from the other', async () => {
  const item = await shop.addItem(1);
  const [buyer, other] = [turn(shop.newBuyer(), 0), turn(shop.newBuyer(), 1)];
  const checkoutId = await other.checkOut(item.line(1));
  await buyer.checkouts.createOrder({ id: await buyer.checkOut(item.line(1)) });
  const { checkout } = await other.checkouts.getCheckout({ id: checkoutId });
  expect(checkout?.lineItems?.[0]?.availability).toMatchObject({ status: 'NOT_AVAILABLE' });
});
