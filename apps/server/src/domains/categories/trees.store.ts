import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { MOST_TREES, STORE_TREE, type Tree } from './category.ts';
import type { Node, Placed } from './tree.ts';

/**
 * Locks a tree: for changes of its shape alone, or `shared` with others who change contents of categories. False where
 * there is no such tree.
 */
export async function lockTree(tx: Tx, { namespace, key }: Tree, { shared = false } = {}): Promise<boolean> {
  const { rows } = await sql`
    select from category_trees where site_id = ${tx.siteId} and app_namespace = ${namespace} and tree_key = ${key}
    ${shared ? sql`for share` : sql`for update`}`.execute(tx.db);
  return rows.length > 0;
}

/** Creates a tree and locks it; false where the site has the maximum number. */
export async function createTree(tx: Tx, { namespace, key }: Tree, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into category_trees (site_id, app_namespace, tree_key, created_date)
    select ${tx.siteId}, ${namespace}, ${key}, ${now}
    where (select count(*) from category_trees where site_id = ${tx.siteId}) < ${MOST_TREES}
    on conflict (site_id, app_namespace, tree_key) do update set created_date = category_trees.created_date
    returning site_id`.execute(tx.db);
  return rows.length > 0;
}

export async function listTrees(tx: Tx): Promise<Tree[]> {
  const { rows } = await sql<Tree>`
    select app_namespace as namespace, tree_key as key from category_trees where site_id = ${tx.siteId}
    order by app_namespace <> ${STORE_TREE.namespace}, created_date, app_namespace, tree_key limit ${MOST_TREES}`.execute(
    tx.db,
  );
  return rows;
}

/** The shape of a whole tree. */
export async function loadTree(tx: Tx, { namespace, key }: Tree): Promise<Node[]> {
  const { rows } = await sql<Node>`
    select id, parent_id as "parentId", position, visible, managed from categories
    where site_id = ${tx.siteId} and app_namespace = ${namespace} and tree_key = ${key}`.execute(tx.db);
  return rows;
}

/** Writes changed places. The caller holds the tree's lock. */
export async function writePlaces(tx: Tx, places: readonly Placed[]): Promise<void> {
  if (places.length === 0) return;
  const rows = places.map(({ id, parentId, position, path, visible }) => ({
    id,
    parent_id: parentId,
    position,
    path,
    visible,
  }));
  await sql`
    update categories set parent_id = placed.parent_id, position = placed.position, path = placed.path, visible = placed.visible
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as placed (id uuid, parent_id uuid, position int, path uuid[], visible boolean)
    where categories.site_id = ${tx.siteId} and categories.id = placed.id`.execute(tx.db);
}

/** Increments the revisions of these categories. */
export async function touchCategories(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update categories set revision = revision + 1, updated_date = ${now}
    where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(tx.db);
}

/** Deletes categories with their memberships, but none of the items. */
export async function deleteCategories(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from categories where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(
    tx.db,
  );
}
