import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type PostgresServer } from '@stoa/testkit/postgres';
import pg from 'pg';
import { readConfig } from '../../apps/server/src/config.ts';
import { buyingCases } from './buying.ts';
import { baselineCases, catalogueCases, listCases, pageCases, searchCases, type Times } from './cases.ts';
import { type Store, startBaseline, startStoa } from './child-server.ts';
import { compare, type Ratio } from './compare.ts';
import { databaseStatistics } from './database-statistics.ts';
import { discountCases } from './discount-cases.ts';
import { makePast, type Past } from './make-past.ts';
import { makeShop, type Shop } from './make-shop.ts';
import { type Measurement, measure } from './measure.ts';
import { orderCases } from './order-cases.ts';
import { parentOf, residentMemory } from './processes.ts';
import { reviewCases, reviewComparisons } from './review-pages.ts';
import { siteComparisons } from './site-comparisons.ts';
import { visitCases, visitComparisons } from './visit-cases.ts';
import { visitorPageCases } from './visitor-pages.ts';

/** Long enough for one-time work after the start. */
const IDLE_AFTER_MS = 3_000;

export type Scene = {
  /** Null for the embedded database. */
  postgres: PostgresServer | null;
  productCount: number;
  /** Orders placed before, and other sites on the server. */
  past: Past;
  times: Times;
  /** Measures only the cases whose name contains it. */
  named: string;
};

export type SceneResult = {
  database: string;
  productCount: number;
  seedSeconds: number;
  start: StartResult;
  baseline: { fixed: Measurement; select: Measurement };
  measurements: Measurement[];
  /** Costs that must not be much higher than others. */
  ratios: Ratio[];
};

/** Times in milliseconds, memory in MB. */
export type StartResult = { firstAnswerMs: number; firstPageMs: number; idleMb: number; afterLoadMb: number };

/** Creates a shop in a new database, measures everything, and deletes it. */
export async function runScene(scene: Scene, say: (line: string) => void): Promise<SceneResult> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'stoa-bench-'));
  const database = scene.postgres ? await createDatabase(scene.postgres) : null;
  try {
    const store: Store = { dataDirectory, databaseUrl: database?.url ?? null };
    say(`making a shop of ${scene.productCount} products`);
    const began = performance.now();
    const config = readConfig({ DATA_DIR: dataDirectory, DATABASE_URL: database?.url, LOG_LEVEL: 'silent' });
    const shop = await makeShop(config, scene.productCount);
    await makePast(config, shop, scene.past);
    const seedSeconds = (performance.now() - began) / 1000;
    const databasePid = database ? await serverPid(database.url) : null;
    const baseline = await measureBaseline(store, shop, scene.times, databasePid, say);
    return {
      database: scene.postgres ? `PostgreSQL ${scene.postgres.version}` : 'embedded',
      productCount: scene.productCount,
      seedSeconds,
      baseline,
      ...(await measureStoa(store, shop, scene, databasePid, say)),
    };
  } finally {
    await database?.drop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function measureBaseline(
  store: Store,
  shop: Shop,
  times: Times,
  databasePid: number | null,
  say: (line: string) => void,
) {
  const server = await startBaseline(store, shop.siteId);
  try {
    const watched = { server, databasePid, countsStatements: false, statistics: null, connections: times.connections };
    const cases = baselineCases(server.client, shop, times);
    say(cases.fixed.name);
    const fixed = await measure(cases.fixed, watched);
    say(cases.select.name);
    return { fixed, select: await measure(cases.select, watched) };
  } finally {
    await server.stop();
  }
}

async function measureStoa(
  store: Store,
  shop: Shop,
  { times, named, past }: Scene,
  databasePid: number | null,
  say: (line: string) => void,
) {
  const server = await startStoa(store, shop.host);
  const statistics = store.databaseUrl ? await databaseStatistics(store.databaseUrl) : null;
  try {
    const pages = pageCases(server.client, shop, times);
    const began = performance.now();
    await pages[0]?.run(0);
    const firstPageMs = performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, IDLE_AFTER_MS));
    const idleMb = residentMemory(server.pid);
    const measurements: Measurement[] = [];
    const cases = [
      ...catalogueCases(server.client, shop, times),
      ...searchCases(server.client, shop, times),
      ...listCases(server.client, shop, times),
      ...pages,
      ...reviewCases(server.client, shop, times),
      ...orderCases(server.client, shop, times, past.orders),
      ...visitCases(server.client, shop, times),
      ...(await visitorPageCases(server.client, shop, times)),
      ...(await buyingCases(server.client, shop, times)),
      // from here on, the shop has many discounts
      ...discountCases(server.client, shop, times, store),
    ].filter(({ name }) => name.includes(named));
    const watched = { server, databasePid, statistics, connections: times.connections };
    for (const one of cases) {
      say(one.name);
      measurements.push(await measure(one, { ...watched, countsStatements: true }));
    }
    const ratios: Ratio[] = [];
    const comparisons = [
      ...reviewComparisons(server.client, shop, times),
      ...siteComparisons(server.client, times, past.sites),
      ...visitComparisons(server.client, shop, times),
    ];
    for (const one of comparisons.filter(({ name }) => name.includes(named))) {
      say(one.name);
      ratios.push(await compare(one, { ...watched, countsStatements: false }));
    }
    const start: StartResult = {
      firstAnswerMs: server.startMs,
      firstPageMs,
      idleMb,
      afterLoadMb: residentMemory(server.pid),
    };
    return { start, measurements, ratios };
  } finally {
    await statistics?.close();
    await server.stop();
  }
}

/** The parent process of a PostgreSQL server's others. */
export async function serverPid(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return parentOf(rows[0]?.pid ?? 0);
  } finally {
    await client.end();
  }
}
