import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { announceChanges } from './announce.ts';
import { type Movement, recordMovements, type StockContext } from './history.store.ts';
import { hasCrossed, type ItemRow, itemColumns, movementOf, toItem } from './items.store.ts';
import { changedProducts, type ItemChange, STOCK } from './stock-item.ts';
import { sellingLocations } from './stock-of-products.store.ts';

/** The id of every site's first default location. */
export const DEFAULT_LOCATION = '00000000-0000-4000-8000-000000000001';

export type StockLine = { productId: string; variantId: string; quantity: number };

type TakenRow = Partial<ItemRow> & {
  product: string;
  variant: string;
  /** Whether the variant's demand is met in full: from stock, counted or not, or by pre-order. */
  enough: boolean;
  taken: number;
  ahead: number;
};

/**
 * Takes the stock of an order's lines, all or nothing, and records the change. Returns the short lines; the transaction
 * must then be rolled back, unless it was asked to take what there is of the others. If the default location has too little, others that sell help out. A variant without stock
 * is pre-ordered where possible, within its limit. One conditional update, so that two buyers cannot both get the last
 * item; rows are locked in one order, so that orders with the same items cannot deadlock.
 */
export async function takeStock(
  ctx: StockContext,
  tx: Tx,
  orderId: string,
  lines: readonly StockLine[],
  { orNothing = true } = {},
): Promise<StockLine[]> {
  const wanted = merge(lines);
  if (wanted.length === 0) return [];
  // rows, as the database plans for the length of arrays, each time anew
  const { rows } = await sql<TakenRow>`
    with wanted (product_id, variant_id, wanted) as (
      values ${sql.join(wanted.map(({ productId, variantId, quantity }) => sql`(${productId}::uuid, ${variantId}::uuid, ${quantity}::int)`))}
    ), locked as (
      select ${itemColumns}, wanted.wanted, locations.is_default,
        case when track_quantity then greatest(quantity, 0) when in_stock then wanted.wanted else 0 end as available
      from inventory_items items join wanted using (product_id, variant_id)
        join locations on locations.site_id = items.site_id and locations.id = items.location_id
      where items.site_id = ${tx.siteId} and items.location_id in (${sellingLocations(tx.siteId)})
      order by items.id for update of items
    ), queued as (
      select *, sum(available) over (partition by product_id, variant_id) as total,
        coalesce(sum(available) over (partition by product_id, variant_id order by is_default desc, id
          rows between unbounded preceding and 1 preceding), 0) as before
      from locked
    ), parts as (
      select *, total >= wanted as enough,
        case when total >= wanted then least(available, greatest(wanted - before, 0)) else 0 end::int as part,
        case when total = 0 and preorder_enabled and is_default
          and preorder_counter + wanted <= coalesce(preorder_limit, ${MOST_AHEAD}) then wanted else 0 end as ahead
      from queued
    ), taken as (
      update inventory_items items set quantity = case when track_quantity then items.quantity - part end,
        preorder_counter = items.preorder_counter + parts.ahead, revision = items.revision + 1, updated_date = ${ctx.now()}
      from (select id as part_id, part, ahead from parts) as parts
      where items.site_id = ${tx.siteId} and items.id = parts.part_id and (parts.ahead > 0 or (track_quantity and part > 0))
        and (not track_quantity or part = 0 or items.quantity >= part)
        and items.preorder_counter + parts.ahead <= coalesce(items.preorder_limit, ${MOST_AHEAD})
      returning ${itemColumns}, part as taken, parts.ahead
    )
    select wanted.product_id as product, wanted.variant_id as variant, ${takenColumns},
      coalesce(parts.enough or taken.ahead > 0, false)
        and (taken.id is not null or coalesce(not parts.track_quantity or parts.part = 0, false)) as enough
    from wanted left join parts using (product_id, variant_id) left join taken on taken.id = parts.id`.execute(tx.db);
  const short = wanted.filter((line) => !isMet(line, rows));
  if (short.length > 0 && orNothing) return short;
  const changes = rows.flatMap(changeOf);
  await recordMovements(ctx, tx, changes.flatMap(movementOf), crossedProducts(changes), { reason: 'ORDER', orderId });
  announceChanges(tx, changes, 'ORDER');
  ctx.cache.changed(tx, STOCK, changedProducts(changes));
  return short;
}

/** The maximum of pre-orders where there is no limit. */
const MOST_AHEAD = 99_999;
const takenColumns = sql`taken.*`;

/** Met by a pre-order on one of its rows, or by all rows giving their part. */
function isMet(line: StockLine, rows: readonly TakenRow[]): boolean {
  const own = rows.filter((row) => row.product === line.productId && row.variant === line.variantId);
  return own.some((row) => row.enough && row.ahead > 0) || own.every((row) => row.enough);
}

/** An item before and after an order took from it, or gave back. */
function changeOf({ taken, ahead, ...row }: Pick<TakenRow, 'taken' | 'ahead'> & Partial<ItemRow>): ItemChange[] {
  if (!row.id) return [];
  const after = toItem(row as ItemRow);
  const quantity = after.trackQuantity ? (after.quantity ?? 0) + taken : null;
  const preorder = { ...after.preorder, ordered: after.preorder.ordered - ahead };
  return [{ before: { ...after, quantity, preorder, revision: after.revision - 1 }, after }];
}

const crossedProducts = (changes: readonly ItemChange[]): string[] =>
  changes.filter(hasCrossed).flatMap(({ after }) => after?.productId ?? []);

/**
 * Returns everything that an order took or pre-ordered and has not returned yet, or of it what some lines name:
 * repeating it never returns more than was taken. The caller holds the lock of the order or of its checkout.
 */
export async function giveBackStock(
  ctx: StockContext,
  tx: Tx,
  orderId: string,
  lines: readonly StockLine[] | null = null,
): Promise<void> {
  const { rows: all } = await sql<Debt>`
    select changes.item_id as "itemId", -sum(delta)::int as taken, sum(preorder_delta)::int as ahead,
      max(items.product_id::text) as "productId", max(items.variant_id::text) as "variantId"
    from inventory_changes changes
    left join inventory_items items on items.site_id = changes.site_id and items.id = changes.item_id
    where changes.site_id = ${tx.siteId} and changes.order_id = ${orderId}
    group by changes.item_id having sum(delta) < 0 or sum(preorder_delta) > 0 order by changes.item_id`.execute(tx.db);
  const owed = lines ? partOf(all, merge(lines)) : all;
  if (owed.length === 0) return;
  const { rows } = await sql<ItemRow & { taken: number; ahead: number }>`
    with owed as (
      select * from unnest(${owed.map((row) => row.itemId)}::uuid[], ${owed.map((row) => row.taken)}::int[],
        ${owed.map((row) => row.ahead)}::int[]) as item (item_id, taken, ahead)
    ), locked as (
      select items.id as item_id from inventory_items items
      where items.site_id = ${tx.siteId} and items.id in (select item_id from owed) order by items.id for update
    )
    update inventory_items items set quantity = case when track_quantity then items.quantity + owed.taken end,
      preorder_counter = greatest(0, items.preorder_counter - owed.ahead), revision = items.revision + 1, updated_date = ${ctx.now()}
    from locked join owed using (item_id)
    where items.site_id = ${tx.siteId} and items.id = locked.item_id
    returning ${itemColumns}, -owed.taken as taken, -owed.ahead as ahead`.execute(tx.db);
  const changes = rows.flatMap(changeOf);
  const movements = owed.flatMap((debt) =>
    returned(
      debt,
      changes.find(({ after }) => after?.id === debt.itemId),
    ),
  );
  const cause = { reason: 'REVERT_INVENTORY_CHANGE' as const, orderId };
  await recordMovements(ctx, tx, movements, crossedProducts(changes), cause);
  announceChanges(tx, changes, cause.reason);
  ctx.cache.changed(tx, STOCK, changedProducts(changes));
}

/** What an order owes to an item's stock. Items that are gone have no variant. */
type Debt = { itemId: string; taken: number; ahead: number; productId: string | null; variantId: string | null };

/** As much of the debts as lines name, item by item. */
function partOf(debts: readonly Debt[], lines: readonly StockLine[]): Debt[] {
  return lines.flatMap(({ productId, variantId, quantity }) => {
    let left = quantity;
    const own = debts.filter((debt) => debt.productId === productId && debt.variantId === variantId);
    return own.flatMap((debt) => {
      const taken = Math.min(Math.max(0, debt.taken), left);
      const ahead = Math.min(Math.max(0, debt.ahead), left - taken);
      left -= taken + ahead;
      return taken + ahead > 0 ? [{ ...debt, taken, ahead }] : [];
    });
  });
}

/**
 * The history of a return. An item that is gone or no longer counted takes nothing back: the order is settled all the
 * same, and a second row says where the goods went, so that the item's changes still add up to its level.
 */
function returned(debt: { itemId: string; taken: number; ahead: number }, change: ItemChange | undefined): Movement[] {
  const { itemId, taken, ahead } = debt;
  const item = change?.after;
  const quantityAfter = item?.quantity ?? null;
  const back = { itemId, delta: taken, preorderDelta: -ahead, quantityAfter };
  if (taken === 0 || item?.trackQuantity) return [back];
  const note = item ? 'It is not counted any more' : 'It is not kept any more';
  return [back, { itemId, delta: -taken, preorderDelta: 0, quantityAfter, note, orderId: null }];
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
