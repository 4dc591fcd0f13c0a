import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

export type ProductAddress = { numericId: string; slug: string; updatedDate: string; pictures: string[] };

/** Visible products by numeric id, skipping `offset` of those after `after`: the data for site maps. */
export async function listProductAddresses(
  tx: Tx,
  { after, offset, limit }: { after: string; offset: number; limit: number },
): Promise<ProductAddress[]> {
  const { rows } = await sql<ProductAddress>`
    select products.numeric_id as "numericId", products.slug, products.updated_date as "updatedDate",
      coalesce((select jsonb_agg(media->>'id') from jsonb_array_elements(products.doc->'media') as media
        where media->>'kind' is distinct from 'VIDEO'), '[]') as pictures
    from products where products.site_id = ${tx.siteId} and products.visible and products.numeric_id > ${after}
    order by products.numeric_id offset ${offset} limit ${limit}`.execute(tx.db);
  return rows;
}
