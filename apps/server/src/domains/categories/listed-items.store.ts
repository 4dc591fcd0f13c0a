import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../platform/query/index.ts';
import type { Item } from './item.ts';

/** The items to list: whether to include those of subcategories, and those hidden from visitors. */
export type Listing = { categoryId: string; isManaged: boolean; withSubcategories: boolean; withHidden: boolean };

const number = { kind: 'integer', sortable: true } as const;
const text = { kind: 'string', sortable: true } as const;
const fields = {
  place: { ...number, column: sql`listed.place`, nullable: true },
  added: { ...number, column: sql`listed.added` },
  itemId: { ...text, column: sql`listed.item_id` },
};
const newestFirst = [
  { fieldName: 'added', order: 'DESC' as const },
  { fieldName: 'itemId', order: 'DESC' as const },
];
const common = { fields, tieBreaker: 'itemId', defaultLimit: 50, maxLimit: 100 };
export const byAdded: Queryable = { ...common, defaultSort: newestFirst };
/** Manually arranged items come first. */
export const byArrangement: Queryable = {
  ...common,
  defaultSort: [{ fieldName: 'place', order: 'ASC' }, ...newestFirst],
};

/** A page of a category's items, each once: one more than the page if another page follows. */
export async function listItems(tx: Tx, listing: Listing, query: CompiledQuery): Promise<(Item & SortedRow)[]> {
  const { rows } = await sql<Item & SortedRow>`
    select listed.app_id as "appId", listed.item_id as "itemId", listed.product_id as "productId",
      ${query.sortKeys} as sort_keys
    from ${listed(tx, listing)} as listed where ${query.where} order by ${query.orderBy} ${query.window}`.execute(
    tx.db,
  );
  return rows;
}

function listed(tx: Tx, { categoryId, isManaged, withSubcategories, withHidden }: Listing): RawBuilder<unknown> {
  if (isManaged) {
    return sql`(select ${allProductsApp} as app_id, products.id::text as item_id, products.id as product_id, null::int as place,
      products.numeric_id as added from products where products.site_id = ${tx.siteId} and (products.visible or ${withHidden}))`;
  }
  const seen = withHidden
    ? sql`true`
    : sql`(items.product_id is null or exists (select from products
        where products.site_id = items.site_id and products.id = items.product_id and products.visible))`;
  if (!withSubcategories) {
    return sql`(select items.app_id, items.item_id, items.product_id, items.place, items.added from category_items as items
      where items.site_id = ${tx.siteId} and items.category_id = ${categoryId} and ${seen})`;
  }
  return sql`(select items.app_id, items.item_id, items.product_id, max(items.added) as added,
      min(items.place) filter (where items.category_id = ${categoryId}) as place
    from categories join category_items as items on items.site_id = categories.site_id and items.category_id = categories.id
    where categories.site_id = ${tx.siteId} and (categories.id = ${categoryId} or categories.path @> array[${categoryId}::uuid])
      and (categories.visible or ${withHidden}) and ${seen}
    group by items.app_id, items.item_id, items.product_id)`;
}
const allProductsApp = sql`'215238eb-22a5-4c36-9e7b-e7c08025e04e'::text`;

/** The manually arranged items, in their order. */
export async function listArranged(tx: Tx, { categoryId, withHidden }: Listing): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select items.app_id as "appId", items.item_id as "itemId", items.product_id as "productId"
    from category_items as items left join products on products.site_id = items.site_id and products.id = items.product_id
    where items.site_id = ${tx.siteId} and items.category_id = ${categoryId} and items.place is not null
      and (${withHidden} or items.product_id is null or products.visible)
    order by items.place, items.added desc`.execute(tx.db);
  return rows;
}

/** Arranges these items before all others of the category. Returns those that are in it. */
export async function arrangeItems(tx: Tx, categoryId: string, items: readonly Item[]): Promise<Item[]> {
  const { rows } = await sql<Item>`
    with wanted as (
      select app_id, item_id, min(number) as number
      from unnest(${items.map(({ appId }) => appId)}::text[], ${items.map(({ itemId }) => itemId)}::text[])
        with ordinality as wanted (app_id, item_id, number) group by app_id, item_id)
    update category_items as items set place = wanted.number
    from category_items as mine left join wanted on wanted.app_id = mine.app_id and wanted.item_id = mine.item_id
    where mine.site_id = ${tx.siteId} and mine.category_id = ${categoryId} and (mine.place is not null or wanted.number is not null)
      and items.site_id = mine.site_id and items.category_id = mine.category_id and items.app_id = mine.app_id
      and items.item_id = mine.item_id
    returning items.app_id as "appId", items.item_id as "itemId", items.product_id as "productId", items.place`.execute(
    tx.db,
  );
  return rows.filter((row) => (row as { place?: unknown }).place !== null);
}

/**
 * The positions of products in a category, for queries of the products table: arranged ones count from 1, all others
 * come after them. `added` goes up with the time of adding.
 */
export const placeInCategory = (categoryId: string): { place: RawBuilder<unknown>; added: RawBuilder<unknown> } => {
  const ofProduct = (column: RawBuilder<unknown>) => sql`(
    select ${column} from category_items as items where items.site_id = products.site_id
      and items.category_id = ${categoryId} and items.product_id = products.id)`;
  return {
    place: sql`coalesce(${ofProduct(sql`items.place`)}, 2147483647)`,
    added: sql`coalesce(${ofProduct(sql`items.added`)}, 0)`,
  };
};
