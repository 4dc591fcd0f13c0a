import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBrand, type BothDatabases, kinds, newScope, openBothDatabases } from './both-databases.fixture.ts';
import { asPlatform, type Database, openDatabase, readSite, type Tx, withSite } from './index.ts';

let databases: BothDatabases;
let postgresql: Database;
beforeAll(async () => {
  databases = await openBothDatabases();
  postgresql = await openDatabase({ url: databases.url, poolSize: 8 });
});
afterAll(async () => {
  await postgresql?.close();
  await databases?.close();
});

const CONTENDED = { contended: 'the numbers of a site' };

test.each(kinds)('%s: transactions that want the same lock are kept, and those that fail are not', async (kind) => {
  const scope = newScope(kind === 'postgresql' ? postgresql : databases[kind]);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      withSite(
        scope,
        async (tx) => {
          await addBrand(tx);
          if (index % 5 === 0) throw new Error('changed my mind');
        },
        CONTENDED,
      ),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
  const { rows } = await readSite(scope, (tx) => sql`select id from brands`.execute(tx.db));
  expect(rows).toHaveLength(16);
});

test('each is on the disk when its caller goes on', async () => {
  const scope = newScope(postgresql);
  const logEnd = async (tx: Tx) => {
    const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(tx.db);
    return rows[0]?.at ?? '';
  };
  const isOnDisk = (at: string) =>
    asPlatform('look at the log', postgresql, async (tx) => {
      const { rows } = await sql<{ flushed: boolean }>`
        select pg_current_wal_flush_lsn() >= ${at}::pg_lsn as flushed`.execute(tx.db);
      return rows[0]?.flushed;
    });
  const write = async () => {
    const at = await withSite(scope, async (tx) => addBrand(tx).then(() => logEnd(tx)), CONTENDED);
    return isOnDisk(at);
  };
  for (let round = 0; round < 10; round++)
    expect(await Promise.all(Array.from({ length: 8 }, write))).toEqual(Array(8).fill(true));
});
