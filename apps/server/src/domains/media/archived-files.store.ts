/** Files of the library as archives of the site name them. */
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { MEDIA_ROOT, POSTERS, UNLISTED, VISITOR_UPLOADS } from './media-file.ts';

/** A file in an archive. */
export type ArchivedFile = {
  /** Its name there. */
  name: string;
  fileName: string;
  private: boolean;
  labels: string[];
  /** The names of the folders that it is in, from the top down; null for a still picture of a video. */
  folders: string[] | null;
  /** The name of a video's still picture. */
  poster: string | null;
};

export type StoredFile = ArchivedFile & { id: string };

/** The files of the library in the order of their names in archives, without the trash and what visitors sent. */
export async function findArchivedFiles(tx: Tx): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    with recursive above (id, parent_id, names) as (
      select id, parent_id, array[name] from media_folders where site_id = ${tx.siteId} and parent_id = ${MEDIA_ROOT}
      union all
      select f.id, f.parent_id, above.names || f.name from media_folders f join above on f.parent_id = above.id
      where f.site_id = ${tx.siteId}
    ), named as (
      select *, case when archive_name is null or exists (
        select from media_files other where other.site_id = f.site_id and other.id = f.archive_name and other.archive_name is null
      ) then id else archive_name end as name
      from media_files f where site_id = ${tx.siteId} and deleted_date is null and folder_id not in (${VISITOR_UPLOADS}, ${UNLISTED})
    )
    select named.id, named.name, named.file_name as "fileName", named.private, named.labels,
      case when named.folder_id = ${POSTERS} then null else coalesce(above.names, '{}') end as folders,
      poster.name as poster
    from named left join above on above.id = named.folder_id left join named poster on poster.id = named.poster_id
    order by named.name collate "C"`.execute(tx.db);
  return rows;
}

/** The ids of files that came by an archive, by their names there. */
export async function findFilesByArchiveName(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, archive_name as name from media_files where site_id = ${tx.siteId} and archive_name is not null`.execute(
    tx.db,
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

export async function setArchiveName(tx: Tx, id: string, name: string): Promise<void> {
  await sql`update media_files set archive_name = ${name} where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

export async function hasFiles(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from media_files where site_id = ${tx.siteId} limit 1`.execute(tx.db);
  return rows.length > 0;
}
