import { sql } from 'kysely';
import { type Tx, write } from '../../platform/db/index.ts';
import { type Cart, type CartDocument, emptyCart } from './cart.ts';

type Row = Omit<Cart, keyof CartDocument> & { doc: CartDocument };

const columns = sql`
  id, owner_id as "ownerId", is_current as "isCurrent", revision, created_date as "createdDate", updated_date as "updatedDate", doc`;

const toCart = ({ doc, ...row }: Row): Cart => ({ ...row, ...emptyCart, ...doc });

function documentOf({ id: _, ownerId, isCurrent, revision, createdDate, updatedDate, ...doc }: Cart): string {
  return JSON.stringify(doc satisfies CartDocument);
}

/** Where to look for a cart: an owner's current one, the one with an id, or the one that a checkout was made of. */
export type CartSelector = { ownerId: string } | { id: string } | { checkoutId: string };

export async function findCart(tx: Tx, which: CartSelector, { lock = false } = {}): Promise<Cart | null> {
  const { rows } = await sql<Row>`
    select ${columns} from carts where site_id = ${tx.siteId} and ${isSelected(tx, which)}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? toCart(rows[0]) : null;
}

function isSelected(tx: Tx, which: CartSelector) {
  if ('ownerId' in which) return sql`owner_id = ${which.ownerId} and is_current`;
  if ('id' in which) return sql`id = ${which.id}`;
  return sql`id = (select cart_id from checkouts where site_id = ${tx.siteId} and id = ${which.checkoutId})`;
}

/** All carts of these owners, locked, always in the same order, so that two logins at once cannot deadlock. */
export async function lockCarts(tx: Tx, ownerIds: readonly string[]): Promise<Cart[]> {
  const { rows } = await sql<Row>`
    select ${columns} from carts where site_id = ${tx.siteId} and owner_id = any(${ownerIds as string[]}::uuid[])
    order by owner_id, id for update`.execute(tx.db);
  return rows.map(toCart);
}

/** Writes a new cart with the commit. If its owner has since got one, the race is lost. */
export function insertCart(tx: Tx, cart: Cart): Cart {
  const insert = sql`
    insert into carts (site_id, id, owner_id, is_current, created_date, updated_date, doc)
    values (${tx.siteId}, ${cart.id}, ${cart.ownerId}, ${cart.isCurrent}, ${cart.createdDate}, ${cart.updatedDate},
      ${documentOf(cart)})
    on conflict (site_id, owner_id) where is_current do nothing`;
  write(tx, insert, { rows: 1 });
  return cart;
}

/**
 * Writes a changed cart with the commit, and returns it with its next revision. If it has changed since, the race is lost.
 * Its checkout stays as it is, as it is noted without a new revision.
 */
export function updateCart(tx: Tx, cart: Cart): Cart {
  const update = sql`
    update carts set revision = revision + 1, owner_id = ${cart.ownerId}, updated_date = ${cart.updatedDate},
      doc = ${documentOf(cart)}::jsonb || jsonb_build_object('checkoutId', carts.doc -> 'checkoutId')
    where site_id = ${tx.siteId} and id = ${cart.id} and revision = ${cart.revision}`;
  write(tx, update, { rows: 1 });
  return { ...cart, revision: String(BigInt(cart.revision) + 1n) };
}

/**
 * Notes with the commit the checkout created from a cart, and changes nothing else. If the cart has changed since it was
 * read, the race is lost.
 */
export function noteCheckout(tx: Tx, { id, revision }: Pick<Cart, 'id' | 'revision'>, checkoutId: string): void {
  const update = sql`
    update carts set doc = jsonb_set(doc, '{checkoutId}', to_jsonb(${checkoutId}::text))
    where site_id = ${tx.siteId} and id = ${id} and revision = ${revision}`;
  write(tx, update, { rows: 1 });
}

/** Deletes a cart with the commit. If it has changed since it was read, the race is lost. */
export function dropCart(tx: Tx, { id, revision }: Pick<Cart, 'id' | 'revision'>): void {
  const drop = sql`delete from carts where site_id = ${tx.siteId} and id = ${id} and revision = ${revision}`;
  write(tx, drop, { rows: 1 });
}

/** Deletes a cart; returns the id of the deleted one. */
export async function deleteCart(tx: Tx, which: CartSelector): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    delete from carts where site_id = ${tx.siteId} and ${isSelected(tx, which)} returning id`.execute(tx.db);
  return rows[0]?.id ?? null;
}
