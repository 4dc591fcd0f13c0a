import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBrand, type BothDatabases, kinds, newScope, openBothDatabases } from './both-databases.fixture.ts';
import { asPlatform, type Database, lockContended, openDatabase, readSite, type Tx, withSite } from './index.ts';
import { isWanted, waitForLock } from './shared-flush.ts';

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

/** Adds a brand behind a lock of its site that all want. */
const addBehindLock = (tx: Tx) =>
  lockContended(tx, `a lock of ${tx.siteId}`, () =>
    sql`select pg_advisory_xact_lock(hashtext(${tx.siteId}))`.execute(tx.db),
  ).then(() => addBrand(tx));

test.each(kinds)('%s: transactions that want the same lock are kept, and those that fail are not', async (kind) => {
  const scope = newScope(kind === 'postgresql' ? postgresql : databases[kind]);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      withSite(scope, async (tx) => {
        await addBehindLock(tx);
        if (index % 5 === 0) throw new Error('changed my mind');
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
  const { rows } = await readSite(scope, (tx) => sql`select id from brands`.execute(tx.db));
  expect(rows).toHaveLength(16);
});

test('a lock is wanted while several wait for it', async () => {
  const taken: (() => void)[] = [];
  const wait = () => waitForLock('a lock', () => new Promise<void>((resolve) => taken.push(resolve)));
  const waits = [wait()];
  expect(isWanted('a lock')).toBe(false);
  waits.push(wait());
  expect([isWanted('a lock'), isWanted('another')]).toEqual([true, false]);
  for (const take of taken) take();
  await Promise.all(waits);
  expect(isWanted('a lock')).toBe(false);
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
    const at = await withSite(scope, async (tx) => addBehindLock(tx).then(() => logEnd(tx)));
    return isOnDisk(at);
  };
  for (let round = 0; round < 10; round++)
    expect(await Promise.all(Array.from({ length: 8 }, write))).toEqual(Array(8).fill(true));
});
