import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import {
  type AggregationData,
  aggregate,
  type CompiledAggregations,
  type CompiledQuery,
  type SortedRow,
} from '../../../platform/query/index.ts';
import { type ProductVersion, stockOf, type Versioned, versionColumns, versionOf } from '../product/products.store.ts';
import { fittingBest, type MostRanked } from './best-products.store.ts';
import { productSource } from './product-queries.store.ts';

/**
 * A page of products as the query fetches it, without their documents: one row more than the page if another page
 * follows. With their stock on request only: putting it together takes longer than finding the page.
 */
export async function queryProducts(
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
  { withStock = false } = {},
): Promise<(ProductVersion & SortedRow)[]> {
  const stock = withStock ? sql`, ${stockOf(tx, 'page')}` : sql``;
  const isFlat = !withStock && !query.byRelevance;
  const { rows } = await (isFlat
    ? sql<Versioned & SortedRow>`${inOrder(tx, query, condition)}`
    : sql<Versioned & SortedRow>`
      with ${pageOf(tx, query, condition)}
      select page.id, page.revision, page.category_revision, page.rating, page.rating_count, page.sort_keys${stock}
      from page order by page.place`
  ).execute(tx.db);
  return rows.map((row) => ({ ...versionOf(row), sort_keys: row.sort_keys }));
}

/**
 * The page as the common table expression `page`: chosen from an index, with further columns read only for its rows.
 */
export const pageOf = (
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
  most?: MostRanked,
): RawBuilder<unknown> => {
  if (query.byRelevance) return fittingBest(tx, query, condition, most);
  const place = sql`, products.site_id, row_number() over (order by ${query.orderBy}) as place`;
  return sql`page as materialized (${inOrder(tx, query, condition, place)})`;
};

const inOrder = (
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> => sql`
  select products.id, ${versionColumns}, ${query.sortKeys} as sort_keys${more}
  from ${productSource} where products.site_id = ${tx.siteId} and ${condition} and ${query.where}
  order by ${query.orderBy} ${query.window}`;

export async function countProducts(tx: Tx, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${productSource} where products.site_id = ${tx.siteId} and ${condition}`.execute(
    tx.db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Answers aggregations over the products that meet a condition. */
export const aggregateProducts = (
  tx: Tx,
  aggregations: CompiledAggregations,
  condition: RawBuilder<unknown>,
): Promise<AggregationData> =>
  aggregate(tx, aggregations, sql`${productSource} where products.site_id = ${tx.siteId} and ${condition}`);
