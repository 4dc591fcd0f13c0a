// For tests: both databases side by side, and rows to play with.

import { randomUUID } from 'node:crypto';
import { createMigratedDatabase, openOwnDatabase } from '@stoa/server/testing/database';
import { type PostgresServer, startPostgres } from '@stoa/testkit/postgres';
import { sql } from 'kysely';
import { type Database, openDatabase, type Scope, type Tx } from './index.ts';

export const kinds = ['embedded', 'postgresql'] as const;

export type BothDatabases = Record<Database['kind'], Database> & {
  server: PostgresServer;
  /** The address of the server's database. */
  url: string;
  close(): Promise<void>;
};

/**
 * Opens one database of each kind with all tables. The server's has one connection, so that round trips can be counted.
 */
export async function openBothDatabases(): Promise<BothDatabases> {
  const server = await startPostgres();
  const embedded = await openOwnDatabase();
  const { url } = await createMigratedDatabase(server);
  const postgresql = await openDatabase({ url, poolSize: 1 });
  return {
    server,
    url,
    embedded,
    postgresql,
    async close() {
      await embedded.close();
      await postgresql.close();
      await server.stop();
    },
  };
}

export const newScope = (database: Database, siteId: string = randomUUID()): Scope => ({
  database,
  siteId,
  statements: { count: 0 },
});

/** Adds a document of the transaction's site, or of another one, to one of the plainest tables. */
export async function addBrand(tx: Tx, siteId = tx.siteId, id: string = randomUUID()): Promise<string> {
  await sql`
    insert into brands (site_id, id, created_date, updated_date, doc)
    values (${siteId}, ${id}, now(), now(), '{}')`.execute(tx.db);
  return id;
}

export async function brandIds(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from brands order by id`.execute(tx.db);
  return rows.map(({ id }) => id);
}
