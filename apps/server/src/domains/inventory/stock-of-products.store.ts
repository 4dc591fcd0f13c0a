import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { sumStock, type VariantStock } from './stock-item.ts';

/** The locations whose stock buyers can get: the default one, and others that the merchant lets sell. */
export const sellingLocations = (siteId: string | null | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select id from locations where locations.site_id = ${siteId} and not archived and (is_default or sells_online)`;

const ITEM_END = ',';
const UUID_LENGTH = 36;

/**
 * The stock of a product as a column: per variant and location its id, the quantity (or + or - where it is not
 * counted), and its pre-orders. Text takes a third of the time of JSON. `product` names the table or alias of the
 * product in the statement; `readStock` parses the column.
 */
export const stockColumn = (siteId: string | null, product: string): RawBuilder<unknown> => sql`(
  select string_agg(variant_id || coalesce(quantity::text, case when in_stock then '+' else '-' end)
    || case when preorder_enabled then ';' || coalesce(preorder_limit::text, '') || ';' || preorder_counter || ';'
      || encode(convert_to(coalesce(preorder_message, ''), 'UTF8'), 'hex') else '' end, ${sql.lit(ITEM_END)})
  from inventory_items where inventory_items.site_id = ${sql.ref(`${product}.site_id`)}
    and inventory_items.product_id = ${sql.ref(`${product}.id`)}
    and inventory_items.location_id = any(array(${sellingLocations(siteId)})))`;

/** The parsed `stockColumn`, added up over locations; null is no stock at all. */
export function readStock(text: string | null): VariantStock[] {
  return sumStock((text?.split(ITEM_END) ?? []).map(readItem));
}

function readItem(part: string): VariantStock {
  const [level = '', limit, ordered, message = ''] = part.slice(UUID_LENGTH).split(';');
  const quantity = level === '+' || level === '-' ? null : Number(level);
  return {
    variantId: part.slice(0, UUID_LENGTH),
    trackQuantity: quantity !== null,
    quantity,
    inStock: quantity === null ? level === '+' : quantity > 0,
    ...(ordered === undefined
      ? {}
      : {
          preorder: {
            message: Buffer.from(message, 'hex').toString('utf8') || null,
            limit: limit ? Number(limit) : null,
            ordered: Number(ordered),
          },
        }),
  };
}

/**
 * Derives the products' availability for filters and facets again. To be called in the transaction that changes a
 * product's visible variants; stock changes do it themselves. Locks come in the order product, items, availability.
 */
export async function refreshAvailability(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`select refresh_product_availability(${tx.siteId}, ${productIds as string[]}::uuid[])`.execute(tx.db);
}
