import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import type { Quote } from '../purchase/index.ts';
import type { Checkout, CheckoutDocument } from './checkout.ts';

type Row = Omit<Checkout, keyof CheckoutDocument> & { doc: CheckoutDocument };

const columns = sql`
  id, cart_id as "cartId", owner_id as "ownerId", revision, completed, created_date as "createdDate",
  updated_date as "updatedDate", quote, doc`;

/** A checkout with its quote. */
export type Quoted = Checkout & { quote: Quote };

const toCheckout = ({ doc, ...row }: Row): Checkout => ({ ...row, ...doc });

function documentOf(checkout: Checkout): string {
  const { id: _, cartId, ownerId, revision, completed, createdDate, updatedDate, quote, ...doc } = checkout;
  return JSON.stringify(doc satisfies CheckoutDocument);
}

export async function findCheckout(tx: Tx, id: string, { lock = false } = {}): Promise<Checkout | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from checkouts where site_id = ${tx.siteId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    tx.db,
  );
  return rows[0] ? toCheckout(rows[0]) : null;
}

/** The checkout of a cart: the open one, or else the latest. */
export async function findCheckoutOfCart(tx: Tx, cartId: string, { lock = false } = {}): Promise<Checkout | null> {
  if (!isGuid(cartId)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from checkouts where site_id = ${tx.siteId} and cart_id = ${cartId}
    order by completed, created_date desc limit 1 ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? toCheckout(rows[0]) : null;
}

/**
 * Writes a new checkout. If its cart already has an open one, that one takes over the lines and the other `changes`,
 * and otherwise stays as it is.
 */
export async function putCheckout(tx: Tx, checkout: Quoted, changes: Partial<CheckoutDocument>): Promise<Quoted> {
  const { rows } = await sql<Row>`
    insert into checkouts as known (site_id, id, cart_id, owner_id, created_date, updated_date, quote, doc)
    values (${tx.siteId}, ${checkout.id}, ${checkout.cartId}, ${checkout.ownerId}, ${checkout.createdDate},
      ${checkout.updatedDate}, ${JSON.stringify(checkout.quote)}, ${documentOf(checkout)})
    on conflict (site_id, cart_id) where not completed do update
    set revision = known.revision + 1, updated_date = excluded.updated_date, quote = excluded.quote,
      doc = known.doc || ${JSON.stringify(changes)}::jsonb
    returning ${columns}`.execute(tx.db);
  return toCheckout(rows[0] as Row) as Quoted;
}

/** Writes a changed checkout; null if it has changed since it was read. */
export async function updateCheckout(tx: Tx, checkout: Quoted): Promise<Quoted | null> {
  const { rows } = await sql<Row>`
    update checkouts set revision = revision + 1, completed = ${checkout.completed}, updated_date = ${checkout.updatedDate},
      quote = ${JSON.stringify(checkout.quote)}, doc = ${documentOf(checkout)}
    where site_id = ${tx.siteId} and id = ${checkout.id} and revision = ${checkout.revision} returning ${columns}`.execute(
    tx.db,
  );
  return rows[0] ? (toCheckout(rows[0]) as Quoted) : null;
}

/** Gives the open checkouts of a visitor to the member that the visitor logged in as. */
export async function giveCheckouts(
  tx: Tx,
  { visitorId, memberId, now }: { visitorId: string; memberId: string; now: Date },
): Promise<void> {
  await sql`
    update checkouts set owner_id = ${memberId}, revision = revision + 1, updated_date = ${now}
    where site_id = ${tx.siteId} and owner_id = ${visitorId} and not completed`.execute(tx.db);
}
