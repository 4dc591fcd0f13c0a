import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../platform/query/index.ts';
import { type ItemRow, itemColumns, toItem } from './items.store.ts';
import type { StockItem } from './stock-item.ts';

/** A product as V1 inventory sees it: its variants in their order. */
export type StockedVariants = { productId: string; numericId: string; updatedDate: string; variantIds: string[] };

const columns = sql`products.id as "productId", products.numeric_id as "numericId", products.updated_date as "updatedDate",
  array(select variant ->> 'id' from jsonb_array_elements(products.doc -> 'variants') variant) as "variantIds"`;

const anyItem = (condition: RawBuilder<unknown>) => sql`exists (
  select from inventory_items items
  where items.site_id = products.site_id and items.product_id = products.id and ${condition})`;

const id = { kind: 'uuid' as const, column: sql`products.id`, sortable: true };

/** Fields that V1 clients may query products' inventory by. */
export const inventoryQueryable: Queryable = {
  fields: {
    id,
    productId: id,
    numericId: { kind: 'integer', column: sql`products.numeric_id`, sortable: true },
    lastUpdated: { kind: 'date', column: sql`products.updated_date`, sortable: true },
    trackQuantity: { kind: 'boolean', column: anyItem(sql`items.track_quantity`) },
    'variants.inStock': {
      kind: 'boolean',
      column: anyItem(sql`case when items.track_quantity then items.quantity > 0 else items.in_stock end`),
    },
    'preorderInfo.enabled': { kind: 'boolean', column: anyItem(sql`items.preorder_enabled`) },
  },
  defaultSort: [{ fieldName: 'numericId', order: 'ASC' }],
  tieBreaker: 'id',
  maxLimit: 100,
};

export async function findStockedVariants(tx: Tx, productId: string): Promise<StockedVariants | null> {
  const { rows } = await sql<StockedVariants>`
    select ${columns} from products where products.site_id = ${tx.siteId} and products.id = ${productId}`.execute(
    tx.db,
  );
  return rows[0] ?? null;
}

export async function queryStockedVariants(tx: Tx, query: CompiledQuery): Promise<(StockedVariants & SortedRow)[]> {
  const { rows } = await sql<StockedVariants & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from products
    where products.site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows;
}

export async function countStockedProducts(tx: Tx, filter: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from products where products.site_id = ${tx.siteId} and ${filter}`.execute(tx.db);
  return Number(rows[0]?.count ?? 0);
}

/** The items of products at the default location. */
export async function findDefaultItems(tx: Tx, productIds: readonly string[]): Promise<StockItem[]> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from inventory_items items
    where items.site_id = ${tx.siteId} and items.product_id = any(${productIds as string[]}::uuid[])
      and items.location_id = (select id from locations where site_id = ${tx.siteId} and is_default)`.execute(tx.db);
  return rows.map(toItem);
}
