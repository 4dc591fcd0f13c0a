import { sql } from 'kysely';
import type { Caller } from '../../caller.ts';
import type { SiteCache } from '../../platform/cache/site-cache.ts';
import { type Tx, write } from '../../platform/db/index.ts';

/** The part of the context that stock changes need. */
export type StockContext = { now: () => Date; newId: () => string; cache: SiteCache; caller: Caller };

export type Reason = 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE';

/** A change of an item: the sum of all `delta`s of an item is its level. */
export type Movement = {
  itemId: string;
  delta: number;
  preorderDelta: number;
  /** Null where it is not counted. */
  quantityAfter: number | null;
  /** Where it differs from the other movements' note. */
  note?: string | null;
  orderId?: string | null;
};

export type Cause = { reason: Reason; note?: string | null; orderId?: string | null; jobId?: string | null };

/**
 * Records changes of stock with the commit, and updates the products' availability for queries. Earlier statements of
 * the transaction changed the stock itself. `products` are those with added or removed variants.
 */
export async function recordMovements(
  ctx: StockContext,
  tx: Tx,
  movements: readonly Movement[],
  products: readonly string[],
  { reason, note = null, orderId = null, jobId = null }: Cause,
): Promise<void> {
  const rows = movements.map((one) => ({
    id: ctx.newId(),
    item: one.itemId,
    delta: one.delta,
    ahead: one.preorderDelta,
    after: one.quantityAfter,
    note: one.note ?? note,
    order: one.orderId === undefined ? orderId : one.orderId,
  }));
  const insert = sql`
    insert into inventory_changes (site_id, id, item_id, delta, preorder_delta, quantity_after, note, order_id, reason, caller,
      job_id, created_date)
    select ${tx.siteId}::uuid, id, item, delta, ahead, "after", note, "order", ${reason}::text,
      ${JSON.stringify(whoIs(ctx.caller))}::jsonb, ${jobId}::uuid, ${ctx.now()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (id uuid, item uuid, delta int, ahead int, "after" int, note text, "order" uuid)`;
  if (rows.length > 0) write(tx, insert, { rows: rows.length });
  if (products.length > 0)
    await sql`select refresh_product_availability(${tx.siteId}, ${[...new Set(products)]}::uuid[])`.execute(tx.db);
}

const whoIs = (caller: Caller) => ('id' in caller ? { kind: caller.kind, id: caller.id } : { kind: caller.kind });

export type HistoryRow = {
  id: string;
  delta: number;
  preorderDelta: number;
  quantityAfter: number | null;
  reason: Reason;
  orderId: string | null;
  orderNumber: string | null;
  note: string | null;
  caller: { kind: string; id?: string } | null;
  createdDate: string;
};

/** The latest changes of an item, newest first, optionally before a given one. */
export async function findHistory(
  tx: Tx,
  itemId: string,
  { limit, before }: { limit: number; before: string | null },
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select changes.id, delta, preorder_delta as "preorderDelta", quantity_after as "quantityAfter", reason,
      changes.order_id as "orderId", orders.number as "orderNumber", note, caller,
      changes.created_date as "createdDate"
    from inventory_changes changes left join orders on orders.site_id = changes.site_id and orders.id = changes.order_id
    where changes.site_id = ${tx.siteId} and changes.item_id = ${itemId}
      and (${before}::uuid is null or (changes.created_date, changes.id) < (
        select created_date, id from inventory_changes where site_id = ${tx.siteId} and id = ${before}::uuid))
    order by changes.created_date desc, changes.id desc limit ${limit}`.execute(tx.db);
  return rows;
}
