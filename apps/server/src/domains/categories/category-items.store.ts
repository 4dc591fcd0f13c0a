/**
 * The contents of categories. `category_items` is the only truth; the product columns `category_ids` and
 * `all_category_ids` are derived from it by `refreshProducts`, in the transaction of each change, for product queries
 * to filter by.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { ALL_PRODUCTS_ID, STORE_TREE, type Tree } from './category.ts';
import type { Item } from './item.ts';

type Membership = Item & { categoryId: string };

const membershipRows = (memberships: readonly Membership[]): RawBuilder<unknown> => sql`
  unnest(${memberships.map(({ categoryId }) => categoryId)}::uuid[], ${memberships.map(({ appId }) => appId)}::text[],
    ${memberships.map(({ itemId }) => itemId)}::text[], ${memberships.map(({ productId }) => productId)}::uuid[])
    with ordinality as wanted (category_id, app_id, item_id, product_id, number)`;

const inStoreTree = sql`categories.app_namespace = ${STORE_TREE.namespace} and categories.tree_key = ${STORE_TREE.key}`;

/**
 * Locks products before their categories change, in the order of their ids, so that two transactions queue instead of
 * deadlocking. @returns those that exist
 */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from products where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])
    order by id for no key update`.execute(tx.db);
  return new Set(rows.map(({ id }) => id));
}

/** Adds items to categories, after the existing ones; items already there stay. Returns the new memberships. */
export async function insertItems(tx: Tx, memberships: readonly Membership[]): Promise<Membership[]> {
  if (memberships.length === 0) return [];
  const { rows } = await sql<Membership>`
    insert into category_items (site_id, category_id, app_id, item_id, product_id)
    select ${tx.siteId}, category_id, app_id, item_id, product_id from ${membershipRows(memberships)} order by number
    on conflict (site_id, category_id, app_id, item_id) do nothing
    returning category_id as "categoryId", app_id as "appId", item_id as "itemId", product_id as "productId"`.execute(
    tx.db,
  );
  return rows;
}

/** Removes items from categories. Returns the removed memberships. */
export async function deleteItems(tx: Tx, memberships: readonly Membership[]): Promise<Membership[]> {
  if (memberships.length === 0) return [];
  const { rows } = await sql<Membership>`
    delete from category_items as items using ${membershipRows(memberships)}
    where items.site_id = ${tx.siteId} and items.category_id = wanted.category_id and items.app_id = wanted.app_id
      and items.item_id = wanted.item_id
    returning items.category_id as "categoryId", items.app_id as "appId", items.item_id as "itemId",
      items.product_id as "productId"`.execute(tx.db);
  return rows;
}

/** Replaces the categories of each product in the store's tree. Unknown ids are ignored. */
export async function replaceCategoriesOfProducts(
  tx: Tx,
  appId: string,
  products: readonly { productId: string; categoryIds: readonly string[] }[],
): Promise<void> {
  const wanted = products.flatMap(({ productId, categoryIds }) => categoryIds.map((id) => ({ productId, id })));
  await sql`
    with wanted as (
      select wanted.product_id, wanted.category_id, wanted.number
      from unnest(${wanted.map(({ productId }) => productId)}::uuid[], ${wanted.map(({ id }) => id)}::uuid[])
        with ordinality as wanted (product_id, category_id, number)
      join categories on categories.site_id = ${tx.siteId} and categories.id = wanted.category_id
      where not categories.managed and ${inStoreTree}
    ), dropped as (
      delete from category_items as items using categories
      where items.site_id = ${tx.siteId} and items.product_id = any(${products.map(({ productId }) => productId)}::uuid[])
        and categories.site_id = items.site_id and categories.id = items.category_id and ${inStoreTree}
        and not exists (select from wanted where wanted.product_id = items.product_id and wanted.category_id = items.category_id)
    )
    insert into category_items (site_id, category_id, app_id, item_id, product_id)
    select ${tx.siteId}, category_id, ${appId}, product_id::text, product_id from wanted order by number
    on conflict (site_id, category_id, app_id, item_id) do nothing`.execute(tx.db);
}

/** The products in these categories. */
export const productsIn = (tx: Tx, categoryIds: readonly string[]): RawBuilder<unknown> => sql`(
  select items.product_id from category_items as items
  where items.site_id = ${tx.siteId} and items.category_id = any(${categoryIds as string[]}::uuid[]))`;
export const productsWithIds = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`(select unnest(${ids as string[]}::uuid[]))`;

/**
 * Derives the category columns of any number of products again, in one statement: the categories of each in the order
 * of adding, and those with all their ancestors. `without` leaves out categories that are about to be deleted.
 */
export async function refreshProducts(
  tx: Tx,
  products: RawBuilder<unknown>,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<void> {
  await sql`
    with direct as materialized (
      select items.product_id, categories.id, categories.path || categories.id as line, items.added
      from category_items as items
      join categories on categories.site_id = items.site_id and categories.id = items.category_id
      where items.site_id = ${tx.siteId} and items.product_id in ${products} and ${inStoreTree}
        and categories.id <> all(${without as string[]}::uuid[])
    ), fresh as (
      select products.id, coalesce(first.ids, '{}') as category_ids,
        coalesce(every.ids, '{}') || ${ALL_PRODUCTS_ID}::uuid as all_category_ids
      from products
      left join (select product_id, array_agg(id order by added) as ids from direct group by product_id) as first
        on first.product_id = products.id
      left join (select product_id, array_agg(distinct above) as ids from direct, unnest(line) as above group by product_id) as every
        on every.product_id = products.id
      where products.site_id = ${tx.siteId} and products.id in ${products}
    )
    update products set category_ids = fresh.category_ids, all_category_ids = fresh.all_category_ids,
      category_revision = products.category_revision + 1
    from fresh where products.site_id = ${tx.siteId} and products.id = fresh.id
      and (products.category_ids, products.all_category_ids) is distinct from (fresh.category_ids, fresh.all_category_ids)`.execute(
    tx.db,
  );
}

/** The categories of each item in a tree, in the order of adding; `path` leads to each of them. */
export async function findCategoriesOfItems(
  tx: Tx,
  tree: Tree,
  items: readonly Item[],
  { visibleOnly = false } = {},
): Promise<{ id: string; path: string[] }[][]> {
  const { rows } = await sql<{ number: string; id: string; path: string[] }>`
    select wanted.number, categories.id, categories.path
    from unnest(${items.map(({ appId }) => appId)}::text[], ${items.map(({ itemId }) => itemId)}::text[])
      with ordinality as wanted (app_id, item_id, number)
    join category_items as items on items.site_id = ${tx.siteId} and items.app_id = wanted.app_id and items.item_id = wanted.item_id
    join categories on categories.site_id = items.site_id and categories.id = items.category_id
    where categories.app_namespace = ${tree.namespace} and categories.tree_key = ${tree.key}
      and (categories.visible or not ${visibleOnly})
    order by items.added`.execute(tx.db);
  const ofItem = Map.groupBy(rows, ({ number }) => Number(number) - 1);
  return items.map((_, index) => ofItem.get(index) ?? []);
}

/** The categories of products in the store's tree, as queries see them. */
export async function findCategoriesOfProducts(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { categoryIds: string[]; allCategoryIds: string[] }>> {
  const { rows } = await sql<{ id: string; categoryIds: string[]; allCategoryIds: string[] }>`
    select id, category_ids as "categoryIds", all_category_ids as "allCategoryIds" from products
    where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(tx.db);
  return new Map(rows.map(({ id, ...found }) => [id, found]));
}
