import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { DigitalFile } from '../product/product.ts';

type Variant = { productId: string; variantId: string };

/** The files of digital products as they are now, by variant; variants without a file are left out. */
export async function findDigitalFiles(tx: Tx, variants: readonly Variant[]): Promise<Map<string, DigitalFile>> {
  if (variants.length === 0) return new Map();
  const { rows } = await sql<{ variantId: string; file: DigitalFile }>`
    select variant ->> 'id' as "variantId", variant -> 'digitalFile' as file
    from products, jsonb_array_elements(doc -> 'variants') variant
    where products.site_id = ${tx.siteId} and products.id = any(${variants.map(({ productId }) => productId)}::uuid[])
      and variant ->> 'id' = any(${variants.map(({ variantId }) => variantId)}::text[])
      and variant -> 'digitalFile' ->> 'id' is not null`.execute(tx.db);
  return new Map(rows.map(({ variantId, file }) => [variantId, file]));
}
