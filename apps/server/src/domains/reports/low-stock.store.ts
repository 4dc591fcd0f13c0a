import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

// Reports read other domains' tables in their own statements, so that no domain has to know how its rows are added up.

export type LowStock = { productId: string; name: string; variant: string; quantity: number };

/** Variants on sale with little stock, lowest first. A variant is named by its choices. */
export async function findLowStock(tx: Tx, { atMost, limit }: { atMost: number; limit: number }): Promise<LowStock[]> {
  const { rows } = await sql<LowStock>`
    with low as (
      select product_id, variant_id, sum(quantity)::int as quantity from inventory_items
      where site_id = ${tx.siteId} and track_quantity
      group by product_id, variant_id having sum(quantity) <= ${atMost}
    )
    select products.id as "productId", products.name, low.quantity, coalesce((
        select string_agg(choice ->> 'name', ', ' order by options.position)
        from jsonb_array_elements(variant -> 'choices') as chosen
        join jsonb_array_elements(products.doc -> 'options') with ordinality as options (option, position)
          on option ->> 'id' = chosen ->> 'optionId'
        join lateral jsonb_array_elements(option -> 'choices') as choice on choice ->> 'id' = chosen ->> 'choiceId'
      ), '') as variant
    from low join products on products.site_id = ${tx.siteId} and products.id = low.product_id and products.visible
    join lateral jsonb_array_elements(products.doc -> 'variants') as variant on variant ->> 'id' = low.variant_id::text
    where (variant ->> 'visible')::boolean
    order by low.quantity <= 0, low.quantity, products.name, variant ->> 'id' limit ${limit}`.execute(tx.db);
  return rows;
}
