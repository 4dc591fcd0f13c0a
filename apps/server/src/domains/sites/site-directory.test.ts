import { openTestDatabase } from '@stoa/server/testing/database';
import { openShop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asPlatform } from '../../platform/db/index.ts';
import { siteDirectory } from './index.ts';

const database = await openTestDatabase();

test('what was being read while a site changed is not kept', async () => {
  const { site } = await openShop(database);
  const sites = await siteDirectory(database);
  const reading = sites.byId(site.id);
  sites.forget();
  await reading;
  await asPlatform('rename it unannounced', database, (tx) =>
    sql`update sites set name = 'Renamed' where id = ${site.id}`.execute(tx.db),
  );
  expect(await sites.byId(site.id)).toMatchObject({ name: 'Renamed' });
});
