import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyOf } from './any-of.ts';
import { addBrand, type BothDatabases, kinds, newScope, openBothDatabases } from './both-databases.fixture.ts';
import { readSite, type Scope, withSite } from './index.ts';

let databases: BothDatabases;
beforeAll(async () => {
  databases = await openBothDatabases();
});
afterAll(() => databases?.close());

const find = (scope: Scope, ids: readonly string[]) =>
  readSite(scope, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from brands where site_id = ${tx.siteId} and id ${anyOf(ids)} order by id`.execute(tx.db);
    return rows.map(({ id }) => id);
  });

test.each(kinds)('%s: lists of every length are found', async (kind) => {
  const scope = newScope(databases[kind]);
  const ids = await withSite(scope, async (tx) => {
    const ids: string[] = [];
    for (let n = 0; n < 70; n++) ids.push(await addBrand(tx));
    return ids.sort();
  });
  for (const length of [0, 1, 2, 3, 5, 64, 65, 70])
    expect(await find(scope, ids.slice(0, length))).toEqual(ids.slice(0, length));
});

test('the server keeps the plan', async () => {
  const scope = newScope(databases.postgresql);
  const [one = ''] = await withSite(scope, async (tx) => [await addBrand(tx)]);
  for (let n = 0; n < 20; n++) await find(scope, [one]);
  const { rows } = await readSite(scope, (tx) =>
    sql<{ generic: string; custom: string }>`
      select generic_plans as generic, custom_plans as custom from pg_prepared_statements
      where statement like '%select id from brands where%any(array[$2]%'`.execute(tx.db),
  );
  // some executions are planned for their values, to compare
  expect(Number(rows[0]?.generic)).toBeGreaterThan(Number(rows[0]?.custom));
});
