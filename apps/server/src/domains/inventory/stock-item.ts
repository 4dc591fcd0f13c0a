import type { ErrorCode } from '@stoa/contract';
/** The stock of one variant at one location, and its possible changes. Pure: locks and rows are the stores' task. */

import { type Refusal, refuse } from '../../platform/refusal.ts';

/** No level leaves these bounds. */
export const LOWEST_LEVEL = -99_999;
export const HIGHEST_LEVEL = 99_999;

export type PreorderSettings = {
  enabled: boolean;
  message: string | null;
  /** The maximum of pre-orders; null means any number. */
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
  /** Whether it is counted; if not, it is simply available or not. */
  trackQuantity: boolean;
  /** Null where it is not counted. Only merchants can take it below zero. */
  quantity: number | null;
  /** Counts only where the quantity is not tracked. */
  inStock: boolean;
  preorder: PreorderSettings & { ordered: number };
  extendedFields: Record<string, unknown> | null;
};

/** An item before and after a change; null for an item created or removed. */
export type ItemChange = { before: StockItem | null; after: StockItem | null };

/**
 * The kind of change that stock has, which is frequent: cached reads without stock stay valid, and texts with the stock of a
 * product until a change of its own.
 */
export const STOCK = 'stock';

/** The products whose stock changes. */
export const changedProducts = (changes: readonly ItemChange[]): string[] => [
  ...new Set(changes.flatMap(({ before, after }) => (after ?? before)?.productId ?? [])),
];

export type Availability = 'IN_STOCK' | 'PREORDER' | 'OUT_OF_STOCK';

export const isThere = ({ trackQuantity, quantity, inStock }: StockItem): boolean =>
  trackQuantity ? (quantity ?? 0) > 0 : inStock;

/** The pre-orders left: null is any number, 0 none. */
export function preorderLeft({ preorder }: Pick<StockItem, 'preorder'>): number | null {
  if (!preorder.enabled) return 0;
  return preorder.limit === null ? null : Math.max(0, preorder.limit - preorder.ordered);
}

export function availabilityOf(item: StockItem): Availability {
  if (isThere(item)) return 'IN_STOCK';
  return preorderLeft(item) === 0 ? 'OUT_OF_STOCK' : 'PREORDER';
}

/** The fields of a change; omitted ones stay. */
export type StockChange = {
  level?: { trackQuantity: true; quantity: number } | { trackQuantity: false; inStock: boolean };
  preorder?: Partial<PreorderSettings>;
  extendedFields?: Record<string, unknown> | null;
};

/** The changed item, or a refusal. `code` names a level out of bounds. */
export function changed(item: StockItem, change: StockChange, code: ErrorCode): StockItem | Refusal {
  const { level } = change;
  const now = item.quantity ?? 0;
  // below zero it may only go up: owing goods is allowed, owing more would be a mistake
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

/** The way to decrement an item: `restricted` never below zero, `ahead` counts a pre-order instead. */
export type Decrement = { by: number; restricted: boolean; ahead: boolean };

export function decremented(item: StockItem, { by, restricted, ahead }: Decrement): StockItem | Refusal {
  if (ahead) return orderedAhead(item, by);
  if (!item.trackQuantity) return refuse('INVENTORY_QUANTITY_NOT_TRACKED');
  const quantity = (item.quantity ?? 0) - by;
  if (restricted && quantity < 0) return refuse('INSUFFICIENT_INVENTORY', { quantity: item.quantity });
  if (quantity < LOWEST_LEVEL) return refuse('MIN_QUANTITY_LIMIT_REACHED', { lowest: LOWEST_LEVEL });
  return { ...item, quantity, inStock: quantity > 0 };
}

/** The item with more pre-orders, within its limit. */
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

/** A variant's stock over the selling locations, as buyers see it. */
export type VariantStock = {
  variantId: string;
  trackQuantity: boolean;
  quantity: number | null;
  inStock: boolean;
  /** Present while it can be pre-ordered. */
  preorder?: { message: string | null; limit: number | null; ordered: number };
};

/** Adds up the stock of variants over locations. A negative level at one location does not reduce the others. */
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
  // an uncounted location has any number
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
