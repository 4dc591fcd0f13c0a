/** Fills a site up to the limits of its lists, without as many calls. */
import type { TestServer } from '@stoa/server/testing/server';
import { sql } from 'kysely';
import { asPlatform } from '../../apps/server/src/platform/db/index.ts';

type Rows = { table: string; id: string; count: number };

/** Copies a row of the site so many times: as if each copy had been created. */
export const copyRows = ({ database, site }: Pick<TestServer, 'database' | 'site'>, { table, id, count }: Rows) =>
  asPlatform('a test fills a site', database, (tx) =>
    sql`
      insert into ${sql.table(table)} (site_id, id, revision, created_date, updated_date, doc)
      select site_id, gen_random_uuid(), revision, created_date, updated_date, doc
      from ${sql.table(table)}, generate_series(1, ${count}::int)
      where site_id = ${site.id} and id = ${id}`.execute(tx.db),
  );
