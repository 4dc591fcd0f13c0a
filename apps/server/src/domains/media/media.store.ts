import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import {
  type CompiledQuery,
  type Queryable,
  type SortedRow,
  toCursorPage,
  toSearchText,
} from '../../platform/query/index.ts';
import { MEDIA_ROOT, type MediaFile, POSTERS, roots, UNLISTED } from './media-file.ts';

const columns = sql`f.id, f.file_name as "fileName", f.kind, f.mime_type as "mimeType", f.size::float8 as size, f.hash,
  coalesce(f.width, p.width) as width, coalesce(f.height, p.height) as height, f.folder_id as "folderId", f.private,
  f.labels, f.poster_id as "posterId", f.source_url as "sourceUrl", f.created_date as "createdDate",
  f.updated_date as "updatedDate", f.deleted_date as "deletedDate"`;
const files = sql`media_files f left join media_files p on p.site_id = f.site_id and p.id = f.poster_id`;
const state = sql`case when f.deleted_date is null then 'OK' else 'DELETED' end`;
const MEDIA_TYPES = ['UNKNOWN', 'IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'VECTOR', 'ARCHIVE', 'MODEL3D', 'OTHER'];

/** Fields that clients may query files by. */
export const queryableFiles: Queryable = {
  fields: {
    id: { kind: 'string', column: sql`f.id`, sortable: true },
    displayName: {
      kind: 'string',
      column: sql`lower(f.file_name)`,
      sortable: true,
      toColumn: (text) => text.toLowerCase(),
    },
    sizeInBytes: { kind: 'integer', column: sql`f.size`, sortable: true },
    createdDate: { kind: 'date', column: sql`f.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`f.updated_date`, sortable: true },
    private: { kind: 'boolean', column: sql`f.private` },
    mediaType: { kind: 'string', column: sql`f.kind`, values: MEDIA_TYPES },
    state: { kind: 'string', column: state, values: ['OK', 'DELETED'] },
    parentFolderId: { kind: 'string', column: sql`f.folder_id` },
    labels: { kind: 'stringArray', column: sql`f.labels` },
  },
  defaultSort: [{ fieldName: 'updatedDate', order: 'DESC' }],
  tieBreaker: 'id',
  maxLimit: 100,
};

/** Files of the site, in no particular order; including those in the trash, as references still show them. */
export async function findMediaFiles(tx: Tx, ids: readonly string[], { lock = false } = {}): Promise<MediaFile[]> {
  const { rows } = await sql<MediaFile>`
    select ${columns} from ${files} where f.site_id = ${tx.siteId} and f.id = any(${ids as string[]}::text[])
    ${lock ? sql`for update of f` : sql``}`.execute(tx.db);
  return rows;
}

/** The files in any of these folders and not in the trash, up to `most`. */
export async function findFilesInFolders(tx: Tx, folderIds: readonly string[], most: number): Promise<MediaFile[]> {
  const { rows } = await sql<MediaFile>`
    select ${columns} from ${files}
    where f.site_id = ${tx.siteId} and f.folder_id = any(${folderIds as string[]}::text[]) and f.deleted_date is null
    order by f.folder_id, lower(f.file_name), f.id limit ${most}`.execute(tx.db);
  return rows;
}

/** A page of a query's files, within `also`. */
export async function queryMediaFiles(tx: Tx, query: CompiledQuery, also: RawBuilder<boolean>) {
  const { rows } = await sql<MediaFile & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from ${files}
    where f.site_id = ${tx.siteId} and f.folder_id <> ${UNLISTED} and ${also} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return toCursorPage(query, rows);
}

const searchTextOf = ({ fileName, labels }: Pick<MediaFile, 'fileName' | 'labels'>): string =>
  toSearchText([fileName, ...labels].join(' '));

/** What the files of the site take, those in the trash among them. */
export async function storedMegabytes(tx: Tx): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select coalesce(sum(size), 0)::float8 / 1048576 as size from media_files where site_id = ${tx.siteId}`.execute(
    tx.db,
  );
  return rows[0]?.size ?? 0;
}

/** Records a stored file. An existing one with the id stays, but leaves the trash. */
export async function insertMediaFile(tx: Tx, file: MediaFile): Promise<void> {
  const { id, fileName, kind, mimeType, width, height, size, hash, folderId, labels, sourceUrl, createdDate } = file;
  await sql`
    insert into media_files (site_id, id, file_name, kind, mime_type, width, height, size, hash, folder_id, private,
      labels, source_url, search_text, created_date, updated_date)
    values (${tx.siteId}, ${id}, ${fileName}, ${kind}, ${mimeType}, ${width}, ${height}, ${size}, ${hash}, ${folderId},
      ${file.private}, ${labels}::text[], ${sourceUrl}, ${searchTextOf(file)}, ${createdDate}, ${createdDate})
    on conflict (site_id, id) do update set deleted_date = null, deleted_with = null
    where media_files.deleted_date is not null`.execute(tx.db);
}

/** Writes the changeable fields of a file. */
export async function updateMediaFile(tx: Tx, file: MediaFile, now: Date): Promise<void> {
  await sql`
    update media_files set file_name = ${file.fileName}, folder_id = ${file.folderId}, labels = ${file.labels}::text[],
      search_text = ${searchTextOf(file)}, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${file.id}`.execute(tx.db);
}

export async function setPoster(tx: Tx, id: string, posterId: string, now: Date): Promise<void> {
  await sql`
    update media_files set poster_id = ${posterId}, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** Moves files to the trash; those already there stay as they are. */
export async function trashFiles(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    update media_files set deleted_date = ${now}, updated_date = ${now}
    where site_id = ${tx.siteId} and id = any(${ids as string[]}::text[]) and deleted_date is null`.execute(tx.db);
}

/** Restores files from the trash: to their folder, or to the root where it is gone. Returns their ids. */
export async function restoreFiles(tx: Tx, ids: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update media_files f set deleted_date = null, deleted_with = null, updated_date = ${now},
      folder_id = case when f.folder_id = any(${roots as string[]}::text[]) or exists (
        select from media_folders d where d.site_id = f.site_id and d.id = f.folder_id and d.deleted_date is null
      ) then f.folder_id else ${MEDIA_ROOT} end
    where f.site_id = ${tx.siteId} and f.id = any(${ids as string[]}::text[]) and f.deleted_date is not null
    returning f.id`.execute(tx.db);
  return rows.map(({ id }) => id);
}

export type RemovedFile = { id: string; private: boolean };

/** Deletes files, and the posters of videos. Returns everything deleted, so that its bytes are deleted too. */
export async function removeFiles(tx: Tx, ids: readonly string[]): Promise<RemovedFile[]> {
  const { rows } = await sql<RemovedFile>`
    with named as (
      select id, poster_id from media_files where site_id = ${tx.siteId} and id = any(${ids as string[]}::text[])
    )
    delete from media_files f using named
    where f.site_id = ${tx.siteId} and (f.id = named.id or (f.id = named.poster_id and f.folder_id = ${POSTERS}))
    returning f.id, f.private`.execute(tx.db);
  return rows;
}

/** The ids in this list that no site has. */
export async function idsOfNobody(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids as string[]}::text[]) as gone (id)
    where not exists (select from media_files f where f.id = gone.id)`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** The site that has a file, or one of them; null where none has. Seen by the platform. */
export async function findSiteOfFile(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ siteId: string }>`
    select site_id as "siteId" from media_files where id = ${id} limit 1`.execute(tx.db);
  return rows[0]?.siteId ?? null;
}

/** Files of any site that went to the trash before a date, some at a time. */
export async function findOldTrash(tx: Tx, before: Date, most: number): Promise<{ siteId: string; id: string }[]> {
  const { rows } = await sql<{ siteId: string; id: string }>`
    select site_id as "siteId", id from media_files where deleted_date < ${before} order by deleted_date limit ${most}`.execute(
    tx.db,
  );
  return rows;
}

/** The ids of some files of a site, also of those in its trash. */
export async function findFilesOf(tx: Tx, siteId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from media_files where site_id = ${siteId} limit ${most}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** `removeFiles` for the platform, which sees all sites. */
export const removeFilesOf = (tx: Tx, siteId: string, ids: readonly string[]): Promise<RemovedFile[]> =>
  removeFiles({ ...tx, siteId }, ids);

/** Conditions in addition to a client's filter. */
export const within = {
  anywhere: sql<boolean>`true`,
  state: (name: 'OK' | 'DELETED') =>
    name === 'OK' ? sql<boolean>`f.deleted_date is null` : sql<boolean>`f.deleted_date is not null`,
  folder: (id: string) => sql<boolean>`f.folder_id = ${id}`,
  notIn: (folderIds: string[]) => sql<boolean>`f.folder_id <> all(${folderIds}::text[])`,
  trashedByItself: sql<boolean>`f.deleted_with is null`,
  unused: sql<boolean>`not exists (select from media_uses u where u.site_id = f.site_id and u.file_id = f.id)`,
  all: (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`,
  searchColumn: sql`f.search_text`,
};
