import { sql } from 'kysely';
import type { MediaPlace } from '../../media-place.ts';
import type { Tx } from '../../platform/db/index.ts';

export type MediaUse = { kind: MediaPlace['kind']; entityId: string; name: string | null };
export type FileUses = { fileId: string; displayName: string; total: number; uses: MediaUse[] };
type Row = Omit<FileUses, 'uses'> & { kind: MediaPlace['kind'] | null; entityId: string | null };

/** Uses are counted up to this number. */
const MOST_COUNTED = 100;
const MOST_FILES = 200;

/** The uses of each file: their number, and the first of them with their names. */
export async function findMediaUses(
  tx: Tx,
  fileIds: readonly string[],
  { limit, places }: { limit: number; places: readonly MediaPlace[] },
): Promise<FileUses[]> {
  const { rows } = await sql<Row>`
    select file.id as "fileId", coalesce(f.file_name, '') as "displayName", counted.total, found.kind, found.entity_id as "entityId"
    from unnest(${fileIds as string[]}::text[]) with ordinality as file (id, place)
      left join media_files f on f.site_id = ${tx.siteId} and f.id = file.id
      cross join lateral (
        select count(*)::int as total from (
          select from media_uses where site_id = ${tx.siteId} and file_id = file.id limit ${MOST_COUNTED}) as few
      ) as counted
      left join lateral (
        select kind, entity_id from media_uses where site_id = ${tx.siteId} and file_id = file.id
        order by kind, entity_id limit ${limit}
      ) as found on true
    order by file.place, found.kind, found.entity_id`.execute(tx.db);
  const names = await findNames(tx, rows, places);
  const uses = new Map<string, FileUses>();
  for (const { fileId, displayName, total, kind, entityId } of rows) {
    const known = uses.get(fileId) ?? { fileId, displayName, total, uses: [] };
    uses.set(fileId, known);
    if (kind && entityId) known.uses.push({ kind, entityId, name: names.get(entityId) ?? null });
  }
  return [...uses.values()];
}

/** The files that something shows, in folders and the folders below them, in the trash or not. */
export async function findUsedIn(tx: Tx, folderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive tree as (
      select id from unnest(${folderIds as string[]}::text[]) as id
      union
      select f.id from media_folders f join tree on f.parent_id = tree.id where f.site_id = ${tx.siteId}
    )
    select f.id from media_files f join tree on f.folder_id = tree.id
    where f.site_id = ${tx.siteId}
      and exists (select from media_uses u where u.site_id = ${tx.siteId} and u.file_id = f.id)
    order by lower(f.file_name), f.id limit ${MOST_FILES}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** The names of entities of several kinds, by their ids. */
async function findNames(
  tx: Tx,
  rows: readonly Row[],
  places: readonly MediaPlace[],
): Promise<ReadonlyMap<string, string>> {
  const selects = places.flatMap(({ kind, table, name }) => {
    const ids = rows.flatMap((row) => (row.kind === kind && row.entityId ? row.entityId : []));
    if (ids.length === 0 || name === null) return [];
    return sql`select id, ${sql.raw(name)} as name from ${sql.table(table)}
      where site_id = ${tx.siteId} and id = any(${[...new Set(ids)]}::uuid[])`;
  });
  if (selects.length === 0) return new Map();
  const found = await sql<{ id: string; name: string | null }>`${sql.join(selects, sql` union all `)}`.execute(tx.db);
  return new Map(found.rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}
