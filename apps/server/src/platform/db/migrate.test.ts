import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type PostgresServer, startPostgres } from '@stoa/testkit/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database, migrate, openDatabase } from './index.ts';

let server: PostgresServer;
let directory: string;
let url: string;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

beforeEach(async () => {
  url = (await createDatabase(server)).url;
  database = await openDatabase({ url, poolSize: 2 });
  directory = await mkdtemp(join(tmpdir(), 'stoa-migrations-'));
  await write('0001-first.sql', "create table things (name text); insert into things values ('a');");
  await write('0002-second.sql', "insert into things values ('b');");
  return async () => {
    await database.close();
    await rm(directory, { recursive: true });
  };
});

const write = (name: string, text: string) => writeFile(join(directory, name), text);

async function things(): Promise<string[]> {
  return asPlatform('look', database, async (tx) => {
    const { rows } = await sql<{ name: string }>`select name from things order by name`.execute(tx.db);
    return rows.map(({ name }) => name);
  });
}

test('files run in order, once', async () => {
  await migrate(database, directory);
  await migrate(database, directory);
  expect(await things()).toEqual(['a', 'b']);
  await write('0003-third.sql', "insert into things values ('c');");
  await migrate(database, directory);
  expect(await things()).toEqual(['a', 'b', 'c']);
});

test('processes that start at the same time run each file once', async () => {
  const others = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
  await Promise.all([database, ...others].map((each) => migrate(each, directory)));
  expect(await things()).toEqual(['a', 'b']);
  for (const other of others) await other.close();
});

test('the real migrations run at the same time in two databases of one server', async () => {
  const other = await openDatabase({ url: (await createDatabase(server)).url });
  await Promise.all([migrate(database), migrate(other)]);
  await Promise.all([migrate(database), migrate(other)]);
  await other.close();
});

test('a failing file leaves nothing behind, is named, and runs again once fixed', async () => {
  await write('0002-second.sql', "insert into things values ('b'); select * from nothing;");
  await expect(migrate(database, directory)).rejects.toThrow(
    'the migration 0002-second.sql failed: relation "nothing"',
  );
  expect(await things()).toEqual(['a']);
  await write('0002-second.sql', "insert into things values ('b');");
  await migrate(database, directory);
  expect(await things()).toEqual(['a', 'b']);
});

test('a file changed after it ran is refused with advice; other line endings do not count', async () => {
  await write('0001-first.sql', 'create table things (\nname text);');
  await migrate(database, directory);
  await write('0001-first.sql', 'create table things (\r\nname text);');
  await migrate(database, directory);
  await write('0001-first.sql', 'create table things (title text);');
  await expect(migrate(database, directory)).rejects.toThrow(/0001-first.sql was changed .* in a new file/);
});

test('a database of a newer version is refused', async () => {
  await migrate(database, directory);
  await rm(join(directory, '0002-second.sql'));
  await expect(migrate(database, directory)).rejects.toThrow('used by a newer version');
});
