import { createDatabase, startPostgres } from '@stoa/testkit/postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { databaseStatistics, executedSince, scannedSince } from './database-statistics.ts';

test('a table that is read as a whole is named, and one that is read by its index is not', async () => {
  const server = await startPostgres({ countsStatements: true });
  const { url } = await createDatabase(server);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'create table pages (id int primary key, name text); create table pets (id int primary key, name text)',
  );
  for (const table of ['pages', 'pets'])
    await client.query(`insert into ${table} select id, 'n' || id from generate_series(1, 2000) id; analyze ${table}`);
  const statistics = await databaseStatistics(url);
  const settled = async () => {
    await client.query('select pg_stat_force_next_flush()').catch(() => {});
    return statistics.scans();
  };
  const before = await settled();
  const executed = await statistics.executions();
  await client.query('select * from pages where id = 7');
  await client.query(`select * from pets where name = 'n7'`);
  const after = await settled();
  expect(scannedSince(before, after, 1)).toEqual(['pets']);
  expect(scannedSince(before, after, 20)).toEqual([]);
  const executedAfter = await statistics.executions();
  if (executed && executedAfter) {
    const found = executedSince(executed, executedAfter, 1).map(([statement, { times }]) => ({ statement, times }));
    expect(found).toContainEqual({ statement: 'select * from pages where id = $1', times: 1 });
  }
  await statistics.close();
  await client.end();
  await server.stop();
});
