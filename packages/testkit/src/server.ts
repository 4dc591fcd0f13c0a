/** A whole server for tests, in this process: with a port, a database and a site of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogFiles, catalogImport, connect, httpTransport, jobs, mediaLibrary } from '@stoa/sdk';
import { readConfig } from '../../../apps/server/src/config.ts';
import { hashPassword, insertApiKey, insertOwner, newSecret } from '../../../apps/server/src/domains/identity/index.ts';
import { insertSite } from '../../../apps/server/src/domains/sites/index.ts';
import type { App } from '../../../apps/server/src/http/app.ts';
import { asPlatform, type Database } from '../../../apps/server/src/platform/db/index.ts';
import { newId } from '../../../apps/server/src/platform/ids.ts';
import { prepare } from '../../../apps/server/src/start.ts';
import { openTestDatabase } from './database.ts';
import { freePort } from './postgres.ts';
import { catalogue, pictures, settings } from './small-shop.ts';

const HOST = '127.0.0.1';

export type TestServerOptions = {
  /** An empty PostgreSQL database; an embedded one of its own where there is none. */
  databaseUrl?: string;
  /** Where to keep everything, an embedded database as well, and leave it; a folder that is deleted where absent. */
  dataDirectory?: string;
  /** What the site sells: a few products of every kind, or nothing. */
  seed?: 'small' | 'none';
  now?: () => Date;
  /** Faults are logged; `silent` where a test causes some. */
  logLevel?: string;
  /** Private hosts that files may be imported from. */
  fetchAllowedHosts?: string[];
  /** Where mails go to: a mailbox of the test's own. They are written to files where there is none. */
  smtpUrl?: string;
};

export type TestSite = {
  id: string;
  clientId: string;
  /** Has every permission. */
  apiKey: string;
  /** Under this name the server shows the storefront. */
  host: string;
  ownerEmail: string;
  ownerPassword: string;
};

export type TestServer = {
  /** Without a slash at the end. */
  url: string;
  app: App;
  database: Database;
  site: TestSite;
  /** Stops the server and deletes all that it kept, but for what was given: a PostgreSQL database, a folder. */
  stop(): Promise<void>;
};

/** Starts a server that listens on a free port of the loopback interface. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { databaseUrl, seed = 'small', now, logLevel = 'error', fetchAllowedHosts = [], smtpUrl = null } = options;
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'stoa-server-')));
  const config = {
    ...readConfig({ RATE_LIMIT_APP: '0', RATE_LIMIT_PERSON: '0', RATE_LIMIT_ADDRESS: '0' }),
    port,
    host: HOST,
    publicUrl: url,
    dataDirectory,
    databaseUrl: databaseUrl ?? null,
    databasePoolSize: 10,
    fetchAllowedHosts,
    smtpUrl,
  };
  const database = databaseUrl || options.dataDirectory ? undefined : await openTestDatabase();
  const running = await prepare({ ...config, logLevel, trustProxy: false, demo: false }, { now, database });
  const stop = async () => {
    await running.stop();
    if (!options.dataDirectory) await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    await running.server.listen({ port, host: HOST });
    const site = await createSite(running.app);
    if (seed === 'small') await fill(url, site);
    return { url, app: running.app, database: running.database, site, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A site with its owner, a client for front ends and an API key. */
export async function createSite(app: App): Promise<TestSite> {
  const now = app.now();
  const site = { id: newId(), clientId: newId(), host: `shop-${newId().slice(-12)}.localhost` };
  const owner = { ownerEmail: `owner@${site.host}`, ownerPassword: newSecret() };
  const apiKey = `stoa_${newSecret()}`;
  const passwordHash = await hashPassword(owner.ownerPassword);
  const shop = {
    name: 'Workshop',
    state: 'ENABLED',
    currency: 'EUR',
    language: 'en',
    timeZone: 'Europe/Berlin',
  } as const;
  await asPlatform('a new site is not behind its wall yet', app.database, async (tx) => {
    await insertSite(tx, { ...site, ...shop, catalogVersion: 'V3_CATALOG', settings, now });
    await insertOwner(tx, { id: newId(), email: owner.ownerEmail, name: 'Owner', passwordHash }, site.id, now);
    await insertApiKey(tx, apiKey, site.id, 'Test key', ['*'], now);
  });
  app.sites.forget();
  return { ...site, ...owner, apiKey };
}

/** Takes in the small catalogue with its pictures, as an operator would: through the API. */
async function fill(baseUrl: string, { apiKey }: TestSite): Promise<void> {
  const headers = () => ({ authorization: apiKey });
  const transport = httpTransport({ baseUrl, headers });
  const library = connect(mediaLibrary, transport);
  let csv = catalogue;
  for (const [fileName, svg] of Object.entries(pictures)) {
    const { file } = await library.uploadImage({ fileName, content: Buffer.from(svg).toString('base64') });
    csv = csv.replaceAll(fileName, `media/${file?.id}`);
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
