import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery } from '../../platform/query/index.ts';
import type { ProductMedia } from './product.ts';

/** A group of products with a page of its own. V1 clients know it as a collection. */
export type Category = {
  id: string;
  slug: string;
  name: string;
  visible: boolean;
  description: string;
  /** Those that visitors see. */
  numberOfProducts: number;
  /** Of its first visible product. */
  image: ProductMedia | null;
};

export type CategoryName = Pick<Category, 'id' | 'slug' | 'name'>;

const columns = sql`categories.id, categories.slug, categories.name, categories.visible, coalesce(categories.doc->>'description', '') as description,
  coalesce(counts.count, 0) as "numberOfProducts",
  (select products.doc->'media'->0 from products
   where products.site_id = categories.site_id and products.category_ids @> array[categories.id] and products.visible
   order by products.created_date, products.id limit 1) as image`;

async function select(tx: Tx, rest: RawBuilder<unknown>): Promise<Category[]> {
  // counted in one pass over the products: the counts of twenty categories would take twenty
  const { rows } = await sql<Category>`
    select ${columns} from categories left join (
      select category, count(*)::int as count from products, unnest(category_ids) as category
      where products.site_id = ${tx.siteId} and products.visible group by category
    ) as counts on counts.category = categories.id
    where categories.site_id = ${tx.siteId} and ${rest}`.execute(tx.db);
  return rows;
}

/** The first of these categories in the site's order: what a product's breadcrumbs lead through. */
export async function firstCategoryOf(tx: Tx, ids: readonly string[]): Promise<CategoryName | null> {
  if (ids.length === 0) return null;
  const { rows } = await sql<CategoryName>`
    select id, slug, name from categories where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])
    order by position, id limit 1`.execute(tx.db);
  return rows[0] ?? null;
}

export const findCategory = async (tx: Tx, by: 'id' | 'slug', value: string): Promise<Category | null> =>
  (await select(tx, sql`${sql.ref(`categories.${by}`)} = ${value}`))[0] ?? null;

/** Categories in the order of the query: one more than the page where another page follows. */
export const queryCategories = (tx: Tx, query: CompiledQuery, condition: RawBuilder<unknown>): Promise<Category[]> =>
  select(tx, sql`${condition} and ${query.where} order by ${query.orderBy} ${query.window}`);

export async function countCategories(tx: Tx, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from categories where site_id = ${tx.siteId} and ${condition}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** The ids of categories by name, creating those that do not exist. */
export async function categoriesNamed(
  tx: Tx,
  names: readonly { name: string; slug: string; id: string }[],
  now: Date,
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  await sql`
    insert into categories (site_id, id, slug, name, visible, position, created_date, updated_date, doc)
    select ${tx.siteId}, named.id, named.slug, named.name, true,
      (select coalesce(max(position), 0) from categories where site_id = ${tx.siteId}) + named.place::int, ${now}, ${now}, '{}'
    from unnest(${names.map((one) => one.id)}::uuid[], ${names.map((one) => one.slug)}::text[], ${names.map((one) => one.name)}::text[])
      with ordinality as named (id, slug, name, place)
    on conflict do nothing`.execute(tx.db);
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from categories where site_id = ${tx.siteId} and slug = any(${names.map((one) => one.slug)}::text[])`.execute(
    tx.db,
  );
  return new Map(rows.map((row) => [row.slug, row.id]));
}
