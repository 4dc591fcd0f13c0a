import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { sumStock, type VariantStock } from './stock-item.ts';

/** A variant's stock at one location, identified by its name; null is the default location. */
export type LocationLevel = Pick<VariantStock, 'trackQuantity' | 'quantity' | 'inStock'> & { location: string | null };

type Row = VariantStock & { location: string | null };

/**
 * The stock of these products by location and variant: the default location first, others by name. Variants with stock
 * only at the default location are omitted, and so are archived locations. Locations of one name count as one.
 */
export async function findLevelsByLocation(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, LocationLevel[]>> {
  const { rows } = await sql<Row>`
    select items.variant_id as "variantId", items.track_quantity as "trackQuantity", items.quantity, items.in_stock as "inStock",
      case when not locations.is_default then locations.name end as location
    from inventory_items items
    join locations on locations.site_id = items.site_id and locations.id = items.location_id and not locations.archived
    where items.site_id = ${tx.siteId} and items.product_id = any(${productIds as string[]}::uuid[])
      and exists (select from locations others where others.site_id = ${tx.siteId} and not others.is_default and not others.archived)
    order by locations.is_default desc, locations.name collate "C"`.execute(tx.db);
  const byVariant = Map.groupBy(rows, ({ variantId }) => variantId);
  return new Map(
    [...byVariant].flatMap(([variantId, levels]) =>
      levels.every(({ location }) => location === null) ? [] : [[variantId, [...byName(levels)]] as const],
    ),
  );
}

function* byName(levels: readonly Row[]): Generator<LocationLevel> {
  for (const [location, ofName] of Map.groupBy(levels, (level) => level.location)) {
    const [sum] = sumStock(ofName);
    if (sum) yield { location, trackQuantity: sum.trackQuantity, quantity: sum.quantity, inStock: sum.inStock };
  }
}
