import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import type { CompiledQuery, Queryable } from '../../platform/query/index.ts';
import { STORE_TREE } from './category.ts';
import type { CategoryImage } from './category-content.ts';

/** A category of the store's tree as V1 clients see it. */
export type Collection = {
  id: string;
  slug: string;
  name: string;
  visible: boolean;
  managed: boolean;
  description: string | null;
  /** Counts visible products only. */
  numberOfProducts: number;
  /** Its own, or that of its first visible product. */
  image: CategoryImage | null;
};

const inStoreTree = sql`categories.app_namespace = ${STORE_TREE.namespace} and categories.tree_key = ${STORE_TREE.key}`;

// counted in one pass over the contents of categories: counting twenty categories one by one would take twenty times as
// long
const counted = sql`categories left join (
    select items.category_id, count(*)::int as count from category_items as items
    join products on products.site_id = items.site_id and products.id = items.product_id and products.visible
    where items.site_id = current_site() group by items.category_id
  ) as counts on counts.category_id = categories.id`;
const numberOfProducts = sql`case when categories.managed
  then (select count(*)::int from products where products.site_id = categories.site_id and products.visible)
  else coalesce(counts.count, 0) end`;
const columns = sql`categories.id, categories.slug, categories.name, categories.visible, categories.managed,
  categories.doc->>'description' as description, ${numberOfProducts} as "numberOfProducts",
  coalesce(nullif(categories.doc->'image', 'null'), (
    select products.doc->'media'->0 from category_items as items
    join products on products.site_id = items.site_id and products.id = items.product_id and products.visible
    where items.site_id = categories.site_id and items.category_id = categories.id order by items.added limit 1)) as image`;

export async function findCollection(tx: Tx, by: 'id' | 'slug', value: string): Promise<Collection | null> {
  const { rows } = await sql<Collection>`
    select ${columns} from ${counted} where categories.site_id = ${tx.siteId} and ${inStoreTree} and (
      ${sql.ref(`categories.${by}`)} = ${value}
      or (${by === 'slug'} and categories.id = (select entity_id from slug_history
        where site_id = ${tx.siteId} and kind = 'category' and slug = ${value})))
    order by ${sql.ref(`categories.${by}`)} = ${value} desc limit 1`.execute(tx.db);
  return rows[0] ?? null;
}

/** Visible collections in the order of the query: one more than the page if another page follows. */
export async function queryCollections(tx: Tx, query: CompiledQuery): Promise<Collection[]> {
  const { rows } = await sql<Collection>`
    select ${columns} from ${counted} where ${isListed(tx)} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(
    tx.db,
  );
  return rows;
}

export async function countCollections(tx: Tx, query: CompiledQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${counted} where ${isListed(tx)} and ${query.filter}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

const isListed = (tx: Tx): RawBuilder<unknown> =>
  sql`categories.site_id = ${tx.siteId} and ${inStoreTree} and categories.visible`;

/** Fields that clients may query collections by. */
export const collectionQueryable: Queryable = {
  fields: {
    // ids are texts to V1 clients: one that is not a GUID is no mistake and matches no collection
    id: { kind: 'uuid', column: sql`categories.id`, sortable: true, noValue: NIL_ID },
    name: { kind: 'string', column: sql`categories.name`, sortable: true },
    slug: { kind: 'string', column: sql`categories.slug`, sortable: true },
    numberOfProducts: { kind: 'integer', column: numberOfProducts, sortable: true },
    path: { kind: 'string', column: sql`coalesce(categories.parent_id::text, '')`, sortable: true, filterable: false },
    position: { kind: 'integer', column: sql`categories.position`, sortable: true, filterable: false },
  },
  // the top of the tree comes first, in its order
  defaultSort: [
    { fieldName: 'path', order: 'ASC' },
    { fieldName: 'position', order: 'ASC' },
  ],
  tieBreaker: 'id',
  maxLimit: 100,
};
