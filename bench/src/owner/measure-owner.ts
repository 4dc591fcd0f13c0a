/** What a shop owner waits for with a million orders, one caller at a time, beside a bare server and one select. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startPostgres } from '@stoa/testkit/postgres';
import { sql } from 'kysely';
import { type Config, readConfig } from '../../../apps/server/src/config.ts';
import { asPlatform, type Database } from '../../../apps/server/src/platform/db/index.ts';
import { prepare } from '../../../apps/server/src/start.ts';
import { baselineCases, type Times } from '../cases.ts';
import { type Store, startBaseline, startStoa } from '../child-server.ts';
import { databaseStatistics } from '../database-statistics.ts';
import { copySites } from '../make-past.ts';
import { makeShop, type Shop } from '../make-shop.ts';
import { type Measurement, measure } from '../measure.ts';
import { serverPid } from '../run-scene.ts';
import { fillOrders, findSamples, type Sample } from './fill-orders.ts';
import { ownerCases } from './owner-cases.ts';
import { placeSamples } from './place-samples.ts';

const PRODUCTS = 1000;
const OTHER_SITES = 20;
/** Orders placed as visitors do, which the others are copies of. */
const PLACED = 300;
const SAMPLES = 1000;
/** The most that anything may take, in milliseconds. */
const MOST_MS = 50;
const LOOK_EVERY_MS = 1000;
/** As docs/deployment.md advises for a machine of 8 GB. */
const POSTGRES = { shared_buffers: '2GB', effective_cache_size: '4GB' };

export type OwnerOptions = { orders: number; times: Times; named: string };
export type OwnerResult = { orders: number; fillSeconds: number; baseline: Measurement; measurements: Measurement[] };

export async function measureOwner({ orders, times, named }: OwnerOptions, say: (line: string) => void) {
  const postgres = await startPostgres({ countsStatements: true, settings: POSTGRES });
  const database = await createDatabase(postgres);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'stoa-bench-'));
  try {
    const store: Store = { dataDirectory, databaseUrl: database.url };
    const config = readConfig({ DATA_DIR: dataDirectory, DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
    say('placing orders');
    const shop = await makeShop(config, PRODUCTS);
    await onServer(store, shop, ({ client }) => placeSamples(client, shop, PLACED));
    say(`filling up to ${orders} orders`);
    const began = performance.now();
    const { samples, cursorSecret } = await fill(config, shop, orders);
    const fillSeconds = (performance.now() - began) / 1000;
    const databasePid = await serverPid(database.url);
    const watched = { databasePid, countsStatements: false, statistics: null, connections: 1 };
    const server = await startBaseline(store, shop.siteId);
    const { select } = baselineCases(server.client, shop, times);
    const baseline = await measure(select, { ...watched, server }).finally(() => server.stop());
    const measurements = await onServer(store, shop, async (server) => {
      const statistics = await databaseStatistics(database.url);
      say('waiting for the sales of days to be added up');
      await sumsOf(config, shop);
      const asked = { client: server.client, shop, samples, cursorSecret, times: Math.ceil(times.reads / 80) };
      const results: Measurement[] = [];
      for (const one of ownerCases(asked).filter(({ name }) => name.includes(named))) {
        say(one.name);
        results.push(await measure(one, { ...watched, server, statistics, countsStatements: true }));
      }
      await statistics.close();
      return results;
    });
    return { orders, fillSeconds, baseline, measurements };
  } finally {
    await database.drop();
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function onServer<T>(
  store: Store,
  shop: Shop,
  work: (server: Awaited<ReturnType<typeof startStoa>>) => Promise<T>,
) {
  const server = await startStoa(store, shop.host);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function onDatabase<T>(
  config: Config,
  work: (database: Database, cursorSecret: string) => Promise<T>,
): Promise<T> {
  const running = await prepare(config);
  try {
    return await work(running.database, running.app.cursorSecret);
  } finally {
    await running.stop();
  }
}

const fill = (config: Config, { siteId }: Shop, orders: number): Promise<{ samples: Sample[]; cursorSecret: string }> =>
  onDatabase(config, async (database, cursorSecret) => {
    await asPlatform('a bulk load precedes all reads', database, async (tx) => {
      await copySites(tx, siteId, OTHER_SITES);
      await fillOrders(tx, siteId, orders);
    });
    await database.lease({ siteId: null, transaction: false, statements: { count: 0 } }, async (db) => {
      await sql`vacuum (analyze)`.execute(db);
    });
    const samples = await asPlatform('the samples are of all times', database, (tx) =>
      findSamples(tx, siteId, SAMPLES),
    );
    return { samples, cursorSecret };
  });

/** Waits until the server has added up all orders, as it does some time after an upgrade. */
const sumsOf = (config: Config, { siteId }: Shop): Promise<void> =>
  onDatabase(config, async (database) => {
    for (let isDone = false; !isDone; await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS)))
      isDone = await asPlatform('it is the job of the server', database, async (tx) => {
        const { rows } = await sql`
          select from sales_calendars where site_id = ${siteId} and since = '-infinity'`.execute(tx.db);
        return rows.length > 0;
      });
  });

/** Those that take longer than they may, in words. */
export const tooSlow = ({ measurements }: OwnerResult): string[] =>
  measurements.filter(({ p95 }) => p95 > MOST_MS).map(({ name, p95 }) => `${name}: ${p95.toFixed(0)} ms`);

export function ownerTable({ orders, fillSeconds, baseline, measurements }: OwnerResult): string {
  const row = (one: Measurement) =>
    [
      one.name,
      ...[one.p50, one.p95].map((ms) => ms.toFixed(1)),
      ...[one.p50 / baseline.p50, one.p95 / baseline.p95].map((ratio) => ratio.toFixed(1)),
      one.processorMs.toFixed(1),
      one.statements === null ? '' : one.statements.toFixed(1),
    ].join(' | ');
  return [
    `### ${orders.toLocaleString('en')} orders, one caller at a time (filled in ${fillSeconds.toFixed(0)} s; at most ${MOST_MS} ms)`,
    '',
    '| | p50 ms | p95 ms | p50 of one select | p95 of one select | CPU ms | round trips |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[baseline, ...measurements].map((one) => `| ${row(one)} |`),
  ].join('\n');
}
