import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

// Reports read other domains' tables in their own statements, so that no domain has to know how its rows are added up.

/** The orders that count: placed for good and not cancelled. */
export const counts = sql`orders.status in ('APPROVED', 'PENDING')`;

export type DaySales = { date: string; orders: number; itemsSold: number; sales: number };
export type Period = { now: Date; days: number; timeZone: string; currency: string };

/** The last days up to today, by the site's calendar, oldest first; days without orders are omitted. */
export async function findDaySales(tx: Tx, { now, days, timeZone, currency }: Period): Promise<DaySales[]> {
  const { rows } = await sql<{ date: string; orders: number; itemsSold: number; sales: string }>`
    select (created_date at time zone ${timeZone})::date as date, count(*)::int as orders, sum(total)::bigint as sales,
      sum((select coalesce(sum((line ->> 'quantity')::int), 0) from jsonb_array_elements(doc -> 'lines') as line))::int
        as "itemsSold"
    from orders where site_id = ${tx.siteId} and ${counts} and currency = ${currency}
      and created_date >= ${firstMoment({ now, days, timeZone })}
    group by 1 order by 1`.execute(tx.db);
  return rows.map((row) => ({ ...row, sales: Number(row.sales) }));
}

/** Midnight, by the site's clock, of the first of these days, of which today is the last. */
export const firstMoment = ({ now, days, timeZone }: Omit<Period, 'currency'>) => sql`
  (((${now}::timestamptz at time zone ${timeZone})::date - ${days - 1}::int)::timestamp at time zone ${timeZone})`;

export type Seller = { productId: string; name: string; itemsSold: number; sales: number };

/** The products with the highest sales, tax included. */
export async function findBestSellers(tx: Tx, period: Period, limit: number): Promise<Seller[]> {
  const { rows } = await sql<{ productId: string; name: string; itemsSold: number; sales: string }>`
    select line #>> '{item,productId}' as "productId", (array_agg(line #>> '{item,productName}' order by created_date desc))[1] as name,
      sum((line ->> 'quantity')::int)::int as "itemsSold", sum((line #>> '{prices,totalAfterTax}')::bigint)::bigint as sales
    from orders cross join lateral jsonb_array_elements(doc -> 'lines') as line
    where site_id = ${tx.siteId} and ${counts} and currency = ${period.currency}
      and created_date between ${firstMoment(period)} and ${period.now}::timestamptz
      and line ->> 'reference' is not null and line #>> '{item,productType}' is distinct from 'GIFT_CARD'
    group by 1 order by sum((line #>> '{prices,totalAfterTax}')::bigint) desc, 1 limit ${limit}`.execute(tx.db);
  return rows.map((row) => ({ ...row, sales: Number(row.sales) }));
}

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
