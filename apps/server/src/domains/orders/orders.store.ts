import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { type CompiledQuery, type CursorPage, type SortedRow, toCursorPage } from '../../platform/query/index.ts';
import { fulfillmentStatusOf } from './fulfillment-status.ts';
import type { Order, OrderDocument } from './order.ts';
import { itemsToFulfill } from './order-facts.ts';
import { paymentStatusOf } from './payment-status.ts';

type Row = Omit<Order, keyof OrderDocument | 'total'> & { total: string; doc: OrderDocument };

/** Amounts of the ledger are safe integers, which JSON holds without loss. */
const columns = sql`
  orders.id, orders.number, orders.checkout_id as "checkoutId", orders.buyer_id as "buyerId", orders.revision, orders.status,
  orders.archived, orders.email, orders.currency, orders.total, orders.purchased_date as "purchasedDate",
  orders.created_date as "createdDate", orders.updated_date as "updatedDate", orders.doc,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'amount', amount, 'status', status, 'provider', provider,
      'method', method, 'idempotencyKey', idempotency_key, 'reference', provider_reference, 'failure', failure,
      'createdDate', to_char(created_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by created_date, id), '[]')
    from payments where payments.site_id = orders.site_id and payments.order_id = orders.id) as ledger`;

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
    ledger,
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

export async function findOrderOfCheckout(tx: Tx, checkoutId: string): Promise<Order | null> {
  const { rows } = await sql<Row>`
    select ${columns} from orders where site_id = ${tx.siteId} and checkout_id = ${checkoutId}`.execute(tx.db);
  return rows[0] ? toOrder(rows[0]) : null;
}

/** All that somebody bought, the latest first. Ones whose buyer has not paid yet may never become one. */
export async function findOrdersOfBuyer(tx: Tx, buyerId: string): Promise<Order[]> {
  const { rows } = await sql<Row>`
    select ${columns} from orders where site_id = ${tx.siteId} and buyer_id = ${buyerId} and status <> 'INITIALIZED'
    order by created_date desc`.execute(tx.db);
  return rows.map(toOrder);
}

/**
 * Makes a visitor's orders the member's that they turned out to be: those whose payment is open, as their checkouts go
 * on as the member's, and those placed under the address given. Returns them.
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

/** The site's next order number. Others who ask wait until this transaction ends, so that no number is left out. */
export async function nextOrderNumber(tx: Tx, first: number): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    insert into order_counters as counter (site_id, last_number) values (${tx.siteId}, ${first})
    on conflict (site_id) do update set last_number = counter.last_number + 1
    returning last_number as number`.execute(tx.db);
  return String(rows[0]?.number);
}

/** Writes an order, new or known; its statuses are derived here, from its ledger and its lines. */
export async function saveOrder(tx: Tx, order: Order): Promise<void> {
  const paymentStatus = paymentStatusOf(order.total, order.ledger);
  const fulfillmentStatus = fulfillmentStatusOf(itemsToFulfill(order));
  await sql`
    insert into orders (site_id, id, number, checkout_id, buyer_id, status, payment_status, fulfillment_status, archived,
      email, currency, total, purchased_date, created_date, updated_date, doc)
    values (${tx.siteId}, ${order.id}, ${order.number}, ${order.checkoutId}, ${order.buyerId}, ${order.status},
      ${paymentStatus}, ${fulfillmentStatus}, ${order.archived}, ${order.email}, ${order.currency}, ${order.total},
      ${order.purchasedDate}, ${order.createdDate}, ${order.updatedDate}, ${documentOf(order)})
    on conflict (site_id, id) do update
    set revision = orders.revision + 1, buyer_id = excluded.buyer_id, status = excluded.status,
      payment_status = excluded.payment_status, fulfillment_status = excluded.fulfillment_status,
      archived = excluded.archived, email = excluded.email, total = excluded.total,
      purchased_date = excluded.purchased_date, updated_date = excluded.updated_date, doc = excluded.doc`.execute(
    tx.db,
  );
}

/**
 * Orders that a query matches; of one buyer only, where one is given. Those whose buyer has not paid yet are nobody's
 * business: they may never become one.
 */
export async function queryOrders(
  tx: Tx,
  query: CompiledQuery,
  buyerId: string | null,
): Promise<CursorPage<{ order: Order } & SortedRow>> {
  const ofBuyer = buyerId === null ? sql`true` : sql`buyer_id = ${buyerId}`;
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from orders
    where site_id = ${tx.siteId} and status <> 'INITIALIZED' and ${ofBuyer} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(
    tx.db,
  );
  return toCursorPage(
    query,
    rows.map(({ sort_keys, ...row }) => ({ sort_keys, order: toOrder(row) })),
  );
}
