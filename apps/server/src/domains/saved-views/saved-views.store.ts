import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type SavedView = {
  id: string;
  owner: string;
  list: string;
  name: string;
  parameters: string;
  shared: boolean;
  createdDate: string;
  updatedDate: string;
};

const columns = sql`id, owner, list, name, parameters, shared,
  created_date as "createdDate", updated_date as "updatedDate"`;

/** An owner's views of a list and those shared by others, by name. */
export async function listViews(tx: Tx, list: string, owner: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select ${columns} from saved_views
    where site_id = ${tx.siteId} and list = ${list} and (owner = ${owner} or shared)
    order by lower(name), id`.execute(tx.db);
  return rows;
}

/** Adds a view unless its owner already has `most` of that list; false where they do. */
export async function insertView(tx: Tx, view: SavedView, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into saved_views (site_id, id, owner, list, name, parameters, shared, created_date, updated_date)
    select ${tx.siteId}::uuid, ${view.id}::uuid, ${view.owner}::text, ${view.list}::text, ${view.name}::text,
      ${view.parameters}::text, ${view.shared}::boolean, ${view.createdDate}::timestamptz, ${view.updatedDate}::timestamptz
    where (select count(*) from saved_views
      where site_id = ${tx.siteId} and list = ${view.list} and owner = ${view.owner}) < ${most}
    returning id`.execute(tx.db);
  return rows.length > 0;
}

type Change = Partial<Pick<SavedView, 'name' | 'parameters' | 'shared'>>;

/** Changes an owner's view; null where they have no such view. */
export async function updateView(
  tx: Tx,
  { id, owner, change, now }: { id: string; owner: string; change: Change; now: Date },
): Promise<SavedView | null> {
  const { rows } = await sql<SavedView>`
    update saved_views set
      name = coalesce(${change.name ?? null}, name),
      parameters = coalesce(${change.parameters ?? null}, parameters),
      shared = coalesce(${change.shared ?? null}, shared),
      updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id} and owner = ${owner}
    returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

export async function deleteView(tx: Tx, id: string, owner: string): Promise<boolean> {
  const { rows } = await sql`
    delete from saved_views where site_id = ${tx.siteId} and id = ${id} and owner = ${owner} returning id`.execute(
    tx.db,
  );
  return rows.length > 0;
}
