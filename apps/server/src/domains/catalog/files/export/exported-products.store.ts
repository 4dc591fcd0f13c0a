import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';
import { toSearchText } from '../../../../platform/query/index.ts';
import { findProductsAfter, type StockedProduct } from '../../product/products.store.ts';

/** The products to export; all if no filter is given. */
export type ExportFilter = {
  categoryId?: string | null;
  productIds?: readonly string[] | null;
  search?: string | null;
  visible?: boolean | null;
};

/** The next products in the order in which they were created, after one of them. */
export const findExported = (
  tx: Tx,
  filter: ExportFilter,
  { after, limit }: { after: string; limit: number },
): Promise<StockedProduct[]> => findProductsAfter(tx, { after, limit, condition: conditionOf(filter) });

/** The largest number of options on any product. */
export async function mostOptions(tx: Tx, filter: ExportFilter): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`
    select max(jsonb_array_length(products.doc -> 'options')) as most from products
    where products.site_id = ${tx.siteId} and ${conditionOf(filter)}`.execute(tx.db);
  return rows[0]?.most ?? 0;
}

export async function hasProducts(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from products where site_id = ${tx.siteId} limit 1`.execute(tx.db);
  return rows.length > 0;
}

function conditionOf({ categoryId, productIds, search, visible }: ExportFilter): RawBuilder<unknown> {
  const words = search ? toSearchText(search).split(' ').filter(Boolean) : [];
  const conditions = [
    ...(categoryId ? [sql`products.all_category_ids @> array[${categoryId}::uuid]`] : []),
    ...(productIds?.length ? [sql`products.id = any(${productIds as string[]}::uuid[])`] : []),
    ...(visible === null || visible === undefined ? [] : [sql`products.visible = ${visible}`]),
    ...(words.length ? [sql`products.search @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`] : []),
  ];
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`;
}
