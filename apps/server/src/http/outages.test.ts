import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMigratedDatabase } from '@stoa/server/testing/database';
import { startTestServer } from '@stoa/server/testing/server';
import { type ServerProcess, startServerProcess } from '@stoa/server/testing/server-process';
import type { TestSite } from '@stoa/server/testing/sites';
import { type BreakableLine, openLine } from '@stoa/testkit/breakable-line';
import { freePort, type PostgresServer, startPostgres, type TestDatabase } from '@stoa/testkit/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteDirectory } from '../domains/sites/index.ts';
import { siteCache } from '../platform/cache/site-cache.ts';
import { openDatabase } from '../platform/db/index.ts';

let postgres: PostgresServer;
let database: TestDatabase;
let line: BreakableLine;
let dataDirectory: string;
let site: TestSite;
let server: ServerProcess;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await createMigratedDatabase(postgres);
  dataDirectory = await mkdtemp(join(tmpdir(), 'stoa-outage-'));
  const first = await startTestServer({ dataDirectory, databaseUrl: database.url, seed: 'none' });
  site = first.site;
  await first.stop();
  line = await openLine(database.url);
  const port = await freePort();
  server = startServerProcess({ dataDirectory, databaseUrl: line.url, port, settings: { LOG_LEVEL: 'warn' } });
  await server.ready;
});
afterAll(async () => {
  await server?.stop();
  await line?.cut();
  await database?.drop();
  await postgres?.stop();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** A page of the site, under its own host name, which `fetch` cannot choose. */
async function page(path: string): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  const [answer] = (await once(get(`${server.url}${path}`, { headers: { host: site.host } }), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}
const brands = () => fetch(`${server.url}/stores/v3/brands/query`, request(site.apiKey));
const request = (authorization: string) => ({
  method: 'POST',
  headers: { authorization, 'content-type': 'application/json' },
  body: '{}',
});
const logged = () =>
  server
    .printed()
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text) as { level: number; msg: string });

test('an outage of the database is a 503 for the API, remembered pages are served, and the log tells it once', async () => {
  expect((await brands()).status).toBe(200);
  expect((await page('/shop')).status).toBe(200);

  await line.cut();
  for (let call = 0; call < 3; call++) {
    const answer = await brands();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toEqual({
      message: 'the database does not answer at the moment; try again later',
      details: {},
    });
  }
  expect((await page('/shop')).status).toBe(200);
  const unknown = await page('/shop?page=2');
  expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '5']);
  expect(unknown.headers['content-type']).toMatch(/^text\/html/);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);

  await line.mend();
  await expect.poll(async () => (await brands()).status).toBe(200);
  expect((await page('/shop?page=2')).status).toBe(404); // nothing is for sale, and there is no second page of it
  expect(logged().map(({ level, msg }) => [level, msg])).toEqual([
    [50, 'the database does not answer'],
    [40, 'the database answers again'],
  ]);
});

test('what a process remembers does not grow too old in an outage', async () => {
  const own = await openDatabase({ url: line.url });
  const sites = await siteDirectory(own, { freshMs: 1 });
  const cache = await siteCache(own, { longestMs: 1 });
  let loads = 0;
  const read = () => cache.read(site.id, 'key', async () => ({ load: ++loads }));
  const isOld = async () => (await read()).load > 1;
  await sites.byHost(site.host);
  await read();
  await expect.poll(isOld).toBe(true); // as long as the database answers
  const { load } = await read();

  await line.cut();
  await expect(own.ping()).rejects.toThrow();
  expect(await sites.byHost(site.host)).toMatchObject({ id: site.id });
  await expect(sites.byHost('unknown.test')).rejects.toThrow('the database does not answer');
  const inOutage = await read();
  await expect.poll(read).toEqual(inOutage);
  expect(inOutage.load - load).toBeLessThanOrEqual(1);

  await line.mend();
  await expect.poll(() => own.ping().then(() => 'back', String)).toBe('back');
  await own.close();
});
