import { sql } from 'kysely';
import type { SiteCache } from '../../platform/cache/site-cache.ts';
import type { Tx } from '../../platform/db/index.ts';

/** The kind of change that orders make all the time: reads that do not tell stock need not look again. */
export const STOCK = 'stock';

export type StockLine = { productId: string; variantId: string; quantity: number };
/** The part of the context that changing stock needs. */
type StockContext = { now: () => Date; newId: () => string; cache: SiteCache };

/**
 * Takes the stock of an order's lines, all or nothing, and writes the change to the history. Answers with the lines
 * that are short; then nothing may be kept of the transaction. A conditional update, so that two buyers of the last
 * item cannot both have it; rows are locked in one order, so that orders with the same items do not wait in a circle.
 */
export async function takeStock(
  ctx: StockContext,
  tx: Tx,
  orderId: string,
  lines: readonly StockLine[],
): Promise<StockLine[]> {
  const wanted = merge(lines);
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ productId: string; variantId: string; enough: boolean; itemId: string | null }>`
    with wanted as (
      select * from unnest(${wanted.map((line) => line.productId)}::uuid[], ${wanted.map((line) => line.variantId)}::uuid[],
        ${wanted.map((line) => line.quantity)}::int[]) as line (product_id, variant_id, quantity)
    ), locked as (
      select items.id, items.product_id, items.variant_id, items.track_quantity, items.quantity as level, items.in_stock,
        wanted.quantity as wanted
      from inventory_items items join wanted using (product_id, variant_id)
      where items.site_id = ${tx.siteId} order by items.id for update of items
    ), taken as (
      update inventory_items items
      set quantity = items.quantity - locked.wanted, revision = items.revision + 1, updated_date = ${ctx.now()}
      from locked
      where items.site_id = ${tx.siteId} and items.id = locked.id and locked.track_quantity and items.quantity >= locked.wanted
      returning items.id
    )
    select wanted.product_id as "productId", wanted.variant_id as "variantId", taken.id as "itemId",
      (taken.id is not null or (locked.id is not null and not locked.track_quantity and locked.in_stock)) as enough
    from wanted left join locked using (product_id, variant_id) left join taken on taken.id = locked.id`.execute(tx.db);
  const isShort = (line: StockLine) =>
    !rows.some((row) => row.productId === line.productId && row.variantId === line.variantId && row.enough);
  const short = wanted.filter(isShort);
  if (short.length > 0) return short;
  const changes = rows.flatMap((row) => {
    const line = wanted.find((one) => one.productId === row.productId && one.variantId === row.variantId);
    return row.itemId && line ? [{ id: ctx.newId(), itemId: row.itemId, delta: -line.quantity }] : [];
  });
  await writeHistory(ctx, tx, 'ORDER', changes, orderId);
  ctx.cache.changed(tx, STOCK);
  return [];
}

/** Puts back what an order took and has not put back yet: repeated, it changes nothing. */
export async function giveBackStock(ctx: StockContext, tx: Tx, orderId: string): Promise<void> {
  const { rows } = await sql<{ itemId: string; taken: number }>`
    select item_id as "itemId", -sum(delta)::int as taken from inventory_changes
    where site_id = ${tx.siteId} and order_id = ${orderId} group by item_id having sum(delta) < 0 order by item_id`.execute(
    tx.db,
  );
  if (rows.length === 0) return;
  await sql`
    with locked as (
      select items.id, back.quantity
      from inventory_items items
      join unnest(${rows.map((row) => row.itemId)}::uuid[], ${rows.map((row) => row.taken)}::int[]) as back (id, quantity) using (id)
      where items.site_id = ${tx.siteId} and items.track_quantity order by items.id for update of items
    )
    update inventory_items items set quantity = items.quantity + locked.quantity, revision = items.revision + 1,
      updated_date = ${ctx.now()}
    from locked where items.site_id = ${tx.siteId} and items.id = locked.id`.execute(tx.db);
  const changes = rows.map(({ itemId, taken }) => ({ id: ctx.newId(), itemId, delta: taken }));
  await writeHistory(ctx, tx, 'REVERT_INVENTORY_CHANGE', changes, orderId);
  ctx.cache.changed(tx, STOCK);
}

type Change = { id: string; itemId: string; delta: number };

async function writeHistory(
  ctx: StockContext,
  tx: Tx,
  reason: string,
  changes: readonly Change[],
  orderId: string | null,
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into inventory_changes (site_id, id, item_id, delta, reason, order_id, created_date)
    select ${tx.siteId}, id, item_id, delta, ${reason}, ${orderId}, ${ctx.now()}
    from unnest(${changes.map((one) => one.id)}::uuid[], ${changes.map((one) => one.itemId)}::uuid[],
      ${changes.map((one) => one.delta)}::int[]) as change (id, item_id, delta)`.execute(tx.db);
}

/** All stock is at the one location that every site has. */
export const DEFAULT_LOCATION = '00000000-0000-4000-8000-000000000001';

/** What a variant's stock is to be: counted, or simply there or not. */
export type StockLevel = { variantId: string; trackQuantity: boolean; quantity: number | null; inStock: boolean };

/** Sets the stock of a product's variants by hand; variants that are not named keep theirs. */
export async function setStock(
  ctx: StockContext,
  tx: Tx,
  productId: string,
  levels: readonly StockLevel[],
): Promise<void> {
  if (levels.length === 0) return;
  // a statement of its own: one that also writes may pass over rows that it has written already
  const { rows: before } = await sql<{ variantId: string; quantity: number | null }>`
    select variant_id as "variantId", quantity from inventory_items
    where site_id = ${tx.siteId} and product_id = ${productId} order by id for update`.execute(tx.db);
  const { rows: written } = await sql<{ id: string; variantId: string; quantity: number | null }>`
    with wanted as (
      select * from unnest(${levels.map(() => ctx.newId())}::uuid[], ${levels.map((one) => one.variantId)}::uuid[],
        ${levels.map((one) => one.trackQuantity)}::bool[], ${levels.map((one) => (one.trackQuantity ? one.quantity : null))}::int[],
        ${levels.map((one) => one.inStock)}::bool[]) as level (id, variant_id, track_quantity, quantity, in_stock)
    )
    insert into inventory_items (site_id, id, product_id, variant_id, location_id, track_quantity, quantity, in_stock, created_date, updated_date)
    select ${tx.siteId}, id, ${productId}, variant_id, ${DEFAULT_LOCATION}, track_quantity, quantity, in_stock, ${ctx.now()}, ${ctx.now()} from wanted
    on conflict (site_id, product_id, variant_id, location_id) do update set track_quantity = excluded.track_quantity,
      quantity = excluded.quantity, in_stock = excluded.in_stock, revision = inventory_items.revision + 1, updated_date = excluded.updated_date
    returning id, variant_id as "variantId", quantity`.execute(tx.db);
  const levelBefore = new Map(before.map(({ variantId, quantity }) => [variantId, quantity ?? 0]));
  const changes = written
    .map(({ id, variantId, quantity }) => ({
      id: ctx.newId(),
      itemId: id,
      delta: (quantity ?? 0) - (levelBefore.get(variantId) ?? 0),
    }))
    .filter(({ delta }) => delta !== 0);
  await writeHistory(ctx, tx, 'MANUAL', changes, null);
  ctx.cache.changed(tx);
}

/** Forgets the stock of variants that a product no longer has. */
export async function keepStockOf(tx: Tx, productId: string, variantIds: readonly string[]): Promise<void> {
  await sql`
    delete from inventory_items
    where site_id = ${tx.siteId} and product_id = ${productId} and variant_id <> all(${variantIds as string[]}::uuid[])`.execute(
    tx.db,
  );
}

/** The same variant on several lines is one demand. */
function merge(lines: readonly StockLine[]): StockLine[] {
  const merged = new Map<string, StockLine>();
  for (const line of lines) {
    const key = `${line.productId} ${line.variantId}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}
