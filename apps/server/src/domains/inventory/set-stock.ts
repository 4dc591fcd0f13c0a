import type { Tx } from '../../platform/db/index.ts';
import type { StockContext } from './history.store.ts';
import { findSellingLocations, lockItemsOfProducts, saveItems } from './items.store.ts';
import {
  HIGHEST_LEVEL,
  type ItemChange,
  LOWEST_LEVEL,
  type PreorderSettings,
  type StockItem,
  sumStock,
  toVariantStock,
  type VariantStock,
} from './stock-item.ts';
import { refreshAvailability } from './stock-of-products.store.ts';

/** The target stock of a variant at a location: counted, or simply available or not. */
export type StockLevel = {
  variantId: string;
  /** Defaults to the default location. */
  locationId?: string;
  /** Null leaves the level as it is. */
  trackQuantity: boolean | null;
  quantity: number | null;
  inStock: boolean;
  /** Stays as it is where absent. */
  preorder?: Partial<PreorderSettings>;
};

type LevelOf = StockLevel & { productId: string };

/** Sets the stock of a product's variants by hand; other variants keep theirs. */
export const setStock = (ctx: StockContext, tx: Tx, productId: string, levels: readonly StockLevel[]) =>
  setStockOfMany(
    ctx,
    tx,
    levels.map((level) => ({ ...level, productId })),
  );

/**
 * As `setStock`, for variants of several products at once, with as many statements as for one. The caller holds the
 * products' locks, or has just created them. `reshaped` are products with other visible variants than before. @returns
 * the stock of the named variants, by product, over all selling locations
 */
export async function setStockOfMany(
  ctx: StockContext,
  tx: Tx,
  levels: readonly LevelOf[],
  reshaped: readonly string[] = [],
): Promise<Map<string, VariantStock[]>> {
  if (levels.length === 0) {
    await refreshAvailability(tx, reshaped);
    return new Map();
  }
  const items = await lockItemsOfProducts(tx, [...new Set(levels.map((one) => one.productId))]);
  const { defaultId, sellingIds } = await findSellingLocations(tx);
  const known = new Map(items.map((item) => [placeOf(item), item]));
  const changes = levels.map((level): ItemChange => {
    const place = { ...level, locationId: level.locationId ?? defaultId };
    const before = known.get(placeOf(place)) ?? null;
    return { before, after: withLevel(before ?? newItem(ctx, place), level) };
  });
  const saved = await saveItems(ctx, tx, changes.filter(isChange), { reason: 'MANUAL' }, reshaped);
  for (const item of saved) if (item) known.set(placeOf(item), item);
  return stockByProduct(
    [...known.values()].filter(({ locationId }) => sellingIds.has(locationId)),
    levels,
  );
}

const placeOf = ({ productId, variantId, locationId }: Pick<StockItem, 'productId' | 'variantId' | 'locationId'>) =>
  `${productId} ${variantId} ${locationId}`;

function withLevel(known: StockItem, { trackQuantity, quantity, inStock, preorder }: LevelOf): StockItem {
  const level = Math.min(HIGHEST_LEVEL, Math.max(LOWEST_LEVEL, quantity ?? 0));
  const item = { ...known, preorder: { ...known.preorder, ...preorder } };
  if (trackQuantity === null) return item;
  return {
    ...item,
    trackQuantity,
    quantity: trackQuantity ? level : null,
    inStock: trackQuantity ? level > 0 : inStock,
  };
}

const isChange = ({ before, after }: ItemChange): boolean => JSON.stringify(before) !== JSON.stringify(after);

function stockByProduct(items: readonly StockItem[], levels: readonly LevelOf[]): Map<string, VariantStock[]> {
  const named = new Set(levels.map(({ productId, variantId }) => `${productId} ${variantId}`));
  const byProduct = new Map<string, VariantStock[]>();
  for (const item of items) {
    if (!named.has(`${item.productId} ${item.variantId}`)) continue;
    byProduct.set(item.productId, [...(byProduct.get(item.productId) ?? []), toVariantStock(item)]);
  }
  return new Map([...byProduct].map(([productId, stock]) => [productId, sumStock(stock)]));
}

/** A new item, not in stock. */
export function newItem(
  ctx: Pick<StockContext, 'newId' | 'now'>,
  place: Pick<StockItem, 'productId' | 'variantId' | 'locationId'>,
): StockItem {
  const now = ctx.now().toISOString();
  return {
    id: ctx.newId(),
    productId: place.productId,
    variantId: place.variantId,
    locationId: place.locationId,
    revision: 0,
    createdDate: now,
    updatedDate: now,
    trackQuantity: false,
    quantity: null,
    inStock: false,
    preorder: { enabled: false, message: null, limit: null, ordered: 0 },
    extendedFields: null,
  };
}

/** Deletes the stock of variants that their products no longer have, at all locations. */
export async function forgetStock(
  ctx: StockContext,
  tx: Tx,
  variants: readonly { productId: string; variantId: string }[],
): Promise<void> {
  if (variants.length === 0) return;
  const gone = new Set(variants.map(({ productId, variantId }) => `${productId} ${variantId}`));
  const items = await lockItemsOfProducts(tx, [...new Set(variants.map((one) => one.productId))]);
  const removed = items.filter(({ productId, variantId }) => gone.has(`${productId} ${variantId}`));
  await saveItems(
    ctx,
    tx,
    removed.map((before) => ({ before, after: null })),
    { reason: 'MANUAL', note: 'The product no longer has this variant' },
  );
}
