import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';

export type PreviewLink = { id: string; createdDate: string; expiresDate: string };

/** Keeps a link; of more than `most`, the oldest end. */
export async function insertPreviewLink(tx: Tx, link: PreviewLink, most: number): Promise<void> {
  await sql`
    delete from preview_links where site_id = ${tx.siteId} and id in (
      select id from preview_links where site_id = ${tx.siteId} order by created_date desc, id offset ${most - 1}
    )`.execute(tx.db);
  await sql`
    insert into preview_links (site_id, id, created_date, expires_date)
    values (${tx.siteId}, ${link.id}, ${link.createdDate}, ${link.expiresDate})`.execute(tx.db);
}

/** The links that still work, the newest first. */
export async function listPreviewLinkRows(tx: Tx, now: Date): Promise<PreviewLink[]> {
  const { rows } = await sql<PreviewLink>`
    select id, created_date as "createdDate", expires_date as "expiresDate" from preview_links
    where site_id = ${tx.siteId} and expires_date > ${now} order by created_date desc, id`.execute(tx.db);
  return rows;
}

export async function hasPreviewLink(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from preview_links where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows.length > 0;
}

/** False where there is none. */
export async function removePreviewLink(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from preview_links where site_id = ${tx.siteId} and id = ${id} returning id`.execute(tx.db);
  return rows.length > 0;
}

export async function removeEndedPreviewLinks(database: Database, now: Date): Promise<void> {
  await asPlatform('ended preview links are removed on all sites', database, async (tx) => {
    await sql`delete from preview_links where expires_date <= ${now}`.execute(tx.db);
  });
}
