/** What reports say, added up from the orders alone: the plain way, which what is kept of past days must agree with. */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { Dimension } from './figures.store.ts';
import type { Period } from './kept-sales.store.ts';

const counts = sql`orders.status in ('APPROVED', 'PENDING')`;
const firstMoment = ({ now, days, timeZone }: Period) => sql`
  (((${now}::timestamptz at time zone ${timeZone})::date - ${days - 1}::int)::timestamp at time zone ${timeZone})`;
const items = sql`sum((select coalesce(sum((line ->> 'quantity')::int), 0) from jsonb_array_elements(doc -> 'lines') as line))::int`;

export const daysOfOrders = async (tx: Tx, period: Period) =>
  (
    await sql<{ date: string }>`
      select (created_date at time zone ${period.timeZone})::date as date, count(*)::int as orders,
        sum(total)::float as sales, ${items} as "itemsSold"
      from orders where site_id = ${tx.siteId} and ${counts} and currency = ${period.currency}
        and created_date >= ${firstMoment(period)}
      group by 1 order by 1`.execute(tx.db)
  ).rows;

export const sellersOfOrders = async (tx: Tx, period: Period, limit: number) =>
  (
    await sql`
      select line #>> '{item,productId}' as "productId",
        (array_agg(line #>> '{item,productName}' order by created_date desc))[1] as name,
        sum((line ->> 'quantity')::int)::int as "itemsSold", sum((line #>> '{prices,totalAfterTax}')::bigint)::float as sales
      from orders cross join lateral jsonb_array_elements(doc -> 'lines') as line
      where site_id = ${tx.siteId} and ${counts} and currency = ${period.currency}
        and created_date between ${firstMoment(period)} and ${period.now}::timestamptz
        and line ->> 'reference' is not null and line #>> '{item,productType}' is distinct from 'GIFT_CARD'
      group by 1 order by sum((line #>> '{prices,totalAfterTax}')::bigint) desc, 1 limit ${limit}`.execute(tx.db)
  ).rows;

const keys: Record<Exclude<Dimension, 'PRODUCT'>, RawBuilder<unknown>> = {
  CHANNEL: sql`doc ->> 'channelType'`,
  COUNTRY: sql`coalesce(doc #>> '{delivery,destination,address,country}', doc #>> '{billingInfo,address,country}', '')`,
  DISCOUNT: sql`coalesce(given ->> 'code', given ->> 'name', '')`,
  BUYER: sql`case when exists (
    select from orders earlier
    where earlier.site_id = orders.site_id and lower(earlier.email) = lower(orders.email)
      and earlier.status in ('APPROVED', 'PENDING') and earlier.created_date < orders.created_date
  ) then 'RETURNING' else 'NEW' end`,
};

export async function partsOfOrders(tx: Tx, by: Dimension, period: Period) {
  if (by === 'PRODUCT') return productsOfOrders(tx, period);
  const isDiscount = by === 'DISCOUNT';
  const { rows } = await sql`
    select ${keys[by]} as key, ${isDiscount ? sql`max(given ->> 'name')` : sql`null::text`} as name,
      count(distinct orders.id)::int as orders, sum(total)::float as sales, ${items} as "itemsSold",
      ${isDiscount ? sql`sum((given ->> 'amount')::bigint)::float` : sql`null::bigint`} as saved
    from orders ${isDiscount ? sql`cross join lateral jsonb_array_elements(doc -> 'adjustments') as given` : sql``}
    where orders.site_id = ${tx.siteId} and ${counts} and currency = ${period.currency}
      and orders.created_date >= ${firstMoment(period)}
    group by 1 order by sum(total) desc, 1 limit 100`.execute(tx.db);
  return rows;
}

async function productsOfOrders(tx: Tx, period: Period) {
  const { rows } = await sql`
    select line #>> '{item,productId}' as key,
      (array_agg(line #>> '{item,productName}' order by created_date desc))[1] as name,
      count(distinct orders.id)::int as orders, sum((line ->> 'quantity')::int)::int as "itemsSold",
      sum((line #>> '{prices,totalAfterTax}')::bigint)::float as sales, null::bigint as saved
    from orders cross join lateral jsonb_array_elements(doc -> 'lines') as line
    where site_id = ${tx.siteId} and ${counts} and currency = ${period.currency} and created_date >= ${firstMoment(period)}
      and line #>> '{item,productId}' is not null
    group by 1 order by sum((line #>> '{prices,totalAfterTax}')::bigint) desc, 1 limit 100`.execute(tx.db);
  return rows;
}
