import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** The ids of categories among these. */
export async function findCategoryIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from categories where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(tx.db);
  return new Set(rows.map(({ id }) => id));
}

/** The products that variants with these barcodes belong to. */
export async function productsWithBarcodes(
  tx: Tx,
  barcodes: readonly string[],
): Promise<{ productId: string; barcode: string }[]> {
  const { rows } = await sql<{ productId: string; barcode: string }>`
    select product_id as "productId", barcode from product_variants
    where site_id = ${tx.siteId} and barcode = any(${barcodes as string[]}::text[])`.execute(tx.db);
  return rows;
}
