/** What archives say of categories once there are products, which they name by their addresses. */
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The products of a category that are arranged by hand, in their order. */
export type Arrangement = { id: string; products: string[] };
/** An address that a product or category had, and the one that it has now. */
export type FormerAddress = { kind: 'product' | 'category'; slug: string; leadsTo: string };

export async function findArrangements(tx: Tx): Promise<Arrangement[]> {
  const { rows } = await sql<Arrangement>`
    select item.category_id as id, array_agg(products.slug order by item.place) as products
    from category_items as item join products on products.site_id = item.site_id and products.id = item.product_id
    where item.site_id = ${tx.siteId} and item.place is not null
    group by item.category_id order by item.category_id`.execute(tx.db);
  return rows;
}

/** The ids of products, in the order of their addresses; unknown ones are left out. */
export async function findProductsAt(tx: Tx, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where site_id = ${tx.siteId} and slug = any(${slugs as string[]}::text[])
    order by array_position(${slugs as string[]}::text[], slug)`.execute(tx.db);
  return rows.map(({ id }) => id);
}

export async function findFormerAddresses(tx: Tx): Promise<FormerAddress[]> {
  const { rows } = await sql<FormerAddress>`
    select former.kind, former.slug, coalesce(products.slug, categories.slug) as "leadsTo" from slug_history as former
    left join products on former.kind = 'product' and products.site_id = former.site_id and products.id = former.entity_id
    left join categories on former.kind = 'category' and categories.site_id = former.site_id
      and categories.id = former.entity_id
    where former.site_id = ${tx.siteId} and coalesce(products.slug, categories.slug) is not null
    order by former.kind, former.slug collate "C"`.execute(tx.db);
  return rows;
}

/** Makes a former address lead to what is at another one; false where nothing is. */
export async function insertFormerAddress(tx: Tx, { kind, slug, leadsTo }: FormerAddress): Promise<boolean> {
  const table = sql.table(kind === 'product' ? 'products' : 'categories');
  const { rows } = await sql`
    insert into slug_history (site_id, kind, slug, entity_id)
    select ${tx.siteId}::uuid, ${kind}::text, ${slug}::text, id from ${table} where site_id = ${tx.siteId} and slug = ${leadsTo}
    on conflict (site_id, kind, slug) do update set entity_id = excluded.entity_id returning slug`.execute(tx.db);
  return rows.length > 0;
}
