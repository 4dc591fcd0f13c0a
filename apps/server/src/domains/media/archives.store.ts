import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The contents of an archive's address: files, or a folder. */
export type Archive = { fileIds: string[]; folderId: string | null };

export async function insertArchive(tx: Tx, archive: Archive & { id: string; expires: Date }): Promise<void> {
  const { id, fileIds, folderId, expires } = archive;
  await sql`
    insert into media_archives (site_id, id, file_ids, folder_id, expires_date)
    values (${tx.siteId}, ${id}, ${fileIds}::text[], ${folderId}, ${expires})`.execute(tx.db);
}

/** Null once it has expired. */
export async function findArchive(tx: Tx, id: string, now: Date): Promise<Archive | null> {
  const { rows } = await sql<Archive>`
    select file_ids as "fileIds", folder_id as "folderId" from media_archives
    where site_id = ${tx.siteId} and id = ${id} and expires_date > ${now}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Deletes expired archives of any site. */
export async function removeArchives(tx: Tx, now: Date): Promise<void> {
  await sql`delete from media_archives where expires_date <= ${now}`.execute(tx.db);
}
