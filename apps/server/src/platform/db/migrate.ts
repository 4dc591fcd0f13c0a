import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { asPlatform, type Tx } from './scope.ts';

/** A file of SQL; its checksum does not depend on line endings. */
export type Migration = { name: string; text: string; checksum: string };

/** The server's own migrations. */
const migrationsDirectory = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * Brings the database's tables up to date: runs each new migration file in the order of their names, each in a
 * transaction. Any number of processes may do so at the same time. Throws when the files do not continue the database's
 * history.
 */
export async function migrate(database: Database, directory = migrationsDirectory): Promise<void> {
  const migrations = await readMigrations(directory);
  const applied = await asPlatform('find out what is applied', database, async (tx) => {
    await lock(tx);
    await sql`
      create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_date timestamptz not null default now()
      )`.execute(tx.db);
    return readApplied(tx);
  });
  refuseOtherHistory(migrations, applied);
  for (const migration of migrations) {
    if (!applied.has(migration.name)) await apply(database, migration);
  }
}

/** The migration files in the order in which they run. */
export async function readMigrations(directory = migrationsDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Makes migrating processes take turns, until the transaction ends. */
async function lock(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('stoa migrations'))`.execute(tx.db);
}

async function readApplied(tx: Tx): Promise<Map<string, string>> {
  type Row = { name: string; checksum: string };
  const { rows } = await sql<Row>`select name, checksum from schema_migrations`.execute(tx.db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseOtherHistory(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new Error(
        `the database has the migration ${name}, which this program does not know. ` +
          'It was used by a newer version: run that version, or restore a backup from before.',
      );
    }
    if (known.get(name) !== checksum) {
      throw new Error(
        `the migration ${name} was changed after this database had run it. ` +
          'Put the file back as it was and make the change in a new file; or, if nothing in it is worth keeping, ' +
          'delete the database and start again.',
      );
    }
  }
}

async function apply(database: Database, { name, text, checksum }: Migration): Promise<void> {
  await asPlatform('change tables', database, async (tx) => {
    await lock(tx);
    if ((await readApplied(tx)).has(name)) return; // another process was faster
    try {
      await sql.raw(text).execute(tx.db);
    } catch (error) {
      throw new Error(`the migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(tx.db);
  });
}
