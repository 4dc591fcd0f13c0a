/** Databases of a PostgreSQL server that start as copies of one that takes long to make. */
import pg from 'pg';
import { createDatabase, type TestDatabase } from './postgres.ts';

const PREFIX = 'test_template_';

/**
 * A new database with all that `make` puts into an empty one. It is made once for each `hash` of what it depends on and
 * stays on the server; those of other hashes are dropped. Of several that find it missing one makes it and the others wait.
 */
export async function copyDatabase(
  server: { url: string },
  hash: string,
  make: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const template = `${PREFIX}${hash}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [PREFIX]);
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [PREFIX],
    );
    const names = rows.map(({ datname }) => datname);
    if (!names.includes(template)) {
      const draft = await createDatabase(server);
      await make(draft.url);
      await client.query(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${template}`);
      for (const outdated of names) await client.query(`drop database ${outdated} with (force)`);
    }
    return await createDatabase(server, { template });
  } finally {
    await client.end();
  }
}
