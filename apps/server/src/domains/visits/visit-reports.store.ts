import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

// Sums of counters: a month of any number of visits is some thousand rows.

export type VisitSums = {
  views: number;
  visitors: number;
  productVisitors: number;
  cartVisitors: number;
  checkoutVisitors: number;
  buyers: number;
};
type VisitDay = VisitSums & { date: string };
export type Dimension =
  | 'SOURCE'
  | 'MEDIUM'
  | 'CAMPAIGN'
  | 'PAGE'
  | 'ENTRY_PAGE'
  | 'PRODUCT'
  | 'DEVICE'
  | 'COUNTRY'
  | 'HOUR';
type VisitPart = VisitSums & {
  key: string;
  name: string | null;
  productId: string | null;
  previousViews: number;
  previousVisitors: number;
};

const MOST = 100;

/** The days from `first` on, without those on which nobody came. */
export async function findVisitDays(tx: Tx, first: string): Promise<VisitDay[]> {
  const { rows } = await sql<VisitDay>`
    select day as date, views, visitors, product_visitors as "productVisitors", cart_visitors as "cartVisitors",
      checkout_visitors as "checkoutVisitors", buyers
    from visit_counts where site_id = ${tx.siteId} and dimension = 'TOTAL' and day >= ${first} order by day`.execute(
    tx.db,
  );
  return rows;
}

/** What happened from `first` to `last`, beside the time from `before` to then. */
export async function findVisitParts(
  tx: Tx,
  by: Dimension,
  { first, last, before }: { first: string; last: string; before: string },
): Promise<VisitPart[]> {
  const sum = (column: string, when: RawBuilder<unknown>) =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where ${when}), 0)::int`;
  const now = sql`day >= ${first}`;
  const earlier = sql`day < ${first}`;
  const isProduct = by === 'PRODUCT';
  const order = {
    HOUR: sql`key`,
    PAGE: sql`views desc, key`,
    PRODUCT: sql`views desc, key`,
  }[by as string];
  const { rows } = await sql<VisitPart>`
    with parts as (
      select key, ${sum('views', now)} as views, ${sum('visitors', now)} as visitors,
        ${sum('product_visitors', now)} as "productVisitors", ${sum('cart_visitors', now)} as "cartVisitors",
        ${sum('checkout_visitors', now)} as "checkoutVisitors", ${sum('buyers', now)} as buyers,
        ${sum('views', earlier)} as "previousViews", ${sum('visitors', earlier)} as "previousVisitors"
      from visit_counts
      where site_id = ${tx.siteId} and dimension = ${isProduct ? 'PAGE' : by} and day between ${before} and ${last}
        and ${isProduct ? sql`key like '/product-page/%' and key not like '/product-page/%/%'` : sql`true`}
      group by key
      having ${sum('views', now)} + ${sum('visitors', now)} > 0
      order by ${order ?? sql`visitors desc, views desc, key`} limit ${MOST}
    )
    select parts.*, ${isProduct ? sql`products.name, products.id` : sql`null::text as name, null::uuid`} as "productId"
    from parts ${
      isProduct
        ? sql`left join products on products.site_id = ${tx.siteId}
            and products.slug = substr(parts.key, length('/product-page/') + 1)`
        : sql``
    }
    order by ${order ?? sql`visitors desc, views desc, key`}`.execute(tx.db);
  return rows;
}
