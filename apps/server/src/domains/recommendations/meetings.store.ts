import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';

type Search = { productIds: readonly string[]; limit: number };

/** So many of the latest orders, or visitors, are asked: what was together long ago says little. */
const LATEST_BASKETS = 300;

/** Where products meet: in an order, or before the eyes of one visitor. */
type MeetingPlace = 'PURCHASE' | 'VIEW';

/** Visible products that were in the same orders, or before the same eyes: those that were so most often first. */
export async function findMetTogether(tx: Tx, kind: MeetingPlace, { productIds, limit }: Search): Promise<string[]> {
  const ids = sql`${productIds as string[]}::uuid[]`;
  const { rows } = await sql<{ id: string }>`
    with baskets as (
      select distinct basket_id from (
        select basket_id from product_meetings
        where site_id = ${tx.siteId} and product_id = any(${ids}) and kind = ${kind}
        order by met_date desc limit ${LATEST_BASKETS}
      ) as latest
    )
    select met.product_id as id from baskets
    join product_meetings met on met.site_id = ${tx.siteId} and met.kind = ${kind} and met.basket_id = baskets.basket_id
    join products on products.site_id = met.site_id and products.id = met.product_id and products.visible
    where met.product_id <> all(${ids})
    group by met.product_id order by count(*) desc, met.product_id limit ${limit}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Visible products that share categories with the given ones: most shared first, then the latest added. */
export async function findOfSameCategories(tx: Tx, { productIds, limit }: Search): Promise<string[]> {
  const ids = sql`${productIds as string[]}::uuid[]`;
  // per category only the latest are looked at, which an index has; categories may hold most of the catalogue
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

/** Visible products by the pieces that were sold since then, most first. */
export async function findBestSellers(tx: Tx, { without, since, limit }: Sales): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select sold.product_id as id from product_meetings sold
    join products on products.site_id = sold.site_id and products.id = sold.product_id and products.visible
    where sold.site_id = ${tx.siteId} and sold.kind = 'PURCHASE' and sold.met_date >= ${since}
      and sold.product_id <> all(${without as string[]}::uuid[])
    group by sold.product_id order by sum(sold.quantity) desc, sold.product_id limit ${limit}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Remembers that somebody looked at a product. */
export async function recordView(tx: Tx, viewerId: string, productId: string, now: Date): Promise<void> {
  await sql`
    insert into product_meetings (site_id, kind, basket_id, product_id, quantity, met_date)
    select site_id, 'VIEW', ${viewerId}, id, 1, ${now} from products
    where site_id = ${tx.siteId} and id = ${productId} and visible
    on conflict (site_id, kind, basket_id, product_id)
    do update set quantity = product_meetings.quantity + 1, met_date = excluded.met_date`.execute(tx.db);
}

/** Orders may commit later than ones that are younger: each run looks back so far beyond the last. */
const OVERLAP = sql`interval '1 hour'`;

/** Writes down which products were in orders that were placed since the last time, on all sites. */
export async function collectPurchases(database: Database): Promise<void> {
  await asPlatform('orders of all sites are gone through together', database, async (tx) => {
    await sql`
      insert into product_meetings (site_id, kind, basket_id, product_id, quantity, met_date)
      select orders.site_id, 'PURCHASE', orders.id, (line #>> '{item,productId}')::uuid, sum((line ->> 'quantity')::int),
        orders.created_date
      from orders cross join lateral jsonb_array_elements(orders.doc -> 'lines') as line
      where orders.status = 'APPROVED' and line #>> '{item,productId}' is not null
        and orders.created_date > coalesce((select max(met_date) - ${OVERLAP} from product_meetings where kind = 'PURCHASE'), '-infinity')
      group by orders.site_id, orders.id, (line #>> '{item,productId}')::uuid, orders.created_date
      on conflict do nothing`.execute(tx.db);
  });
}

const VIEW_DAYS = 30;
const PURCHASE_DAYS = 365;
const DAY_MS = 86_400_000;

/** Forgets what met long ago; who looked at what is kept for a month only. */
export async function removeOldMeetings(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await asPlatform('what is remembered ages on every site', database, async (tx) => {
    await sql`
      delete from product_meetings
      where (kind = 'VIEW' and met_date < ${before(VIEW_DAYS)}) or (kind = 'PURCHASE' and met_date < ${before(PURCHASE_DAYS)})`.execute(
      tx.db,
    );
  });
}
