import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** What a gift card of an app pays, or is to pay, for an order. */
export type Hold = {
  id: string;
  orderId: string;
  /** The checkout that is to become the order; null for an order that is there. */
  checkoutId: string | null;
  appId: string;
  giftCardId: string;
  code: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  state: 'ASKED' | 'TAKEN' | 'USED' | 'RETURNING' | 'RETURNED' | 'LOST';
  /** What the app calls it; null as long as it has not said so. */
  transactionId: string | null;
};
type Row = Omit<Hold, 'amount'> & { amount: string };

const columns = sql`id, order_id as "orderId", checkout_id as "checkoutId", app_id as "appId",
  gift_card_id as "giftCardId", code, amount, currency, state, transaction_id as "transactionId"`;

const toHold = (row: Row): Hold => ({ ...row, amount: Number(row.amount) });

export async function insertHold(tx: Tx, hold: Omit<Hold, 'state' | 'transactionId'>, now: Date): Promise<Hold> {
  await sql`
    insert into gift_card_holds (site_id, id, order_id, checkout_id, app_id, gift_card_id, code, amount, currency, state,
      created_date, updated_date)
    values (${tx.siteId}, ${hold.id}, ${hold.orderId}, ${hold.checkoutId}, ${hold.appId}, ${hold.giftCardId}, ${hold.code},
      ${hold.amount}, ${hold.currency}, 'ASKED', ${now}, ${now})`.execute(tx.db);
  return { ...hold, state: 'ASKED', transactionId: null };
}

/** The holds that no order has yet, locked. */
export async function lockOpenHolds(tx: Tx, key: { checkoutId: string } | { orderId: string }): Promise<Hold[]> {
  const is = 'checkoutId' in key ? sql`checkout_id = ${key.checkoutId}` : sql`order_id = ${key.orderId}`;
  const { rows } = await sql<Row>`
    select ${columns} from gift_card_holds
    where site_id = ${tx.siteId} and ${is} and state in ('ASKED', 'TAKEN')
    order by id for update`.execute(tx.db);
  return rows.map(toHold);
}

/** What is on its way back to the cards of apps that were to pay for an order. */
export async function findReturning(tx: Tx, orderId: string): Promise<Hold[]> {
  const { rows } = await sql<Row>`
    select ${columns} from gift_card_holds
    where site_id = ${tx.siteId} and order_id = ${orderId} and state = 'RETURNING' order by id`.execute(tx.db);
  return rows.map(toHold);
}

/** What became of what cards of apps paid for orders last: of each card of an order its latest hold. */
export async function findLatestHolds(
  tx: Tx,
  orderIds: readonly string[],
): Promise<Pick<Hold, 'orderId' | 'giftCardId' | 'state'>[]> {
  const { rows } = await sql<Pick<Hold, 'orderId' | 'giftCardId' | 'state'>>`
    select distinct on (order_id, gift_card_id) order_id as "orderId", gift_card_id as "giftCardId", state
    from gift_card_holds where site_id = ${tx.siteId} and order_id = any(${orderIds}::uuid[])
    order by order_id, gift_card_id, created_date desc`.execute(tx.db);
  return rows;
}

/** The number of the order that a hold was for; null where the order was never placed. */
export async function findOrderNumber(tx: Tx, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select number::text from orders where site_id = ${tx.siteId} and id = ${orderId}`.execute(tx.db);
  return rows[0]?.number ?? null;
}

type Move = { id: string; from: readonly Hold['state'][]; to: Hold['state']; now: Date };

/** Moves a hold to another state; null where it is in none that it can be moved from. */
export async function moveHold(tx: Tx, { id, from, to, now }: Move): Promise<Hold | null> {
  const { rows } = await sql<Row>`
    update gift_card_holds set state = ${to}, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id} and state = any(${from}::text[]) returning ${columns}`.execute(tx.db);
  return rows[0] ? toHold(rows[0]) : null;
}

/** Has what cards of apps paid for an order returned, or what one of them paid. */
export async function returnUsedHolds(
  tx: Tx,
  { orderId, giftCardId, now }: { orderId: string; giftCardId: string | null; now: Date },
): Promise<Hold[]> {
  const { rows } = await sql<Row>`
    update gift_card_holds set state = 'RETURNING', updated_date = ${now}
    where site_id = ${tx.siteId} and order_id = ${orderId} and state = 'USED'
      and (${giftCardId}::uuid is null or gift_card_id = ${giftCardId}::uuid) returning ${columns}`.execute(tx.db);
  return rows.map(toHold);
}

/**
 * Notes that an app has taken the amount of a hold; the state that it is in by then, or null where it was not taken for this one. A
 * transaction that is known by another hold was taken for that, and so was one without a name if the card was to pay for the
 * order before. One that was said not to be taken, to a call at the same time, is on its way back.
 */
export async function noteTaken(
  tx: Tx,
  { id, transactionId, now }: { id: string; transactionId: string | null; now: Date },
): Promise<Hold['state'] | null> {
  const { rows } = await sql<Pick<Hold, 'state'>>`
    update gift_card_holds hold set transaction_id = coalesce(${transactionId}::text, transaction_id), updated_date = ${now},
      state = case state when 'ASKED' then 'TAKEN' when 'RETURNED' then 'RETURNING' else state end
    where site_id = ${tx.siteId} and id = ${id} and (state in ('ASKED', 'TAKEN', 'USED', 'RETURNING')
        or state = 'RETURNED' and transaction_id is null and ${transactionId}::text is not null)
      and not exists (select from gift_card_holds other
        where other.site_id = hold.site_id and other.app_id = hold.app_id and other.id <> hold.id
          and case when ${transactionId}::text is null
            then other.order_id = hold.order_id and other.gift_card_id = hold.gift_card_id
              and (other.transaction_id is not null or other.state <> 'RETURNED')
            else other.transaction_id = ${transactionId}::text end)
    returning state`.execute(tx.db);
  return rows[0]?.state ?? null;
}
