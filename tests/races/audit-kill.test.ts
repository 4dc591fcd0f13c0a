import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brands, connect, httpTransport } from '@stoa/sdk';
import { createMigratedDatabase } from '@stoa/server/testing/database';
import { startTestServer } from '@stoa/server/testing/server';
import { startServerProcess } from '@stoa/server/testing/server-process';
import type { TestSite } from '@stoa/server/testing/sites';
import { freePort, type PostgresServer, startPostgres } from '@stoa/testkit/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, openDatabase } from '../../apps/server/src/platform/db/index.ts';
import { kinds } from './support/shop.ts';

const KILLS = 3;
const EDITORS = 6;
/** The number of changes reported before the next kill. */
const CHANGES_OF_A_LIFE = 20;

type Store = { dataDirectory: string; databaseUrl?: string };

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

test.each(kinds)('%s: a server that is killed during changes leaves none without its row in the log', async (kind) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'stoa-audit-'));
  const database = kind === 'postgresql' ? await createMigratedDatabase(postgres) : undefined;
  try {
    const store = { dataDirectory, databaseUrl: database?.url };
    const server = await startTestServer({ ...store, seed: 'none' });
    const { site } = server;
    await server.stop();
    for (let killed = 0; killed < KILLS; killed++) await editAndKill(store, site);
    const { changes, strange } = await audit(store);
    expect(strange).toEqual([]);
    expect(changes).toBeGreaterThanOrEqual(KILLS * CHANGES_OF_A_LIFE);
  } finally {
    await database?.drop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
});

/** Editors create and rename brands without a pause until their server is gone. */
async function editAndKill(store: Store, { apiKey }: TestSite): Promise<void> {
  const server = startServerProcess({ ...store, port: await freePort() });
  await server.ready;
  const library = connect(brands, httpTransport({ baseUrl: server.url, headers: () => ({ authorization: apiKey }) }));
  const enough = Promise.withResolvers<void>();
  let heard = 0;
  const hear = () => {
    if (++heard === CHANGES_OF_A_LIFE) enough.resolve();
  };
  const edit = async () => {
    for (;;) {
      let { brand } = await library.createBrand({ brand: { name: `Brand ${crypto.randomUUID()}` } });
      hear();
      for (let round = 0; round < 5; round++) {
        const { id, revision } = brand ?? {};
        const renamed = { id: id ?? '', revision: revision ?? '', name: crypto.randomUUID() };
        ({ brand } = await library.updateBrand({ brand: renamed }));
        hear();
      }
    }
  };
  const ends = Array.from({ length: EDITORS }, () => edit().catch(() => {}));
  await Promise.race([enough.promise, Promise.all(ends)]);
  await wait(Math.random() * 50);
  await server.kill();
  await Promise.all(ends);
}

/** Compares each brand with its rows: one per revision, the last of which has the brand's current name. */
async function audit({ dataDirectory, databaseUrl }: Store): Promise<{ changes: number; strange: unknown[] }> {
  const database = await openDatabase({ url: databaseUrl ?? join(dataDirectory, 'database') });
  try {
    return await asPlatform('a test looks at all sites', database, async (tx) => {
      const { rows } = await sql<{ revision: string; count: number; name: string; last: string }>`
        select brands.revision::text, brands.doc ->> 'name' as name, count(audit_log.id)::int as count,
          (array_agg(audit_log.after ->> 'name' order by audit_log.created_date desc, audit_log.id desc))[1] as last
        from brands full join audit_log on audit_log.site_id = brands.site_id and audit_log.entity_id = brands.id::text
        group by brands.site_id, brands.id`.execute(tx.db);
      const strange = rows.filter(({ revision, count, name, last }) => Number(revision) !== count || name !== last);
      return { changes: rows.reduce((sum, { count }) => sum + count, 0), strange };
    });
  } finally {
    await database.close();
  }
}
