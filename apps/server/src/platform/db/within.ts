import { type Kysely, sql } from 'kysely';
import type { Tables } from './connection.ts';
import { type Database, type Ending, sessionSetting, type Work } from './database.ts';
import type { Tx } from './scope.ts';

/**
 * The database as seen from inside a transaction: leases get the transaction's own connection, with its uncommitted
 * writes. For reads written to stand alone; leases are served one after the other.
 */
export function databaseWithin(database: Database, { db, siteId }: Pick<Tx, 'db' | 'siteId'>): Database {
  const enter = (site: string | null) => sql.raw(sessionSetting(site)).execute(db);
  let last: Promise<unknown> = Promise.resolve();
  const lease: Database['lease'] = (wanted, work) => {
    const run = last.then(async () => {
      if (wanted.siteId === siteId) return workOn(db, work);
      await enter(wanted.siteId);
      try {
        return await workOn(db, work);
      } finally {
        // fails only after a failed statement, when the whole transaction is rolled back anyway
        await enter(siteId).catch(() => {});
      }
    });
    last = run.catch(() => {});
    return run;
  };
  // nothing is committed before the transaction is
  return { ...database, lease, rooms: new Set() };
}

async function workOn<T>(db: Kysely<Tables>, work: Work<T>): Promise<T> {
  const ending: Ending = {};
  const result = await work(db, ending);
  if (ending.statement) await db.executeQuery(ending.statement);
  return result;
}
