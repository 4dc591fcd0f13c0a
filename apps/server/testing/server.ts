/** A whole server for tests, in this process: with a database and, if it listens, a site. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogFiles, catalogImport, connect, httpTransport, jobs, mediaFiles } from '@stoa/sdk';
import { freePort } from '@stoa/testkit/postgres';
import { type Config, readConfig } from '../src/config.ts';
import type { App } from '../src/http/app.ts';
import type { Database } from '../src/platform/db/index.ts';
import { prepare, type Running } from '../src/start.ts';
import { copyMigratedDirectory, openOwnDatabase } from './database.ts';
import { NO_RATE_LIMITS } from './no-rate-limits.ts';
import { createSite, type TestSite } from './sites.ts';
import { catalogue, pictures } from './small-catalogue.ts';

const HOST = '127.0.0.1';

/**
 * Settings that differ from the defaults. A given `dataDirectory` keeps everything, even an embedded database, and is
 * not deleted; a `databaseUrl` names an empty PostgreSQL database.
 */
export type TestServerOptions = Partial<Config> & {
  /** The site's catalogue: a few products of every kind, or none. */
  seed?: 'small' | 'none';
  now?: () => Date;
};

export type TestServer = {
  /** Without a slash at the end. */
  url: string;
  app: App;
  database: Database;
  site: TestSite;
  /** Stops the server and deletes its data, except given resources: a PostgreSQL database, a folder. */
  stop(): Promise<void>;
};

type Seed = Pick<TestServerOptions, 'seed'>;
let shared: Promise<TestServer> | undefined;

/**
 * A new site on a server shared by the test files of a worker. It ends with the worker: `stop()` leaves it running.
 * Tests of all sites, or with server options, use `startTestServer()`.
 */
export async function openTestSite({ seed = 'small' }: Seed = {}): Promise<TestServer> {
  shared ??= startTestServer({ seed: 'none' });
  const server = await shared;
  const site = await createSite(server.database, server.app.now());
  if (seed === 'small') await fill(server.url, site);
  return { ...server, site, stop: async () => {} };
}

/** Starts a server on a free port of the loopback interface. */
export async function startTestServer({ seed = 'small', now, ...config }: TestServerOptions = {}): Promise<TestServer> {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const running = await prepareServer({ port, publicUrl: url, ...config }, now);
  const { app, database, stop } = running;
  try {
    await running.server.listen({ port, host: HOST });
    const site = await createSite(database, app.now());
    if (seed === 'small') await fill(url, site);
    return { url, app, database, site, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A server that does not listen, with a database and a directory that go with it, where none are given. */
export async function prepareServer(given: Partial<Config>, now?: () => Date): Promise<Running> {
  const dataDirectory = given.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'stoa-server-')));
  const isOwn = !given.dataDirectory && !given.databaseUrl;
  const config = {
    ...readConfig({ ...NO_RATE_LIMITS, LOG_LEVEL: 'error' }),
    host: HOST,
    ...given,
    dataDirectory,
  };
  const directory = join(dataDirectory, 'database');
  // that a first start creates the tables shows where servers are processes
  if (given.dataDirectory && !given.databaseUrl && !existsSync(directory)) await copyMigratedDirectory(directory);
  const database = isOwn ? await openOwnDatabase() : undefined;
  const running = await prepare(config, { now, database, writesAllEvents: true });
  const stop = async () => {
    await running.stop();
    if (!given.dataDirectory) await rm(dataDirectory, { recursive: true, force: true });
  };
  return { ...running, stop };
}

/** Imports the small catalogue with its pictures, as an operator would: through the API. */
async function fill(baseUrl: string, { apiKey }: TestSite): Promise<void> {
  const headers = () => ({ authorization: apiKey });
  const transport = httpTransport({ baseUrl, headers });
  const library = connect(mediaFiles, transport);
  let csv = catalogue;
  for (const [fileName, svg] of Object.entries(pictures)) {
    const mimeType = 'image/svg+xml';
    const { uploadUrl = '' } = await library.generateFileUploadUrl({ mimeType, fileName });
    const { pathname } = new URL(uploadUrl);
    const sent = await fetch(`${baseUrl}${pathname}`, {
      method: 'PUT',
      headers: { 'content-type': mimeType },
      body: svg,
    });
    const { file } = (await sent.json()) as { file: { id: string } };
    csv = csv.replaceAll(fileName, `media/${file.id}`);
  }
  const imports = connect(catalogImport, transport);
  const { id: importId = '' } = await catalogFiles({ baseUrl, headers }).uploadImport('catalogue.csv', csv);
  const { jobId } = (await imports.startImport({ importId })).catalogImport ?? {};
  for (;;) {
    const { job } = await connect(jobs, transport).getJob({ jobId: jobId ?? '' });
    if (job?.status === 'DONE') break;
    if (job?.status === 'FAILED') throw new Error(`The small catalogue was not imported: ${job.failure}`);
    await pause(20);
  }
  const { problems } = await imports.listImportProblems({ importId });
  if (problems?.length) throw new Error(`The small catalogue is not in order: ${JSON.stringify(problems)}`);
}
