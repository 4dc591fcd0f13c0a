import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';

/** Notes a picture that waits for the review of the person who uploaded it. */
export async function insertPhoto(tx: Tx, fileId: string, uploaderId: string, now: Date): Promise<void> {
  await sql`
    insert into review_photos (site_id, file_id, uploader_id, created_date)
    values (${tx.siteId}, ${fileId}, ${uploaderId}, ${now}) on conflict do nothing`.execute(tx.db);
}

/** The number of a person's pictures that wait for a review. */
export async function countWaitingPhotos(tx: Tx, uploaderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from review_photos
    where site_id = ${tx.siteId} and uploader_id = ${uploaderId} and review_id is null`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** Those of the files that a person uploaded and no review shows. */
export async function findWaitingPhotos(tx: Tx, fileIds: readonly string[], uploaderId: string): Promise<Set<string>> {
  const { rows } = await sql<{ fileId: string }>`
    select file_id as "fileId" from review_photos
    where site_id = ${tx.siteId} and uploader_id = ${uploaderId} and review_id is null
      and file_id = any(${fileIds as string[]}::text[])`.execute(tx.db);
  return new Set(rows.map(({ fileId }) => fileId));
}

/** Notes which pictures a review shows now. Those it no longer shows are given back to wait, and are deleted in time. */
export async function claimPhotos(tx: Tx, reviewId: string, fileIds: readonly string[]): Promise<void> {
  await sql`
    update review_photos set review_id = case when file_id = any(${fileIds as string[]}::text[]) then ${reviewId}::uuid end
    where site_id = ${tx.siteId} and (review_id = ${reviewId}
      or (file_id = any(${fileIds as string[]}::text[]) and review_id is null))`.execute(tx.db);
}

export type AbandonedPhoto = { siteId: string; fileId: string };

/** Takes out pictures, on all sites, that have waited for a review since before a time, or whose review was deleted. */
export const takeAbandonedPhotos = (database: Database, before: Date, most: number): Promise<AbandonedPhoto[]> =>
  asPlatform('pictures without a review are deleted on every site', database, async (tx) => {
    const { rows } = await sql<AbandonedPhoto>`
      delete from review_photos where (site_id, file_id) in (
        select site_id, file_id from review_photos where created_date < ${before} and review_id is null limit ${most})
      returning site_id as "siteId", file_id as "fileId"`.execute(tx.db);
    return rows;
  });
