import { sql } from 'kysely';
import { anyOf, type Tx, write } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import type { Cart } from '../carts/index.ts';
import type { Line, Quote } from '../purchase/index.ts';
import { type Checkout, type CheckoutDocument, emptyCheckout } from './checkout.ts';

type Row = Omit<Checkout, keyof CheckoutDocument> & { doc: CheckoutDocument };

const columns = sql`
  id, cart_id as "cartId", owner_id as "ownerId", revision, completed, has_order as "hasOrder",
  abandoned_id as "abandonedId",   created_date as "createdDate", updated_date as "updatedDate", quote, doc`;

/** A checkout with its quote. */
export type Quoted = Checkout & { quote: Quote };

const toCheckout = ({ doc, ...row }: Row): Checkout => ({ ...row, ...emptyCheckout, ...doc });

function documentOf(checkout: Checkout): string {
  const { id: _, cartId, ownerId, revision, completed, hasOrder, abandonedId, ...rest } = checkout;
  const { createdDate, updatedDate, quote, ...doc } = rest;
  return JSON.stringify(doc satisfies CheckoutDocument);
}

export async function findCheckout(tx: Tx, id: string): Promise<Checkout | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from checkouts where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows[0] ? toCheckout(rows[0]) : null;
}

/** A checkout, locked until the transaction ends, and its cart as it was then. */
export type LockedCheckout = Checkout & { cart: Pick<Cart, 'id' | 'revision' | 'lines'> | null };

export async function lockCheckout(tx: Tx, id: string): Promise<LockedCheckout | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<Row & { cartRevision: string | null; cartLines: Line[] | null }>`
    select checkout.*, carts.revision as "cartRevision", carts.doc -> 'lines' as "cartLines" from (
      select ${columns} from checkouts where site_id = ${tx.siteId} and id = ${id} for update
    ) checkout left join carts on carts.site_id = ${tx.siteId} and carts.id = checkout."cartId"`.execute(tx.db);
  const [row] = rows;
  if (!row) return null;
  const { cartRevision: revision, cartLines: lines, ...checkout } = row;
  const cart = row.cartId && revision && lines ? { id: row.cartId, revision, lines } : null;
  return { ...toCheckout(checkout), cart };
}

/** Notes with the commit that a checkout has an order that awaits its payment. */
export const noteOrder = (tx: Tx, { id }: Pick<Checkout, 'id'>): void =>
  write(tx, sql`update checkouts set has_order = true where site_id = ${tx.siteId} and id = ${id}`, { rows: 1 });

/** Notes with the commit that a checkout was found to be abandoned. */
export const noteAbandoned = (tx: Tx, { id }: Pick<Checkout, 'id'>, abandonedId: string): void =>
  write(tx, sql`update checkouts set abandoned_id = ${abandonedId} where site_id = ${tx.siteId} and id = ${id}`, {
    rows: 1,
  });

/** The checkout of a cart: the open one, or else the latest. */
export async function findCheckoutOfCart(tx: Tx, cartId: string, { lock = false } = {}): Promise<Checkout | null> {
  if (!isGuid(cartId)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from checkouts where site_id = ${tx.siteId} and cart_id = ${cartId}
    order by completed, created_date desc limit 1 ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? toCheckout(rows[0]) : null;
}

/** Writes a new checkout with the commit. If its cart has since got an open one, the race is lost. */
export function insertCheckout(tx: Tx, checkout: Quoted): Quoted {
  const insert = sql`
    insert into checkouts (site_id, id, cart_id, owner_id, abandoned_id, created_date, updated_date, quote, doc)
    values (${tx.siteId}, ${checkout.id}, ${checkout.cartId}, ${checkout.ownerId}, ${checkout.abandonedId},
      ${checkout.createdDate}, ${checkout.updatedDate}, ${JSON.stringify(checkout.quote)}, ${documentOf(checkout)})
    on conflict (site_id, cart_id) where not completed do nothing`;
  write(tx, insert, { rows: 1 });
  return checkout;
}

/**
 * Writes a changed checkout with the commit, and returns it with its next revision. If it has changed since it was read,
 * the race is lost.
 */
export function updateCheckout(tx: Tx, checkout: Quoted): Quoted {
  const update = sql`
    update checkouts set revision = revision + 1, completed = ${checkout.completed}, updated_date = ${checkout.updatedDate},
      quote = ${JSON.stringify(checkout.quote)}, doc = ${documentOf(checkout)}
    where site_id = ${tx.siteId} and id = ${checkout.id} and revision = ${checkout.revision}`;
  write(tx, update, { rows: 1 });
  return { ...checkout, revision: nextRevision(checkout) };
}

/** As `updateCheckout`, for a checkout that is completed as it is: its document and its quote are not written again. */
export function noteCompleted(tx: Tx, checkout: Quoted): Quoted {
  const update = sql`
    update checkouts set revision = revision + 1, completed = true, updated_date = ${checkout.updatedDate}
    where site_id = ${tx.siteId} and id = ${checkout.id} and revision = ${checkout.revision}`;
  write(tx, update, { rows: 1 });
  return { ...checkout, revision: nextRevision(checkout) };
}

const nextRevision = ({ revision }: Pick<Checkout, 'revision'>): string => String(BigInt(revision) + 1n);

/** Gives the open checkouts of a visitor to the member that the visitor logged in as; returns their ids. */
export async function giveOpenCheckouts(
  tx: Tx,
  { visitorId, memberId, now }: { visitorId: string; memberId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update checkouts set owner_id = ${memberId}, revision = revision + 1, updated_date = ${now}
    where site_id = ${tx.siteId} and owner_id = ${visitorId} and not completed returning id`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Deletes checkouts, except those with an order: it may still be paid. */
export async function removeCheckouts(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    delete from checkouts where site_id = ${tx.siteId} and id ${anyOf(ids)} and not has_order`.execute(tx.db);
}
