import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { pagesInManifest, withFrozenDrafts } from './documents.store.ts';

export type ScheduledRelease = {
  id: string;
  note: string;
  author: string | null;
  pages: number;
  publishDate: string;
};

const columns = sql`id, note, author, publish_date as "publishDate", ${pagesInManifest}`;

/** The earliest first. */
export async function listScheduled(tx: Tx): Promise<ScheduledRelease[]> {
  const { rows } = await sql<ScheduledRelease>`
    select ${columns} from scheduled_releases where site_id = ${tx.siteId} order by publish_date, id`.execute(tx.db);
  return rows;
}

type NewScheduled = { id: string; note: string; author: string; publishDate: Date; now: Date; most: number };

/** Keeps all drafts as they are, for later; null where there are none, or where as many as may be are waiting. */
export async function freezeDrafts(tx: Tx, frozen: NewScheduled): Promise<ScheduledRelease | null> {
  const { id, note, author, publishDate, now, most } = frozen;
  const { rows } = await sql<ScheduledRelease>`
    ${withFrozenDrafts(tx)}
    insert into scheduled_releases (site_id, id, manifest, note, author, publish_date, created_date)
    select ${tx.siteId}::uuid, ${id}::uuid, next.manifest, ${note}, ${author}, ${publishDate}::timestamptz, ${now}::timestamptz
    from next where next.manifest is not null
      and (select count(*) from scheduled_releases where site_id = ${tx.siteId}) < ${most}
    returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Takes a scheduled release off the list; false where there is none. */
export async function removeScheduled(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from scheduled_releases where site_id = ${tx.siteId} and id = ${id} returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Makes a scheduled release the live one, unless it is what is live; false where it is not on the list any more. */
export async function releaseScheduled(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with due as (
      delete from scheduled_releases where site_id = ${tx.siteId} and id = ${id} returning manifest, note, author)
    insert into releases (site_id, number, manifest, note, author, published_date)
    select ${tx.siteId}::uuid, coalesce(live.number, 0) + 1, due.manifest, due.note, due.author, ${now}::timestamptz
    from due left join lateral (
      select number, manifest from releases where site_id = ${tx.siteId} order by number desc limit 1) as live on true
    where due.manifest is distinct from live.manifest
    returning number`.execute(tx.db);
  return rows.length > 0;
}
