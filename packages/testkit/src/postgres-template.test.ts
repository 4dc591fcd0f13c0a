import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { copyDatabase } from './postgres-template.ts';

let server: PostgresServer;
beforeAll(async () => {
  vi.stubEnv('TEST_DATABASE_URL', ''); // what others copy would be dropped as outdated
  server = await startPostgres();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
});

async function select(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

test('of several who want copies at once one makes what is copied, and each has a copy to change', async () => {
  let made = 0;
  const make = async (url: string) => {
    made++;
    await select(url, 'create table things as select 1 as number');
  };
  const copies = await Promise.all(Array.from({ length: 4 }, () => copyDatabase(server, 'things', make)));
  expect(made).toBe(1);
  await select(copies[0]?.url ?? '', 'update things set number = 2');
  for (const { url } of copies.slice(1)) expect(await select(url, 'select number from things')).toEqual([[1]]);
  for (const { drop } of copies) await drop();
});
