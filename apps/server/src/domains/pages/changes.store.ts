import type { Change, Op } from '@stoa/page-model';
import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';

/** A change in the order of its page. */
export type MadeChange = Change & { seq: number; author: string; inverse: readonly Op[]; madeDate: string };

const columns = sql`change_id as id, seq::int as seq, author, label, said, operations as ops, inverse, made_date as "madeDate"`;

/** The changes of a page after a number, in their order. */
export async function listChangesAfter(tx: Tx, pageId: string, seq: number): Promise<MadeChange[]> {
  const { rows } = await sql<MadeChange>`
    select ${columns} from page_changes
    where site_id = ${tx.siteId} and page_id = ${pageId} and seq > ${seq} order by seq`.execute(tx.db);
  return rows;
}

/** The latest changes of a page, the latest first. */
export async function listLatestChanges(tx: Tx, pageId: string, limit: number): Promise<MadeChange[]> {
  const { rows } = await sql<MadeChange>`
    select ${columns} from page_changes
    where site_id = ${tx.siteId} and page_id = ${pageId} order by seq desc limit ${limit}`.execute(tx.db);
  return rows;
}

/** Which of these changes were made before. */
export async function findMade(tx: Tx, pageId: string, changeIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select change_id as id from page_changes
    where site_id = ${tx.siteId} and page_id = ${pageId} and change_id = any(${changeIds as string[]}::text[])`.execute(
    tx.db,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function insertChanges(tx: Tx, pageId: string, changes: readonly MadeChange[]): Promise<void> {
  await sql`
    insert into page_changes (site_id, page_id, seq, change_id, author, label, said, operations, inverse, made_date)
    select ${tx.siteId}::uuid, ${pageId}::uuid, made.* from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as made (seq bigint, id text, author text, label text, said jsonb, ops jsonb, inverse jsonb, "madeDate" timestamptz)`.execute(
    tx.db,
  );
}

/** Changes are kept this long; what was published stays. */
const KEPT_DAYS = 90;

export async function removeOldChanges(database: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  await asPlatform('old changes are removed on all sites', database, async (tx) => {
    await sql`delete from page_changes where made_date < ${until}`.execute(tx.db);
  });
}
