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

/**
 * Keeps all drafts as they are, for later, with what is live now (`base`), so that it is known what changes; null where there
 * are no drafts, or where as many as may be are waiting.
 */
export async function freezeDrafts(tx: Tx, frozen: NewScheduled): Promise<ScheduledRelease | null> {
  const { id, note, author, publishDate, now, most } = frozen;
  const { rows } = await sql<ScheduledRelease>`
    ${withFrozenDrafts(tx)}
    insert into scheduled_releases (site_id, id, manifest, base, note, author, publish_date, created_date)
    select ${tx.siteId}::uuid, ${id}::uuid, next.manifest,
      coalesce((select manifest from releases where site_id = ${tx.siteId} order by number desc limit 1), '{}'), ${note}, ${author}, ${publishDate}::timestamptz, ${now}::timestamptz
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

/**
 * Of each page the scheduled version where it changes the page, and otherwise the one that is live: what was published since it
 * was scheduled stays. If two pages would then have one address, the pages as they were scheduled.
 */
const merged = sql`(
  select case when count(*) = count(distinct entry ->> 'address') then jsonb_object_agg(id, entry) else due.manifest end
  from (
    select id, case when frozen.entry is not distinct from base.entry then current.entry else frozen.entry end as entry
    from jsonb_each(due.manifest) as frozen (id, entry)
    full join jsonb_each(due.base) as base (id, entry) using (id)
    full join jsonb_each(coalesce(live.manifest, '{}')) as current (id, entry) using (id)) as page
  where entry is not null)`;

/** Makes a scheduled release the live one, unless it changes nothing; false where nothing is published. */
export async function releaseScheduled(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with due as (
      delete from scheduled_releases where site_id = ${tx.siteId} and id = ${id} returning manifest, base, note, author),
    next as (
      select live.number, live.manifest as live, ${merged} as manifest, due.note, due.author
      from due left join lateral (
        select number, manifest from releases where site_id = ${tx.siteId} order by number desc limit 1) as live on true)
    insert into releases (site_id, number, manifest, note, author, published_date)
    select ${tx.siteId}::uuid, coalesce(number, 0) + 1, manifest, note, author, ${now}::timestamptz
    from next where manifest is not null and manifest is distinct from live
    returning number`.execute(tx.db);
  return rows.length > 0;
}
