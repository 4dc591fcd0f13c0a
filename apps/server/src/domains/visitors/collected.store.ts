import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type Collected = { cartItemCount: number; wishedProductIds: string[] };

/** A person's cart and wishlist counts: one statement, as every page needs them. */
export async function findCollected(tx: Tx, ownerId: string, appId: string): Promise<Collected> {
  const { rows } = await sql<Collected>`
    select
      (select coalesce(sum((line ->> 'quantity')::int), 0)::int
        from carts cross join jsonb_array_elements(carts.doc -> 'lines') as line
        where carts.site_id = ${tx.siteId} and carts.owner_id = ${ownerId}) as "cartItemCount",
      (select coalesce(jsonb_agg(items.reference ->> 'catalogItemId' order by items.added_date desc, items.item_key desc), '[]')
        from wishlists
        join wishlist_items items on items.site_id = wishlists.site_id and items.wishlist_id = wishlists.id
        where wishlists.site_id = ${tx.siteId} and wishlists.owner_id = ${ownerId} and wishlists.app_id = ${appId})
        as "wishedProductIds"`.execute(tx.db);
  return rows[0] ?? { cartItemCount: 0, wishedProductIds: [] };
}
