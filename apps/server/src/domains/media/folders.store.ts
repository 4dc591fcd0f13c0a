import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import {
  type CompiledQuery,
  type Queryable,
  type SortedRow,
  toCursorPage,
  toSearchText,
} from '../../platform/query/index.ts';
import { MEDIA_ROOT } from './media-file.ts';

export type MediaFolder = {
  id: string;
  name: string;
  parentId: string;
  createdDate: string;
  updatedDate: string;
  deletedDate: string | null;
};

const columns = sql`f.id, f.name, f.parent_id as "parentId", f.created_date as "createdDate",
  f.updated_date as "updatedDate", f.deleted_date as "deletedDate"`;

/** Fields that clients may query folders by. */
export const queryableFolders: Queryable = {
  fields: {
    id: { kind: 'string', column: sql`f.id`, sortable: true },
    displayName: { kind: 'string', column: sql`lower(f.name)`, sortable: true, toColumn: (text) => text.toLowerCase() },
    createdDate: { kind: 'date', column: sql`f.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`f.updated_date`, sortable: true },
    state: {
      kind: 'string',
      column: sql`case when f.deleted_date is null then 'OK' else 'DELETED' end`,
      values: ['OK', 'DELETED'],
    },
    parentFolderId: { kind: 'string', column: sql`f.parent_id` },
  },
  defaultSort: [{ fieldName: 'updatedDate', order: 'DESC' }],
  tieBreaker: 'id',
  maxLimit: 100,
};

/** Makes changes of a site's folder tree take turns, until the transaction ends: two moves could make a cycle. */
export async function lockFolders(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('media folders'), hashtext(${tx.siteId}::text))`.execute(tx.db);
}

export async function findFolder(tx: Tx, id: string): Promise<MediaFolder | null> {
  const { rows } = await sql<MediaFolder>`
    select ${columns} from media_folders f where f.site_id = ${tx.siteId} and f.id = ${id}`.execute(tx.db);
  return rows[0] ?? null;
}

/** A folder outside the trash with its ancestors, itself first; empty where there is none. */
export async function findPath(tx: Tx, id: string): Promise<MediaFolder[]> {
  const { rows } = await sql<MediaFolder>`
    with recursive above as (
      select f.*, 1 as height from media_folders f where f.site_id = ${tx.siteId} and f.id = ${id} and f.deleted_date is null
      union all
      select f.*, above.height + 1 from media_folders f join above on f.id = above.parent_id
      where f.site_id = ${tx.siteId} and above.height < 100
    )
    select ${columns} from above f order by f.height`.execute(tx.db);
  return rows;
}

/** A folder with its subfolders outside the trash, each after its parent. */
export async function findTree(tx: Tx, id: string): Promise<(MediaFolder & { depth: number })[]> {
  const { rows } = await sql<MediaFolder & { depth: number }>`
    with recursive below as (
      select f.*, 0 as depth from media_folders f where f.site_id = ${tx.siteId} and f.id = ${id} and f.deleted_date is null
      union all
      select f.*, below.depth + 1 from media_folders f join below on f.parent_id = below.id
      where f.site_id = ${tx.siteId} and f.deleted_date is null
    )
    select ${columns}, f.depth from below f order by f.depth, lower(f.name), f.id`.execute(tx.db);
  return rows;
}

export async function findChildNamed(tx: Tx, parentId: string, name: string): Promise<MediaFolder | null> {
  const { rows } = await sql<MediaFolder>`
    select ${columns} from media_folders f
    where f.site_id = ${tx.siteId} and f.parent_id = ${parentId} and f.name = ${name} and f.deleted_date is null
    order by f.created_date, f.id limit 1`.execute(tx.db);
  return rows[0] ?? null;
}

export async function queryFolders(tx: Tx, query: CompiledQuery, also: RawBuilder<boolean>) {
  const { rows } = await sql<MediaFolder & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from media_folders f
    where f.site_id = ${tx.siteId} and ${also} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return toCursorPage(query, rows);
}

export async function insertFolder(tx: Tx, { id, name, parentId, createdDate }: MediaFolder): Promise<void> {
  await sql`
    insert into media_folders (site_id, id, name, parent_id, search_text, created_date, updated_date)
    values (${tx.siteId}, ${id}, ${name}, ${parentId}, ${toSearchText(name)}, ${createdDate}, ${createdDate})`.execute(
    tx.db,
  );
}

export async function updateFolder(tx: Tx, { id, name, parentId }: MediaFolder, now: Date): Promise<void> {
  await sql`
    update media_folders set name = ${name}, parent_id = ${parentId}, search_text = ${toSearchText(name)},
      updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** Moves folders to the trash, with their contents. A folder within another of them goes along with that one. */
export async function trashFolders(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    with recursive tree as (
      select id, id as root from media_folders
      where site_id = ${tx.siteId} and id = any(${ids as string[]}::text[]) and deleted_date is null
      union all
      select f.id, tree.root from media_folders f join tree on f.parent_id = tree.id
      where f.site_id = ${tx.siteId} and f.deleted_date is null
    ), gone as (
      select id, root from tree where not exists (select from tree inner_one where inner_one.id = tree.root and inner_one.root <> tree.root)
    ), folders as (
      update media_folders f set deleted_date = ${now}, updated_date = ${now}, deleted_with = nullif(gone.root, f.id)
      from gone where f.site_id = ${tx.siteId} and f.id = gone.id
    )
    update media_files f set deleted_date = ${now}, updated_date = ${now}, deleted_with = gone.root
    from gone where f.site_id = ${tx.siteId} and f.folder_id = gone.id and f.deleted_date is null`.execute(tx.db);
}

/** Restores folders from the trash with the contents that went along; to the root where their parent is gone. */
export async function restoreFolders(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    with recursive tree as (
      select id, coalesce(deleted_with, id) as gone_with from media_folders
      where site_id = ${tx.siteId} and id = any(${ids as string[]}::text[]) and deleted_date is not null
      union
      select f.id, tree.gone_with from media_folders f join tree on f.parent_id = tree.id
      where f.site_id = ${tx.siteId} and f.deleted_with = tree.gone_with
    ), folders as (
      update media_folders f set deleted_date = null, deleted_with = null, updated_date = ${now},
        parent_id = case when f.parent_id = ${MEDIA_ROOT} or exists (
          select from media_folders d where d.site_id = f.site_id and d.id = f.parent_id and d.deleted_date is null
        ) or f.parent_id in (select id from tree) then f.parent_id else ${MEDIA_ROOT} end
      from tree where f.site_id = ${tx.siteId} and f.id = tree.id
    )
    update media_files f set deleted_date = null, deleted_with = null, updated_date = ${now}
    from tree where f.site_id = ${tx.siteId} and f.folder_id = tree.id and f.deleted_with = tree.gone_with`.execute(
    tx.db,
  );
}

/** Deletes folders with their subfolders, in the trash or not. Returns the ids of their files. */
export async function removeFolders(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive tree as (
      select id from media_folders where site_id = ${tx.siteId} and id = any(${ids as string[]}::text[])
      union
      select f.id from media_folders f join tree on f.parent_id = tree.id where f.site_id = ${tx.siteId}
    ), folders as (
      delete from media_folders f using tree where f.site_id = ${tx.siteId} and f.id = tree.id
    )
    select f.id from media_files f join tree on f.folder_id = tree.id where f.site_id = ${tx.siteId}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Deletes folders of any site that went to the trash before a date; their files are deleted separately. */
export async function removeOldFolders(tx: Tx, before: Date): Promise<void> {
  await sql`delete from media_folders where deleted_date < ${before}`.execute(tx.db);
}

export const withinFolders = {
  state: (name: 'OK' | 'DELETED') =>
    name === 'OK' ? sql<boolean>`f.deleted_date is null` : sql<boolean>`f.deleted_date is not null`,
  parent: (id: string) => sql<boolean>`f.parent_id = ${id}`,
  trashedByItself: sql<boolean>`f.deleted_with is null`,
  anywhere: sql<boolean>`true`,
  all: (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`,
  searchColumn: sql`f.search_text`,
};
