import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { FacetSource } from '../../../platform/query/index.ts';
import { productSource, storefrontSearchable, visibleOnly } from './product-queries.store.ts';

/** The products that visitors see, as a facet index reads them. */
export const visibleProducts = (currency: string): FacetSource => ({
  queryable: storefrontSearchable(currency),
  number: sql`products.numeric_id`,
  rows: (tx) => sql`${productSource} where products.site_id = ${tx.siteId} and ${visibleOnly}`,
});

/** Whether visitors see at least this many products. */
export async function hasVisibleProducts(tx: Tx, least: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select count(*) = ${sql.lit(least)} as found from (
      select from products where products.site_id = ${tx.siteId} and ${visibleOnly} limit ${sql.lit(least)}) as counted`.execute(
    tx.db,
  );
  return rows[0]?.found ?? false;
}
