/** Databases for tests, with all tables: one shared by the test files of a worker, or a separate one. */
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedDirectory, hashOf } from '@stoa/testkit/cached-directory';
import type { TestDatabase } from '@stoa/testkit/postgres';
import { copyDatabase } from '@stoa/testkit/postgres-template';
import { sql } from 'kysely';
import { type Database, migrate, openDatabase } from '../src/platform/db/index.ts';

/** Speed over safety: test data may be lost. */
const embedded = { sync: false, sharedBuffers: '8MB' };

let shared: Promise<Database> | undefined;

/**
 * The embedded database of this worker, in which its files, run one after the other, have sites of their own. It ends
 * with the worker: `close()` leaves it to the next file.
 */
export async function openTestDatabase(): Promise<Database> {
  shared ??= openOwnDatabase();
  return { ...(await shared), close: async () => {} };
}

/**
 * A migrated, empty, embedded database for one test file: for data without a site, such as queues and settings of the
 * platform, and for changes of tables. `close()` deletes it.
 */
export async function openOwnDatabase(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-database-'));
  const directory = join(folder, 'data');
  await copyMigratedDirectory(directory);
  const database = await openDatabase({ url: directory, embedded });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fills the directory of an embedded database, which is not there yet, with a migrated, empty one. */
export async function copyMigratedDirectory(directory: string): Promise<void> {
  cpSync(await template(), directory, { recursive: true }); // in one native call, 15 times as fast as its async form
}

/** A migrated, empty database on a PostgreSQL server: for what the embedded one cannot show. */
export async function createMigratedDatabase(server: { url: string }): Promise<TestDatabase> {
  return copyDatabase(server, await hashOf(['apps/server/migrations']), async (url) => {
    const database = await openDatabase({ url });
    await migrate(database);
    await database.close();
  });
}

/**
 * The directory that test databases are copied from: recreated when the migrations or the database's version change.
 */
async function template(): Promise<string> {
  const hash = await hashOf(['apps/server/migrations', 'apps/server/package.json', 'apps/server/testing/database.ts']);
  return cachedDirectory('database-template', hash, async (draft) => {
    const database = await openDatabase({ url: draft, embedded });
    await migrate(database);
    await dropUnused(database);
    await database.close();
  });
}

/** Drops the databases that new ones would be made from, which are half of the files that each copy has. */
async function dropUnused(database: Database): Promise<void> {
  const scope = { siteId: null, transaction: false, statements: { count: 0 } };
  await database.lease(scope, async (db) => {
    for (const name of ['template0', 'template1']) {
      await sql`alter database ${sql.id(name)} with is_template false`.execute(db);
      await sql`drop database ${sql.id(name)}`.execute(db);
    }
  });
}
