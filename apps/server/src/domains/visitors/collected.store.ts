import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type Collected = { cartItemCount: number; wishedProductIds: string[]; hasReviews: boolean };
export const nothing: Collected = { cartItemCount: 0, wishedProductIds: [], hasReviews: false };

/** A person's cart and wishlist counts, and whether they review: one statement, as every page needs them. */
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
        as "wishedProductIds",
      (exists (select from reviews where reviews.site_id = ${tx.siteId} and reviews.author_id = ${ownerId})
        or exists (select from reviews
          join contacts on contacts.site_id = reviews.site_id and contacts.id = reviews.contact_id
          where reviews.site_id = ${tx.siteId} and contacts.member_id = ${ownerId})
        or exists (select from review_votes where site_id = ${tx.siteId} and voter_id = ${ownerId})) as "hasReviews"`.execute(
    tx.db,
  );
  return rows[0] ?? nothing;
}
