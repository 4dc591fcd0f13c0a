import { type PostgresServer, startPostgres, type TestDatabase } from '@stoa/testkit/postgres';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../src/platform/db/index.ts';
import { createMigratedDatabase } from './database.ts';

/**
 * Gives the tests of a file a database of their own on a real PostgreSQL, and takes it away after them. Without
 * `waitsForDisk` commits are done before they are on the disk: for thousands of them, where no crash is tried.
 */
export function onPostgres(use: (database: Database) => void, { waitsForDisk = true } = {}): void {
  let postgres: PostgresServer;
  let own: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
    own = await createMigratedDatabase(postgres);
    const url = new URL(own.url);
    if (!waitsForDisk) url.searchParams.set('options', '-c synchronous_commit=off');
    database = await openDatabase({ url: url.href });
    use(database);
  });
  afterAll(async () => {
    await database?.close();
    await own?.drop();
    await postgres?.stop();
  });
}
