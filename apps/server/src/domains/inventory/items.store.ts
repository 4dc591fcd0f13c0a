import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { announceChanges } from './announce.ts';
import { type Cause, type Movement, recordMovements, type StockContext } from './history.store.ts';
import {
  availabilityOf,
  changedProducts,
  type ItemChange,
  isThere,
  preorderLeft,
  STOCK,
  type StockItem,
} from './stock-item.ts';
import { sellingLocations } from './stock-of-products.store.ts';

export type ItemRow = {
  id: string;
  product_id: string;
  variant_id: string;
  location_id: string;
  revision: string;
  created_date: string;
  updated_date: string;
  track_quantity: boolean;
  quantity: number | null;
  in_stock: boolean;
  preorder_enabled: boolean;
  preorder_message: string | null;
  preorder_limit: number | null;
  preorder_counter: number;
  extended_fields: Record<string, unknown> | null;
};

export const itemColumns: RawBuilder<unknown> = sql`items.id, items.product_id, items.variant_id, items.location_id, items.revision,
  items.created_date, items.updated_date, items.track_quantity, items.quantity, items.in_stock, items.preorder_enabled,
  items.preorder_message, items.preorder_limit, items.preorder_counter, items.extended_fields`;

export function toItem(row: ItemRow): StockItem {
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    locationId: row.location_id,
    revision: Number(row.revision),
    createdDate: row.created_date,
    updatedDate: row.updated_date,
    trackQuantity: row.track_quantity,
    quantity: row.quantity,
    inStock: row.in_stock,
    preorder: {
      enabled: row.preorder_enabled,
      message: row.preorder_message,
      limit: row.preorder_limit,
      ordered: row.preorder_counter,
    },
    extendedFields: row.extended_fields,
  };
}

const lock = async (tx: Tx, condition: RawBuilder<unknown>): Promise<StockItem[]> => {
  // everyone locks in the order of ids, to prevent deadlocks
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from inventory_items items
    where items.site_id = ${tx.siteId} and ${condition} order by items.id for update`.execute(tx.db);
  return rows.map(toItem);
};

/** Locks items for a change: their levels stay until the transaction ends. */
export const lockItemsByIds = (tx: Tx, ids: readonly string[]): Promise<StockItem[]> =>
  lock(tx, sql`items.id = any(${ids as string[]}::uuid[])`);

export const lockItemsOfVariants = (tx: Tx, variantIds: readonly string[]): Promise<StockItem[]> =>
  lock(tx, sql`items.variant_id = any(${variantIds as string[]}::uuid[])`);

/** Locks all items of products, at any location. */
export const lockItemsOfProducts = (tx: Tx, productIds: readonly string[]): Promise<StockItem[]> =>
  lock(tx, sql`items.product_id = any(${productIds as string[]}::uuid[])`);

/** The selling locations, and the default one. */
export async function findSellingLocations(tx: Tx): Promise<{ defaultId: string; sellingIds: Set<string> }> {
  const { rows } = await sql<{ id: string; is_default: boolean }>`
    select id, is_default from locations where site_id = ${tx.siteId} and id in (${sellingLocations(tx.siteId)})`.execute(
    tx.db,
  );
  return { defaultId: rows.find((row) => row.is_default)?.id ?? '', sellingIds: new Set(rows.map(({ id }) => id)) };
}

/**
 * Writes changed items with their history, derived data of their products, and events: in three statements, for any
 * number. Existing items must be locked, and so must products of new ones. `reshaped` are products with other visible
 * variants than before. @returns the new items, in the order of the changes
 */
export async function saveItems(
  ctx: StockContext,
  tx: Tx,
  changes: readonly ItemChange[],
  cause: Cause,
  reshaped: readonly string[] = [],
): Promise<(StockItem | null)[]> {
  const now = ctx.now().toISOString();
  const saved = changes.map(({ before, after }): ItemChange => {
    if (!after) return { before, after };
    const dates = before ? { createdDate: before.createdDate } : { createdDate: now };
    return { before, after: { ...after, ...dates, updatedDate: now, revision: before ? before.revision + 1 : 1 } };
  });
  await removeRows(
    tx,
    saved.flatMap(({ before, after }) => (before && !after ? [before.id] : [])),
  );
  await writeRows(
    tx,
    saved.flatMap(({ after }) => after ?? []),
  );
  const movements = saved.flatMap(movementOf);
  const products = saved.filter(hasCrossed).flatMap(({ before, after }) => (after ?? before)?.productId ?? []);
  await recordMovements(ctx, tx, movements, [...products, ...reshaped], cause);
  announceChanges(tx, saved, cause.reason);
  if (saved.length > 0) {
    ctx.cache.changed(tx);
    ctx.cache.changed(tx, STOCK, changedProducts(saved));
  }
  return saved.map(({ after }) => after);
}

async function removeRows(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from inventory_items where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(
    tx.db,
  );
}

async function writeRows(tx: Tx, items: readonly StockItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ preorder, quantity, trackQuantity, extendedFields, ...item }) => ({
    ...item,
    trackQuantity,
    quantity: trackQuantity ? quantity : null,
    ...{ ahead: preorder.enabled, message: preorder.message, most: preorder.limit, ordered: preorder.ordered },
    // as text: SQL's null is not JSON's null
    extended: extendedFields && JSON.stringify(extendedFields),
  }));
  await sql`
    insert into inventory_items (site_id, id, product_id, variant_id, location_id, revision, created_date, updated_date,
      track_quantity, quantity, in_stock, preorder_enabled, preorder_message, preorder_limit, preorder_counter,
      extended_fields)
    select ${tx.siteId}, id, "productId", "variantId", "locationId", revision, "createdDate", "updatedDate", "trackQuantity",
      quantity, "inStock", ahead, message, most, ordered, extended::jsonb
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, "productId" uuid, "variantId" uuid,
      "locationId" uuid, revision bigint, "createdDate" timestamptz, "updatedDate" timestamptz, "trackQuantity" bool,
      quantity int, "inStock" bool, ahead bool, message text, most int, ordered int, extended text)
    on conflict (site_id, id) do update set revision = excluded.revision, updated_date = excluded.updated_date,
      track_quantity = excluded.track_quantity, quantity = excluded.quantity, in_stock = excluded.in_stock,
      preorder_enabled = excluded.preorder_enabled, preorder_message = excluded.preorder_message,
      preorder_limit = excluded.preorder_limit, preorder_counter = excluded.preorder_counter,
      extended_fields = excluded.extended_fields`.execute(tx.db);
}

/** The history entry; none where neither the level nor the pre-orders change. */
export function movementOf({ before, after }: ItemChange): Movement[] {
  const item = after ?? before;
  const delta = (after?.quantity ?? 0) - (before?.quantity ?? 0);
  const preorderDelta = (after?.preorder.ordered ?? 0) - (before?.preorder.ordered ?? 0);
  if (!item || (delta === 0 && preorderDelta === 0 && before?.trackQuantity === after?.trackQuantity)) return [];
  return [{ itemId: item.id, delta, preorderDelta, quantityAfter: after ? after.quantity : 0 }];
}

/** Whether the product's availability may have changed: an item was added, removed, sold out or restocked. */
export function hasCrossed({ before, after }: ItemChange): boolean {
  if (!before || !after) return true;
  const isAhead = (item: StockItem) => `${item.preorder.enabled} ${preorderLeft(item) === 0}`;
  return (
    isThere(before) !== isThere(after) ||
    availabilityOf(before) !== availabilityOf(after) ||
    isAhead(before) !== isAhead(after)
  );
}
