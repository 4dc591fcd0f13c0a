import { type RawBuilder, sql } from 'kysely';
import { LostRace, lockContended, PLANNED_ANEW, type Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import type { CompiledQuery, CompiledText, SortedRow } from '../../platform/query/index.ts';
import { paymentsColumn } from '../payments/index.ts';
import { fulfillmentsColumn } from './fulfilling/fulfillments.store.ts';
import type { Order, OrderDocument } from './order.ts';
import { contactOfBuyer } from './order-contacts.store.ts';
import { statusOfFulfillment } from './order-facts.ts';
import { numberAfter } from './order-numbers.store.ts';
import { orderWords } from './order-words.ts';
import { paymentStatusOf } from './payment-status.ts';
import { refundsColumn } from './refunding/refunds.store.ts';
import { inIndex } from './searching/words-in-index.store.ts';

type Row = Omit<Order, keyof OrderDocument | 'total'> & { total: string; doc: OrderDocument };

const columns = sql`
  orders.id, orders.number, orders.checkout_id as "checkoutId", orders.buyer_id as "buyerId", orders.revision, orders.status,
  orders.archived, orders.email, orders.currency, orders.total, orders.purchased_date as "purchasedDate",
  orders.created_date as "createdDate", orders.updated_date as "updatedDate", orders.doc,
  ${paymentsColumn('ORDER', { site: sql`orders.site_id`, of: sql`orders.id` })} as payments,
  ${refundsColumn} as refunds,
  ${fulfillmentsColumn} as fulfillments`;

const toOrder = ({ doc, total, ...row }: Row): Order => ({ ...row, total: Number(total), ...doc });

function documentOf(order: Order): string {
  const {
    id: _,
    number,
    checkoutId,
    buyerId,
    revision,
    status,
    archived,
    email,
    currency,
    total,
    purchasedDate,
    createdDate,
    updatedDate,
    payments,
    fulfillments,
    refunds: _refunds,
    ...doc
  } = order;
  return JSON.stringify(doc satisfies OrderDocument);
}

export async function findOrder(tx: Tx, id: string): Promise<Order | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from orders where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows[0] ? toOrder(rows[0]) : null;
}

export async function findOrderByNumber(tx: Tx, number: string): Promise<Order | null> {
  if (!/^\d{1,18}$/.test(number)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from orders where site_id = ${tx.siteId} and number = ${number}`.execute(tx.db);
  return rows[0] ? toOrder(rows[0]) : null;
}

/** The checkout that an order came from; null where there is no such order. */
export async function findCheckoutOf(tx: Tx, id: string): Promise<{ checkoutId: string | null } | null> {
  const { rows } = await sql<{ checkoutId: string | null }>`
    select checkout_id as "checkoutId" from orders where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows[0] ?? null;
}

/**
 * Locks an order without a checkout to lock. It must be read afterwards: a statement that waits for a lock sees earlier
 * payments.
 */
export const lockOrderRow = (tx: Tx, id: string): Promise<void> => lockOrderRows(tx, [id]);

/** Locks orders, always in the same sequence, so that nobody waits for each other. */
export async function lockOrderRows(tx: Tx, ids: readonly string[]): Promise<void> {
  // the database plans for each list anew, and for one id only once
  const [only] = ids;
  const among = ids.length === 1 ? sql`id = ${only}` : sql`id = any(${ids as string[]}::uuid[])`;
  await sql`select from orders where site_id = ${tx.siteId} and ${among} order by id for update`.execute(tx.db);
}

/** The orders with these ids, as far as they exist. */
export async function findOrders(tx: Tx, ids: readonly string[]): Promise<Order[]> {
  const { rows } = await sql<Row>`
    select ${columns} from orders where site_id = ${tx.siteId} and id = any(${ids.filter(isGuid)}::uuid[])`.execute(
    tx.db,
  );
  return rows.map(toOrder);
}

/** The order of a checkout. One that was given up before it was placed for good is none: the checkout can be paid again. */
export async function findOrderOfCheckout(tx: Tx, checkoutId: string): Promise<Order | null> {
  const { rows } = await sql<Row>`
    select ${columns} from orders where site_id = ${tx.siteId} and checkout_id = ${checkoutId}
      and (purchased_date is not null or status not in ('CANCELED', 'REJECTED'))`.execute(tx.db);
  return rows[0] ? toOrder(rows[0]) : null;
}

/** All of a buyer's orders, latest first. Unpaid ones may never become final and are left out. */
export async function findOrdersOfBuyer(tx: Tx, buyerId: string): Promise<Order[]> {
  const { rows } = await sql<Row>`
    select ${columns} from orders where site_id = ${tx.siteId} and buyer_id = ${buyerId} and status <> 'INITIALIZED'
    order by created_date desc`.execute(tx.db);
  return rows.map(toOrder);
}

/**
 * Gives a visitor's orders to the member that they logged in as: unpaid ones, as their checkouts continue as the
 * member's, and those placed under the given address. Returns them.
 */
export async function giveOrders(
  tx: Tx,
  { visitorId, memberId, email, now }: { visitorId: string; memberId: string; email: string | null; now: Date },
): Promise<Order[]> {
  const { rows } = await sql<Row>`
    update orders set buyer_id = ${memberId}, revision = revision + 1, updated_date = ${now},
      doc = jsonb_set(doc, '{buyer}', jsonb_build_object('memberId', ${memberId}::text))
    where site_id = ${tx.siteId} and buyer_id = ${visitorId}
      and (status = 'INITIALIZED' or lower(orders.email) = lower(${email}::text))
    returning ${columns}`.execute(tx.db);
  return rows.map(toOrder);
}

/**
 * Writes an order, new or known, and returns it with its next revision. Its statuses are derived here, from its
 * payments and its lines. If it has changed since it was read, the race is lost and the transaction repeated. An order
 * without a number gets the site's next; others that need one wait until this transaction ends, so that there are no
 * gaps.
 */
export async function saveOrder(tx: Tx, order: Order, firstNumber = 1): Promise<Order> {
  const paymentStatus = paymentStatusOf(order);
  const fulfillmentStatus = statusOfFulfillment(order);
  const number = sql`coalesce(${order.number || null}::bigint, (select last_number from counter))`;
  const save = sql<{ revision: string; number: string; contactId: string | null }>`
    with counter as (
      insert into order_counters as counter (site_id, last_number)
      select ${tx.siteId}::uuid, ${firstNumber}::bigint where ${order.number || null}::text is null
      on conflict (site_id) do update
      set last_number = ${numberAfter(sql`counter.site_id`, sql`counter.last_number`)}
      returning last_number
    )
    insert into orders (site_id, id, number, checkout_id, buyer_id, status, payment_status, fulfillment_status, archived,
      email, currency, total, purchased_date, created_date, updated_date, doc, search)
    values (${tx.siteId}, ${order.id}, ${number}, ${order.checkoutId}, ${order.buyerId}, ${order.status},
      ${paymentStatus}, ${fulfillmentStatus}, ${order.archived}, ${order.email}, ${order.currency}, ${order.total},
      ${order.purchasedDate}, ${order.createdDate}, ${order.updatedDate},
      ${documentOf(order)}::jsonb || ${contactOfBuyer(tx, order)},
      setweight(to_tsvector('simple', ${number}::text), 'A') || ${orderWords(order)}::tsvector)
    on conflict (site_id, id) do update
    set revision = orders.revision + 1, buyer_id = excluded.buyer_id, status = excluded.status,
      payment_status = excluded.payment_status, fulfillment_status = excluded.fulfillment_status,
      archived = excluded.archived, email = excluded.email, total = excluded.total,
      purchased_date = excluded.purchased_date, updated_date = excluded.updated_date, doc = excluded.doc,
      search = excluded.search
    where orders.revision = ${order.revision}
    returning revision, number, contact_id as "contactId"`;
  const { rows } = order.number
    ? await save.execute(tx.db)
    : await lockContended(tx, `the order numbers of ${tx.siteId}`, () => save.execute(tx.db));
  const [saved] = rows;
  if (!saved) throw new LostRace('the order was changed by somebody else in the meantime');
  return { ...order, ...saved };
}

/** Orders of a long time are among so many first ones of a list. */
const FIRST = 500;
/** Orders with frequent words are among so many. */
const LOOKED_THROUGH = 4000;
/** Where these have a fifth of a page, so many times as many have a whole one, with some to spare. */
const [SHARE, TIMES] = [5, 6];

/**
 * Orders that match a query, and one more than the page if another page follows; of one buyer only, where one is given.
 * Orders awaiting payment are left out, as they may never become final. Words are looked for among the first orders of the list,
 * and where these are too few, in the index of words: PostgreSQL does not know how frequent the beginning of a word is, and would
 * look through all orders for a rare one, or sort all orders with a frequent one.
 */
export async function queryOrders(
  tx: Tx,
  query: CompiledQuery,
  buyerId: string | null,
): Promise<({ order: Order } & SortedRow)[]> {
  const listed = isListed(tx, buyerId);
  const { text, beyond = sql`true` } = query;
  const sorted = sql`order by ${query.orderBy} ${query.window}`;
  const read = async (page: RawBuilder<unknown>) => {
    const { rows } = await sql<Row & SortedRow>`
      select ${columns}, ${query.sortKeys} as sort_keys from ${page}`.execute(tx.db);
    return rows.map(({ sort_keys, ...row }) => ({ sort_keys, order: toOrder(row) }));
  };
  const among = (first: number) => sql`(
    select * from orders where ${listed} and ${beyond} order by ${query.orderBy} limit ${sql.lit(first)}
  ) as orders where ${query.filter} ${sorted}`;
  const indexed = (condition: RawBuilder<unknown>) => sql`(
    select * from orders where ${listed} and ${beyond} and ${condition} offset 0
  ) as orders ${sorted}`;
  const readAmong = (first: number, otherwise: RawBuilder<unknown>) =>
    read(sql`orders where site_id = ${tx.siteId} and id in (${sql.raw(PLANNED_ANEW)}
      with near as materialized (select id from ${among(first)})
      select id from near
      union select id from (select id from ${otherwise}) as far where (select count(*) from near) <= ${sql.lit(query.limit)}
    ) order by ${query.orderBy}`);
  if (!text && isOfDate(query)) return readAmong(FIRST, indexed(query.filter));
  if (!text) return read(sql`orders where ${listed} and ${query.where} ${sorted}`);
  const first = await read(among(LOOKED_THROUGH));
  if (first.length > query.limit) return first;
  const found = indexed(sql`${query.fieldFilter} and ${inIndex(tx, text)}`);
  return first.length * SHARE > query.limit ? readAmong(LOOKED_THROUGH * TIMES, found) : read(found);
}

/**
 * Lists are found in the index of another date than they are sorted by where their first orders are of other times: PostgreSQL
 * would expect those of any time among them, and look through all that are newer.
 */
const isOfDate = ({ stated, sortedBy }: CompiledQuery) =>
  sortedBy[0] === 'createdDate' && /"(updated|purchased)Date"/.test(JSON.stringify(stated.filter));

/** The ids of the latest orders that match words, in whatever status they are. */
export async function findOrderIdsByWords(tx: Tx, words: CompiledText, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, created_date from orders where site_id = ${tx.siteId} and ${words.condition} offset 0
    ) as found order by created_date desc limit ${limit}`.execute(tx.db);
  return rows.map(({ id }) => id);
}

export async function countOrders(tx: Tx, query: CompiledQuery, buyerId: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where ${isListed(tx, buyerId)} and ${query.filter}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** The orders in lists, of everybody or of one buyer. */
export const isListed = (tx: Tx, buyerId: string | null) => sql`site_id = ${tx.siteId} and status <> 'INITIALIZED'
  and ${buyerId === null ? sql`true` : sql`buyer_id = ${buyerId}`}`;

/** The numbers of orders, by their ids. */
export async function findOrderNumbers(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number from orders where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(tx.db);
  return new Map(rows.map(({ id, number }) => [id, String(number)]));
}

/** Removes an order that was imported, with what was handed over of it. */
export async function removeOrder(tx: Tx, id: string): Promise<void> {
  await sql`delete from fulfillments where site_id = ${tx.siteId} and order_id = ${id}`.execute(tx.db);
  await sql`delete from orders where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** Which of these numbers orders have already. */
export async function isNumberTaken(tx: Tx, number: string, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders where site_id = ${tx.siteId} and number = ${number}::bigint and id <> ${orderId}`.execute(tx.db);
  return rows.length > 0;
}
