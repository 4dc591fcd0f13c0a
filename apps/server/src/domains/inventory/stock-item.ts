/** The stock of one variant at one location, and what may become of it. Pure: locks and rows are the stores'. */

import { type Refusal, refuse } from '../../platform/refusal.ts';

/** No level leaves these bounds. */
export const LOWEST_LEVEL = -99_999;
export const HIGHEST_LEVEL = 99_999;

export type PreorderSettings = {
  enabled: boolean;
  message: string | null;
  /** How many may be ordered ahead; null is any number. */
  limit: number | null;
};

export type StockItem = {
  id: string;
  productId: string;
  variantId: string;
  locationId: string;
  revision: number;
  createdDate: string;
  updatedDate: string;
  /** Whether it is counted; if not, it is simply there or not. */
  trackQuantity: boolean;
  /** Null where it is not counted. Below zero only by the merchant's own doing. */
  quantity: number | null;
  /** Counts only where the quantity does not. */
  inStock: boolean;
  preorder: PreorderSettings & { ordered: number };
  extendedFields: Record<string, unknown> | null;
};

/** An item as it was and as it is to be; null where it was not there, or is to go. */
export type ItemChange = { before: StockItem | null; after: StockItem | null };

export type Availability = 'IN_STOCK' | 'PREORDER' | 'OUT_OF_STOCK';

export const isThere = ({ trackQuantity, quantity, inStock }: StockItem): boolean =>
  trackQuantity ? (quantity ?? 0) > 0 : inStock;

/** How many more may be ordered ahead: null is any number, 0 none. */
export function preorderLeft({ preorder }: Pick<StockItem, 'preorder'>): number | null {
  if (!preorder.enabled) return 0;
  return preorder.limit === null ? null : Math.max(0, preorder.limit - preorder.ordered);
}

export function availabilityOf(item: StockItem): Availability {
  if (isThere(item)) return 'IN_STOCK';
  return preorderLeft(item) === 0 ? 'OUT_OF_STOCK' : 'PREORDER';
}

/** What a change sets; what it leaves out stays. */
export type StockChange = {
  level?: { trackQuantity: true; quantity: number } | { trackQuantity: false; inStock: boolean };
  preorder?: Partial<PreorderSettings>;
  extendedFields?: Record<string, unknown> | null;
};

/** The item with what a change sets; refused where that cannot be. `code` is what a level out of bounds is called. */
export function changed(item: StockItem, change: StockChange, code: string): StockItem | Refusal {
  const { level } = change;
  const now = item.quantity ?? 0;
  // below zero it may only go up: that the shop owes goods is no news, that it owes more would be a mistake
  if (level?.trackQuantity && level.quantity < 0 && level.quantity < now) return refuse(code, { quantity: now });
  if (level?.trackQuantity && level.quantity > HIGHEST_LEVEL) return refuse(code, { highest: HIGHEST_LEVEL });
  const preorder = { ...item.preorder, ...withoutUndefined(change.preorder ?? {}) };
  const isShort = preorder.limit !== null && preorder.limit < preorder.ordered;
  if (change.preorder && isShort)
    return refuse('PRE_ORDER_VALIDATION', { limit: preorder.limit, ordered: preorder.ordered });
  return {
    ...item,
    ...(level?.trackQuantity ? { trackQuantity: true, quantity: level.quantity, inStock: level.quantity > 0 } : {}),
    ...(level?.trackQuantity === false ? { trackQuantity: false, quantity: null, inStock: level.inStock } : {}),
    preorder,
    ...(change.extendedFields === undefined ? {} : { extendedFields: change.extendedFields }),
  };
}

const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T;

/** How an item is taken from: `restricted` never below zero, `ahead` raises what is ordered ahead in its place. */
export type Decrement = { by: number; restricted: boolean; ahead: boolean };

export function decremented(item: StockItem, { by, restricted, ahead }: Decrement): StockItem | Refusal {
  if (ahead) return orderedAhead(item, by);
  if (!item.trackQuantity) return refuse('INVENTORY_QUANTITY_NOT_TRACKED');
  const quantity = (item.quantity ?? 0) - by;
  if (restricted && quantity < 0) return refuse('INSUFFICIENT_INVENTORY', { quantity: item.quantity });
  if (quantity < LOWEST_LEVEL) return refuse('MIN_QUANTITY_LIMIT_REACHED', { lowest: LOWEST_LEVEL });
  return { ...item, quantity, inStock: quantity > 0 };
}

/** More of it ordered ahead, within its limit. */
function orderedAhead(item: StockItem, by: number): StockItem | Refusal {
  const left = preorderLeft(item);
  const ordered = item.preorder.ordered + by;
  if ((left !== null && by > left) || ordered > HIGHEST_LEVEL)
    return refuse('INSUFFICIENT_INVENTORY', { preorder: left });
  return { ...item, preorder: { ...item.preorder, ordered } };
}

export function incremented(item: StockItem, by: number): StockItem | Refusal {
  if (!item.trackQuantity) return refuse('INVENTORY_QUANTITY_NOT_TRACKED');
  const quantity = (item.quantity ?? 0) + by;
  if (quantity > HIGHEST_LEVEL) return refuse('MAX_QUANTITY_LIMIT_REACHED', { highest: HIGHEST_LEVEL });
  return { ...item, quantity, inStock: quantity > 0 };
}

/** A variant's stock over the locations that sell, as buyers see it. */
export type VariantStock = {
  variantId: string;
  trackQuantity: boolean;
  quantity: number | null;
  inStock: boolean;
  /** Present while it can be ordered ahead. */
  preorder?: { message: string | null; limit: number | null; ordered: number };
};

/** Adds up the stock of variants over locations. A debt at one location does not lessen what another has. */
export function sumStock(items: readonly VariantStock[]): VariantStock[] {
  const sums = new Map<string, VariantStock>();
  for (const item of items) {
    const known = sums.get(item.variantId);
    sums.set(item.variantId, known ? sumOf(known, item) : item);
  }
  return [...sums.values()];
}

function sumOf(a: VariantStock, b: VariantStock): VariantStock {
  const preorder = a.preorder ?? b.preorder;
  // what is not counted at one location is there in any number
  const isEndless = (one: VariantStock) => !one.trackQuantity && one.inStock;
  const trackQuantity = !isEndless(a) && !isEndless(b) && (a.trackQuantity || b.trackQuantity);
  const quantity = trackQuantity ? Math.max(0, a.quantity ?? 0) + Math.max(0, b.quantity ?? 0) : null;
  const inStock = a.inStock || b.inStock;
  return { variantId: a.variantId, trackQuantity, quantity, inStock, ...(preorder ? { preorder } : {}) };
}

export const toVariantStock = (item: StockItem): VariantStock => ({
  variantId: item.variantId,
  trackQuantity: item.trackQuantity,
  quantity: item.quantity,
  inStock: isThere(item),
  ...(item.preorder.enabled
    ? { preorder: { message: item.preorder.message, limit: item.preorder.limit, ordered: item.preorder.ordered } }
    : {}),
});
