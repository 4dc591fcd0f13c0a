import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';

type Search = { productIds: readonly string[]; limit: number };

/** The number of latest orders, or visitors, that count: old co-occurrences say little. */
const LATEST_BASKETS = 300;

/** The kinds of co-occurrence: in one order, or viewed by one visitor. */
type CoOccurrenceKind = 'PURCHASE' | 'VIEW';

/** Visible products from the same orders or views, most frequent first. */
export async function findCoOccurring(
  tx: Tx,
  kind: CoOccurrenceKind,
  { productIds, limit }: Search,
): Promise<string[]> {
  const ids = sql`${productIds as string[]}::uuid[]`;
  const { rows } = await sql<{ id: string }>`
    with baskets as (
      select distinct basket_id from (
        select basket_id from product_co_occurrences
        where site_id = ${tx.siteId} and product_id = any(${ids}) and kind = ${kind}
        order by occurred_date desc limit ${LATEST_BASKETS}
      ) as latest
    )
    select other.product_id as id from baskets
    join product_co_occurrences other on other.site_id = ${tx.siteId} and other.kind = ${kind} and other.basket_id = baskets.basket_id
    join products on products.site_id = other.site_id and products.id = other.product_id and products.visible
    where other.product_id <> all(${ids})
    group by other.product_id order by count(*) desc, other.product_id limit ${limit}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Visible products that share categories with the given ones: most shared first, then the latest added. */
export async function findOfSameCategories(tx: Tx, { productIds, limit }: Search): Promise<string[]> {
  const ids = sql`${productIds as string[]}::uuid[]`;
  // per category only the latest are considered, which an index supports; categories may hold most of the catalogue
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select distinct category_id from category_items where site_id = ${tx.siteId} and product_id = any(${ids})
    ), found as (
      select candidate.product_id, candidate.added from wanted cross join lateral (
        select items.product_id, items.added from category_items items
        join products on products.site_id = items.site_id and products.id = items.product_id and products.visible
        where items.site_id = ${tx.siteId} and items.category_id = wanted.category_id and items.product_id <> all(${ids})
        order by items.added desc limit ${limit}
      ) as candidate
    )
    select product_id as id from found group by product_id order by count(*) desc, max(added) desc limit ${limit}`.execute(
    tx.db,
  );
  return rows.map(({ id }) => id);
}

type Sales = { without: readonly string[]; since: Date; limit: number };

/** Visible products by the quantity sold since a time, highest first. */
export async function findBestSellers(tx: Tx, { without, since, limit }: Sales): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select sold.product_id as id from product_co_occurrences sold
    join products on products.site_id = sold.site_id and products.id = sold.product_id and products.visible
    where sold.site_id = ${tx.siteId} and sold.kind = 'PURCHASE' and sold.occurred_date >= ${since}
      and sold.product_id <> all(${without as string[]}::uuid[])
    group by sold.product_id order by sum(sold.quantity) desc, sold.product_id limit ${limit}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Records a view of a product. */
export async function recordView(tx: Tx, viewerId: string, productId: string, now: Date): Promise<void> {
  await sql`
    insert into product_co_occurrences (site_id, kind, basket_id, product_id, quantity, occurred_date)
    select site_id, 'VIEW', ${viewerId}, id, 1, ${now} from products
    where site_id = ${tx.siteId} and id = ${productId} and visible
    on conflict (site_id, kind, basket_id, product_id)
    do update set quantity = product_co_occurrences.quantity + 1, occurred_date = excluded.occurred_date`.execute(
    tx.db,
  );
}

/** Orders may commit later than younger ones: each run looks back this far before the last. */
const OVERLAP = sql`interval '1 hour'`;

/** Orders made by programs may name what is sold in their own way. */
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Records the products of orders placed since the last run, on all sites. */
export async function collectPurchases(database: Database): Promise<void> {
  await asPlatform('orders of all sites are gone through together', database, async (tx) => {
    await sql`
      insert into product_co_occurrences (site_id, kind, basket_id, product_id, quantity, occurred_date)
      select orders.site_id, 'PURCHASE', orders.id, line_product.id, sum((line ->> 'quantity')::int), orders.created_date
      from orders cross join lateral jsonb_array_elements(orders.doc -> 'lines') as line
      cross join lateral (
        select case when line #>> '{item,productId}' ~* ${UUID} then (line #>> '{item,productId}')::uuid end as id) as line_product
      where orders.status = 'APPROVED' and line_product.id is not null
        and line #>> '{item,productType}' is distinct from 'GIFT_CARD'
        and orders.created_date > coalesce((select max(occurred_date) - ${OVERLAP} from product_co_occurrences where kind = 'PURCHASE'), '-infinity')
      group by orders.site_id, orders.id, line_product.id, orders.created_date
      on conflict do nothing`.execute(tx.db);
  });
}

const VIEW_DAYS = 30;
const PURCHASE_DAYS = 365;

/** Deletes old co-occurrences; views are kept for a month only. */
export async function removeOldCoOccurrences(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await asPlatform('what is remembered ages on every site', database, async (tx) => {
    await sql`
      delete from product_co_occurrences
      where (kind = 'VIEW' and occurred_date < ${before(VIEW_DAYS)}) or (kind = 'PURCHASE' and occurred_date < ${before(PURCHASE_DAYS)})`.execute(
      tx.db,
    );
  });
}
