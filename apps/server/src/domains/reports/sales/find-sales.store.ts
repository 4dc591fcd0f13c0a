import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { Dimension } from './figures.store.ts';
import { type Period, salesOf, upTo } from './kept-sales.store.ts';

export type DaySales = { date: string; orders: number; itemsSold: number; sales: number };

/** The sales of the last days, oldest first; days without orders are omitted. */
export async function findDaySales(tx: Tx, period: Period): Promise<DaySales[]> {
  const { rows } = await sql<{ date: string; orders: number; itemsSold: number; sales: string }>`
    with ${salesOf(tx, 'TOTAL', period, { byDay: true })}
    select day as date, orders, sales, items_sold as "itemsSold" from found order by 1`.execute(tx.db);
  return rows.map((row) => ({ ...row, sales: Number(row.sales) }));
}

export type Seller = { productId: string; name: string; itemsSold: number; sales: number };

/** The products with the highest sales, tax included. */
export async function findBestSellers(tx: Tx, period: Period, limit: number): Promise<Seller[]> {
  const { rows } = await sql<{ productId: string; name: string; itemsSold: number; sales: string }>`
    with ${salesOf(tx, 'SELLER', period, { until: upTo(period) })}
    select nullif(key, '') as "productId", (array_agg(name order by latest desc))[1] as name,
      sum(items_sold)::int as "itemsSold", sum(sales)::bigint as sales
    from found group by key order by sum(sales) desc, key limit ${limit}`.execute(tx.db);
  return rows.map((row) => ({ ...row, sales: Number(row.sales) }));
}

export type SalesPart = {
  key: string;
  name: string | null;
  orders: number;
  itemsSold: number;
  sales: number;
  /** What a discount took off; null for everything else. */
  saved: number | null;
};

const MOST = 100;

type Row = Omit<SalesPart, 'sales' | 'saved'> & { sales: string; saved: string | null };
const toPart = ({ sales, saved, ...row }: Row): SalesPart => ({
  ...row,
  sales: Number(sales),
  saved: saved === null ? null : Number(saved),
});

/** The sales of the last days by what tells them apart, the highest first. */
export async function findSalesParts(tx: Tx, by: Dimension, period: Period): Promise<SalesPart[]> {
  const name = by === 'PRODUCT' ? sql`(array_agg(name order by latest desc))[1]` : sql`max(name)`;
  const { rows } = await sql<Row>`
    with ${salesOf(tx, by, period)}
    select ${by === 'CHANNEL' ? sql`nullif(key, '')` : sql`key`} as key, ${name} as name, sum(orders)::int as orders,
      sum(items_sold)::int as "itemsSold", sum(sales)::bigint as sales, sum(saved)::bigint as saved
    from found group by found.key order by sum(sales) desc, found.key limit ${MOST}`.execute(tx.db);
  return rows.map(toPart);
}
