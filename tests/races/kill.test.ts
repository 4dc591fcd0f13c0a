import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, coupons, giftCards, httpTransport } from '@stoa/sdk';
import { createMigratedDatabase } from '@stoa/server/testing/database';
import { startTestServer } from '@stoa/server/testing/server';
import { type ServerProcess, startServerProcess } from '@stoa/server/testing/server-process';
import type { TestSite } from '@stoa/server/testing/sites';
import { freePort, type PostgresServer, startPostgres } from '@stoa/testkit/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, type Database, openDatabase } from '../../apps/server/src/platform/db/index.ts';
import { countOf, problemsIn } from './support/books.ts';
import { watchEvents } from './support/events.ts';
import type { Item } from './support/item.ts';
import { type Acknowledged, startLoad } from './support/load.ts';
import { addItem, kinds } from './support/shop.ts';
import { type Done, startStaff } from './support/staff.ts';

/** The number of kills on each database. */
const KILLS = Number(process.env.KILLS ?? 5);
const BUYERS = 6;
/** People who fulfil, refund and change orders meanwhile. */
const STAFF = 2;
/** The maximum number of orders before the next kill. */
const MOST_ORDERS_OF_A_LIFE = 30;
/** The time after which pending payments are given up. */
const HALF_AN_HOUR = 31 * 60_000;
/** What the staff do. */
const WORK = ['fulfilled', 'refunded', 'edited'] as const;
/** A run with extra kills exceeds the default timeout of tests. */
const MOST_MS = KILLS * 5 * 60_000;

type Store = { dataDirectory: string; databaseUrl?: string };

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

test.each(kinds)(
  `%s: a server that is killed ${KILLS} times loses nothing that it has confirmed, and leaves nothing incomplete`,
  async (kind) => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'stoa-kill-'));
    const database = kind === 'postgresql' ? await createMigratedDatabase(postgres) : undefined;
    try {
      const store = { dataDirectory, databaseUrl: database?.url };
      const { site, items, codes } = await openShop(store);
      const began = performance.now();
      const { acknowledged, done, problems, startMs } = await killAgainAndAgain(store, site, { items, codes });
      const seconds = (performance.now() - began) / 1000;
      const { lost, wrong, orders, open, used } = await audit(store, acknowledged, done);
      const meanStart = startMs.reduce((sum, ms) => sum + ms, 0) / startMs.length;
      console.log(
        `${kind}: ${KILLS} kills in ${seconds.toFixed(0)} s (starts took ${meanStart.toFixed(0)} ms); ` +
          `${acknowledged.length} acknowledged orders, of ${orders}, ${inWords(done)}; ${lost.length} lost, ${wrong.length} problems in the books, ` +
          `${problems.length} strange answers; ${used.join(' and ')} uses of the coupon and the gift card; ${open} payments were open and brought to an end`,
      );
      expect({ lost, wrong, problems }).toEqual({ lost: [], wrong: [], problems: [] });
      expect(acknowledged.length).toBeGreaterThan(KILLS);
      expect(Math.min(...used)).toBeGreaterThan(0);
      expect(hasAll(done)).toBe(true);
    } finally {
      await database?.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    }
  },
  MOST_MS,
);

const hasAll = (done: Done[]): boolean => WORK.every((kind) => done.some((each) => each.kind === kind));

const inWords = (done: Done[]): string =>
  WORK.map((kind) => `${done.filter((each) => each.kind === kind).length} ${kind}`).join(', ');

type Codes = { couponCode: string; giftCardCode: string };

/** A site with several products that do not run out and one that soon does, a coupon for few, and a gift card. */
async function openShop(store: Store): Promise<{ site: TestSite; items: Item[]; codes: Codes }> {
  const server = await startTestServer({ ...store, seed: 'none' });
  await watchEvents(server.database);
  const items: Item[] = [];
  for (const stock of [90_000, 90_000, 90_000, 50]) items.push(await addItem(server.url, server.site, stock));
  const codes = await addCodes(server.url, server.site);
  await server.stop();
  return { site: server.site, items, codes };
}

async function addCodes(baseUrl: string, { apiKey }: TestSite): Promise<Codes> {
  const transport = httpTransport({ baseUrl, headers: () => ({ authorization: apiKey }) });
  const couponCode = 'FEW';
  await connect(coupons, transport).createCoupon({
    specification: {
      name: 'Few',
      code: couponCode,
      startTime: '0',
      moneyOffAmount: 1,
      minimumSubtotal: 0,
      usageLimit: 20,
    },
  });
  const { code = '' } = await connect(giftCards, transport).createGiftCard({ amount: '500' });
  return { couponCode, giftCardCode: code };
}

const phases = ['while it starts', 'right after an order', 'at any moment'] as const;

/** Kills the server again and again while buyers buy; at the end it is up and all buyers have finished. */
async function killAgainAndAgain(
  store: Store,
  { clientId, apiKey }: TestSite,
  offered: { items: Item[]; codes: Codes },
) {
  const port = await freePort();
  const startMs: number[] = [];
  const start = () => startServerProcess({ ...store, port });
  let server = start();
  let up = Promise.withResolvers<void>();
  const load = startLoad({ url: server.url, clientId, buyers: BUYERS, ...offered, whenUp: () => up.promise });
  const { acknowledged: orders } = load;
  const staff = startStaff({ url: server.url, apiKey, people: STAFF, orders, whenUp: () => up.promise });
  const open = async () => {
    const began = performance.now();
    await server.ready;
    startMs.push(performance.now() - began);
    up.resolve();
  };
  const kill = async () => {
    await server.kill();
    load.problems.push(...faultsOf(server));
  };
  try {
    for (let killed = 0; killed < KILLS; killed++) {
      const phase = phases[killed % phases.length];
      if (phase === 'while it starts') await wait(Math.random() * (startMs[0] ?? 1000));
      else {
        await open();
        await load.acknowledgements(1 + Math.random() * MOST_ORDERS_OF_A_LIFE);
        if (phase === 'at any moment') await wait(Math.random() * 50);
        up = Promise.withResolvers();
      }
      await kill();
      server = start();
    }
    await open();
    // short lives may have seen few orders
    while (!hasAll(staff.done) || load.acknowledged.length < 4 * KILLS) await wait(100);
    await Promise.all([load.stop(), staff.stop()]);
    return { ...load, done: staff.done, problems: [...load.problems, ...staff.problems], startMs };
  } finally {
    up.resolve();
    await server.stop();
  }
}

/** The faults in the server's own log. */
const faultsOf = (server: ServerProcess): string[] =>
  server
    .printed()
    .split('\n')
    .filter((line) => line.includes('"level":50') || line.includes('"level":60'));

/** Opens the database as a restarted server would, completes pending work, and compares it with the responses. */
async function audit(store: Store, acknowledged: Acknowledged[], done: Done[]) {
  const before = await openDatabase({ url: store.databaseUrl ?? join(store.dataDirectory, 'database') });
  const open = await countOpenPayments(before);
  await before.close();
  const server = await startTestServer({ ...store, seed: 'none', now: () => new Date(Date.now() + HALF_AN_HOUR) });
  try {
    // the server itself follows these up, now that they are due
    await expect.poll(() => countOpenPayments(server.database)).toBe(0);
    const orders = await readOrders(server.database);
    const lost: (Acknowledged | Done)[] = acknowledged.filter(({ orderId, checkoutId, isPaid }) => {
      const order = orders.get(orderId);
      return order?.checkoutId !== checkoutId || order.status !== 'APPROVED' || (isPaid && order.paid === 0);
    });
    lost.push(...done.filter((each) => !isKept(each, orders.get(each.orderId))));
    const used = [
      await countOf(server.database, 'coupon_uses'),
      await countOf(server.database, 'gift_card_transactions'),
    ];
    return { lost, wrong: await problemsIn(server.database), orders: orders.size, open, used };
  } finally {
    await server.stop();
  }
}

type KeptOrder = {
  id: string;
  checkoutId: string;
  status: string;
  /** What was charged, and what gift cards paid, in minor units. */
  paid: number;
  editedBy: string[];
  refunds: string[];
  fulfillments: string[];
};

/** Whether what was confirmed to the staff is there. */
function isKept(done: Done, order: KeptOrder | undefined): boolean {
  if (done.kind === 'edited') return order?.editedBy.includes(done.draftOrderId) ?? false;
  if (done.kind === 'refunded') return order?.refunds.includes(done.refundId) ?? false;
  return order?.fulfillments.includes(done.fulfillmentId) ?? false;
}

async function readOrders(database: Database) {
  return asPlatform('an audit looks at all sites', database, async (tx) => {
    const { rows } = await sql<KeptOrder>`
      select id, checkout_id as "checkoutId", status, coalesce(doc -> 'editedBy', '[]') as "editedBy",
        coalesce((select sum(captured) from payments where payments.site_id = orders.site_id and payable_id = orders.id), 0)::float8
          - coalesce((select sum(amount) from gift_card_transactions moved where moved.site_id = orders.site_id and order_id = orders.id), 0)::float8 as paid,
        array(select id::text from order_refunds where order_refunds.site_id = orders.site_id and order_id = orders.id) as refunds,
        array(select id::text from fulfillments where fulfillments.site_id = orders.site_id and order_id = orders.id) as fulfillments
      from orders`.execute(tx.db);
    return new Map(rows.map((row) => [row.id, row]));
  });
}

const countOpenPayments = (database: Database): Promise<number> =>
  asPlatform('an audit looks at all sites', database, async (tx) => {
    const { rows } = await sql`
      select from payment_transactions made where not exists (
        select from payment_outcomes told where told.site_id = made.site_id and told.transaction_id = made.id
          and told.status in ('SUCCEEDED', 'FAILED'))`.execute(tx.db);
    return rows.length;
  });
