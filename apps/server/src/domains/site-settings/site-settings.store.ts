import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Whether anything on the site has a price, in the minor unit of its currency. */
export async function hasPrices(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ priced: boolean }>`
    select exists (select from products where site_id = ${tx.siteId})
      or exists (select from carts where site_id = ${tx.siteId})
      or exists (select from orders where site_id = ${tx.siteId})
      or exists (select from gift_cards where site_id = ${tx.siteId})
      or exists (select from coupons where site_id = ${tx.siteId})
      or exists (select from discount_rules where site_id = ${tx.siteId})
      or exists (select from shipping_options where site_id = ${tx.siteId})
      or exists (select from pickup_locations where site_id = ${tx.siteId})
      or exists (select from local_delivery_options where site_id = ${tx.siteId})
      or exists (select from checkout_templates where site_id = ${tx.siteId})
      or exists (select from tip_settings where site_id = ${tx.siteId})
      or exists (select from checkout_settings where site_id = ${tx.siteId} and own ->> 'minimumSubtotal' is not null)
      as priced`.execute(tx.db);
  return rows[0]?.priced ?? false;
}

/** What a shop has of what it needs before it sells. */
export type ShopParts = { products: boolean; delivery: boolean; tax: boolean; legal: boolean };

export async function findShopParts(tx: Tx): Promise<ShopParts> {
  const { rows } = await sql<ShopParts>`
    select exists (select from products where site_id = ${tx.siteId} and visible) as products,
      exists (select from shipping_options where site_id = ${tx.siteId})
        or exists (select from pickup_locations where site_id = ${tx.siteId})
        or exists (select from local_delivery_options where site_id = ${tx.siteId}) as delivery,
      exists (select from tax_regions where site_id = ${tx.siteId}) as tax,
      exists (
        select from checkout_settings, jsonb_each(wire -> 'checkoutPolicies') as policy
        where site_id = ${tx.siteId} and (policy.value ->> 'visible')::boolean and policy.value ->> 'content' <> ''
      ) as legal`.execute(tx.db);
  return rows[0] ?? { products: false, delivery: false, tax: false, legal: false };
}
