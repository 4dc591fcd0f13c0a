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
 * follows.
 */
export async function queryProducts(
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
): Promise<(ProductVersion & SortedRow)[]> {
  const { rows } = await sql<{ id: string } & Versioned & SortedRow>`
    with ${pageOf(tx, query, condition)}
    select page.id, page.revision, page.category_revision, page.rating, page.rating_count, page.sort_keys, ${stockOf(tx, 'page')} from page order by page.place`.execute(
    tx.db,
  );
  return rows.map((row) => ({ id: row.id, version: versionOf(row), sort_keys: row.sort_keys }));
}

/**
 * The page as the common table expression `page`: chosen from an index, with further columns read only for its rows.
 */
export const pageOf = (
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
  most?: MostRanked,
): RawBuilder<unknown> => (query.byRelevance ? fittingBest(tx, query, condition, most) : inOrder(tx, query, condition));

const inOrder = (tx: Tx, query: CompiledQuery, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  page as materialized (
    select products.site_id, products.id, ${versionColumns}, ${query.sortKeys} as sort_keys,
      row_number() over (order by ${query.orderBy}) as place
    from ${productSource} where products.site_id = ${tx.siteId} and ${condition} and ${query.where}
    order by ${query.orderBy} ${query.window}
  )`;

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
