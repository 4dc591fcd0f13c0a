// Permissions from before some operations asked for others, and the migration's result for each.

import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, type PostgresServer, startPostgres } from '@stoa/testkit/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asPlatform, type Database, migrate, openDatabase } from '../../platform/db/index.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const MIGRATION = '0092-permissions-and-handles.sql';
const siteId = randomUUID();

const cases: [string[], string[]][] = [
  [['ECOM.READ_ORDERS'], []],
  [['WIX_STORES.INVENTORY_UPDATE'], ['WIX_STORES.INVENTORY_UPSERT']],
  [['WIX_STORES.PRODUCT_CREATE'], ['WIX_STORES.INVENTORY_CREATE']],
  [
    ['WIX_STORES.PRODUCT_UPDATE', 'WIX_STORES.PRODUCT_DELETE'],
    ['WIX_STORES.INVENTORY_UPDATE', 'CATEGORIES.CATEGORY_ADD_ITEM', 'CATEGORIES.CATEGORY_REMOVE_ITEM'],
  ],
  [
    ['WIX_STORES.PRODUCT_CREATE', 'WIX_STORES.PRODUCT_UPDATE', 'WIX_STORES.PRODUCT_DELETE', 'CATEGORIES.*'],
    ['WIX_STORES.INVENTORY_CREATE', 'WIX_STORES.INVENTORY_UPDATE', 'WIX_STORES.MODIFY_PRODUCTS'],
  ],
  [['CATEGORIES.CATEGORY_UPDATE'], ['CATEGORIES.ITEM_SET_CATEGORIES']],
  [['WIX_STORES.*'], []],
  [['*'], []],
];

let directory: string;
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
  directory = await mkdtemp(join(tmpdir(), 'stoa-permissions-'));
  for (const name of await readdir(migrations)) {
    if (name < MIGRATION) await cp(join(migrations, name), join(directory, 'before', name));
  }
});
afterAll(async () => {
  await server?.stop();
  await rm(directory, { recursive: true, force: true });
});

describe.each(['embedded', 'postgresql'] as const)('%s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    const url = kind === 'embedded' ? join(directory, 'database') : (await createDatabase(server)).url;
    database = await openDatabase({ url });
    await migrate(database, join(directory, 'before'));
    await asPlatform('a test looks back', database, async (tx) => {
      for (const [index, [permissions]] of cases.entries())
        await sql`
          insert into staff_roles (site_id, key, title, permissions, created_date, updated_date)
          values (${siteId}, ${`role-${index}`}, ${`Role ${index}`}, ${permissions}, now(), now())`.execute(tx.db);
    });
    await migrate(database);
  });
  afterAll(() => database?.close());

  test('roles can do what they could do before, and nothing else', async () => {
    const found = await asPlatform('a test looks at the roles', database, async (tx) => {
      const { rows } = await sql<{ permissions: string[] }>`
        select permissions from staff_roles where site_id = ${siteId} order by key`.execute(tx.db);
      return rows.map(({ permissions }) => permissions);
    });
    expect(found).toEqual(cases.map(([older, newer]) => [...older, ...newer]));
  });
});
