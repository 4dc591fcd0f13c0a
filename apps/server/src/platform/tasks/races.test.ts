import { randomUUID } from 'node:crypto';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asPlatform, type Database, type Scope, withSite } from '../db/index.ts';
import { cancel, schedule, type Task } from './index.ts';

let database: Database;
onPostgres((own) => {
  database = own;
});

const kind: Task<Scope, string> = { name: 'tell', lane: 'outside', run: async () => undefined };
/** Whether somebody waits for a lock. */
const isAwaited = () =>
  asPlatform('look', database, async (tx) => {
    const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(tx.db);
    return rows.length > 0;
  });

test('work that somebody else puts off at the same moment is cancelled all the same, and nothing else is', async () => {
  const scope: Scope = { database, siteId: randomUUID(), statements: { count: 0 } };
  await withSite(scope, async (tx) => {
    for (const key of ['one', 'two', 'three']) schedule(tx, kind, { key, input: key });
  });
  const { promise: isChanged, resolve: changed } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const other = asPlatform('put off', database, async (tx) => {
    await sql`update tasks set due_date = due_date + interval '1 hour' where site_id = ${scope.siteId}`.execute(tx.db);
    changed();
    await mayEnd;
  });
  await isChanged;
  const cancelling = withSite(scope, async (tx) => {
    cancel(tx, kind, 'one');
    cancel(tx, kind, 'three');
  });
  await expect.poll(isAwaited).toBe(true);
  end();
  await Promise.all([other, cancelling]);
  const { rows } = await asPlatform('look', database, (tx) =>
    sql<{ key: string }>`select key from tasks`.execute(tx.db),
  );
  expect(rows).toEqual([{ key: 'two' }]);
});
