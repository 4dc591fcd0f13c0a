import { sql } from 'kysely';
import { type Database, readPlatform } from '../../platform/db/index.ts';

/** The sites that asked for letters of a kind. */
export const findSitesThatWant = (database: Database, letter: string): Promise<string[]> =>
  readPlatform('the summaries of all sites are sent by one job', database, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from sites where settings #>> array['letters', ${letter}, 'isOn'] = 'true' order by id`.execute(tx.db);
    return rows.map(({ id }) => id);
  });
