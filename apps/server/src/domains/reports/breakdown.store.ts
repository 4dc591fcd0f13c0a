import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { counts, firstMoment, type Period } from './reports.store.ts';

export type SalesPart = {
  key: string;
  name: string | null;
  orders: number;
  itemsSold: number;
  sales: number;
  /** What a discount took off; null for everything else. */
  saved: number | null;
};
export type Dimension = 'PRODUCT' | 'CHANNEL' | 'COUNTRY' | 'DISCOUNT' | 'BUYER';

const MOST = 100;

/** What an order is counted under; several things where it has several discounts. */
type Source = {
  from: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  saved: RawBuilder<unknown>;
};

const whole = (key: RawBuilder<unknown>): Source => ({
  ...{ from: sql``, key, name: sql`null::text`, saved: sql`null::bigint` },
});

/** Whether the buyer has ordered before, as far as the address tells. */
const hasOrderedBefore = sql`exists (
  select from orders earlier
  where earlier.site_id = orders.site_id and lower(earlier.email) = lower(orders.email)
    and earlier.status in ('APPROVED', 'PENDING') and earlier.created_date < orders.created_date)`;

const ofOrders: Record<Exclude<Dimension, 'PRODUCT'>, Source> = {
  CHANNEL: whole(sql`doc ->> 'channelType'`),
  COUNTRY: whole(sql`
    coalesce(doc #>> '{delivery,destination,address,country}', doc #>> '{billingInfo,address,country}', '')`),
  BUYER: whole(sql`case when ${hasOrderedBefore} then 'RETURNING' else 'NEW' end`),
  DISCOUNT: {
    from: sql`cross join lateral jsonb_array_elements(doc -> 'adjustments') as given`,
    key: sql`coalesce(given ->> 'code', given ->> 'name', '')`,
    name: sql`max(given ->> 'name')`,
    saved: sql`sum((given ->> 'amount')::bigint)::bigint`,
  },
};

type Row = Omit<SalesPart, 'sales' | 'saved'> & { sales: string; saved: string | null };
const toPart = ({ sales, saved, ...row }: Row): SalesPart => ({
  ...row,
  sales: Number(sales),
  saved: saved === null ? null : Number(saved),
});

/** The sales of the last days by what tells them apart, the highest first. */
export async function findSalesParts(tx: Tx, by: Dimension, period: Period): Promise<SalesPart[]> {
  const { rows } = await (by === 'PRODUCT' ? products(tx, period) : parts(tx, ofOrders[by], period));
  return rows.map(toPart);
}

const parts = (tx: Tx, { from, key, name, saved }: Source, period: Period) =>
  sql<Row>`
    select ${key} as key, ${name} as name, count(distinct orders.id)::int as orders, sum(total)::bigint as sales,
      sum((select coalesce(sum((line ->> 'quantity')::int), 0) from jsonb_array_elements(doc -> 'lines') as line))::int
        as "itemsSold", ${saved} as saved
    from orders ${from}
    where orders.site_id = ${tx.siteId} and ${counts} and currency = ${period.currency}
      and orders.created_date >= ${firstMoment(period)}
    group by 1 order by sum(total) desc, 1 limit ${MOST}`.execute(tx.db);

const products = (tx: Tx, period: Period) =>
  sql<Row>`
    select line #>> '{item,productId}' as key,
      (array_agg(line #>> '{item,productName}' order by created_date desc))[1] as name,
      count(distinct orders.id)::int as orders, sum((line ->> 'quantity')::int)::int as "itemsSold",
      sum((line #>> '{prices,totalAfterTax}')::bigint)::bigint as sales, null::bigint as saved
    from orders cross join lateral jsonb_array_elements(doc -> 'lines') as line
    where site_id = ${tx.siteId} and ${counts} and currency = ${period.currency} and created_date >= ${firstMoment(period)}
      and line #>> '{item,productId}' is not null
    group by 1 order by sum((line #>> '{prices,totalAfterTax}')::bigint) desc, 1 limit ${MOST}`.execute(tx.db);
