/**
 * Changes of items in V3 requests: each item succeeds or fails by itself, and those that succeed are written together.
 */
import type { ErrorCode, inventoryItems, Request } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { holdVariants } from './catalogue-variants.store.ts';
import type { Cause, StockContext } from './history.store.ts';
import { lockItemsByIds, lockItemsOfProducts, saveItems } from './items.store.ts';
import { findLocationIds } from './locations/locations.store.ts';
import { newItem } from './set-stock.ts';
import { changed, type ItemChange, type StockChange, type StockItem } from './stock-item.ts';

export type WireItem = NonNullable<Request<typeof inventoryItems.bulkUpdateInventoryItemsByFilter>['inventoryItem']>;
/** The outcome for each item of a request, in its order. */
export type Outcome = StockItem | Refusal;

const absent = notFound('there is no such inventory item');

/** The change that a request makes to an item. */
export function readChange({ quantity, inStock, preorderInfo, extendedFields }: WireItem): StockChange {
  const { enabled, message, limit } = preorderInfo ?? {};
  return {
    ...(quantity !== undefined ? { level: { trackQuantity: true, quantity } } : {}),
    ...(inStock !== undefined ? { level: { trackQuantity: false, inStock } } : {}),
    ...(preorderInfo ? { preorder: { enabled: enabled ?? undefined, message, limit } } : {}),
    ...(extendedFields === undefined ? {} : { extendedFields: extendedFields as Record<string, unknown> }),
  };
}

/** Items under change: several changes to one item apply in their order. */
function workbench(known: readonly StockItem[]) {
  const before = new Map(known.map((item) => [item.id, item]));
  const after = new Map<string, StockItem | null>();
  return {
    now: (id: string): StockItem | undefined => (after.has(id) ? (after.get(id) ?? undefined) : before.get(id)),
    set: (id: string, item: StockItem | null) => void after.set(id, item),
    changes: (): ItemChange[] => [...after].map(([id, item]) => ({ before: before.get(id) ?? null, after: item })),
  };
}
type Workbench = ReturnType<typeof workbench>;

async function save(ctx: StockContext, tx: Tx, bench: Workbench, outcomes: readonly Outcome[], cause: Cause) {
  const saved = await saveItems(ctx, tx, bench.changes(), cause);
  const byId = new Map(saved.flatMap((item) => (item ? [[item.id, item] as const] : [])));
  return outcomes.map((outcome) => (isRefusal(outcome) ? outcome : (byId.get(outcome.id) ?? outcome)));
}

export type ItemUpdate = { id: string; revision?: string | null; change: StockChange };

/** Changes existing items. `code` names an impossible level. */
export async function updateItems(
  ctx: StockContext,
  tx: Tx,
  updates: readonly ItemUpdate[],
  cause: Cause,
  code: ErrorCode = 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
): Promise<Outcome[]> {
  const bench = workbench(await lockItemsByIds(tx, updates.map(({ id }) => id).filter(isGuid)));
  const outcomes = updates.map((update) => updateOn(bench, update, code));
  return save(ctx, tx, bench, outcomes, cause);
}

function updateOn(bench: Workbench, { id, revision, change }: ItemUpdate, code: ErrorCode): Outcome {
  const item = bench.now(id);
  if (!item) return absent;
  if (revision && revision !== String(item.revision))
    return refuse('INVALID_REVISION', { currentRevision: String(item.revision) });
  const next = changed(item, change, code);
  if (!isRefusal(next)) bench.set(id, next);
  return next;
}

/** Changes each item as `work` decides from its current state; a refused one stays. */
export async function adjustItems(
  ctx: StockContext,
  tx: Tx,
  items: readonly StockItem[],
  wanted: readonly { id: string | undefined; work: (item: StockItem) => Outcome }[],
  cause: Cause,
): Promise<Outcome[]> {
  const bench = workbench(items);
  const outcomes = wanted.map(({ id, work }) => {
    const item = id === undefined ? undefined : bench.now(id);
    const next = item ? work(item) : absent;
    if (item && !isRefusal(next)) bench.set(item.id, next);
    return next;
  });
  return save(ctx, tx, bench, outcomes, cause);
}

/** Creates items; with `orUpdate`, changes existing ones. */
export async function createItems(
  ctx: StockContext,
  tx: Tx,
  drafts: readonly WireItem[],
  { orUpdate = false } = {},
): Promise<Outcome[]> {
  const productIds = [
    ...new Set(drafts.flatMap(({ productId = '' }) => (isGuid(productId) ? [productId.toLowerCase()] : []))),
  ];
  const variants = await holdVariants(tx, productIds);
  const locations = await findLocationIds(tx);
  const known = await lockItemsOfProducts(tx, productIds);
  const idOf = new Map(known.map((item) => [placeOf(item), item.id]));
  const bench = workbench(known);
  const code = orUpdate ? 'INVALID_TARGET_QUANTITY' : 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING';
  const outcomes = drafts.map((draft): Outcome => {
    const place = readPlace(draft, locations, variants);
    if (isRefusal(place)) return place;
    const id = idOf.get(placeOf(place));
    if (id && orUpdate) return updateOn(bench, { id, revision: draft.revision, change: readChange(draft) }, code);
    if (id) return refuse('ITEM_ALREADY_EXISTS', { inventoryItemId: id });
    const item = changed(newItem(ctx, place), readChange(draft), code);
    if (isRefusal(item)) return item;
    idOf.set(placeOf(item), item.id);
    bench.set(item.id, item);
    return item;
  });
  return save(ctx, tx, bench, outcomes, { reason: 'MANUAL' });
}

type Place = Pick<StockItem, 'productId' | 'variantId' | 'locationId'>;
const placeOf = ({ productId, variantId, locationId }: Place) => `${productId} ${variantId} ${locationId}`;

function readPlace(
  draft: WireItem,
  locations: { defaultId: string; ids: ReadonlyMap<string, { archived: boolean }> },
  variants: ReadonlyMap<string, ReadonlySet<string>>,
): Place | Refusal {
  for (const field of ['productId', 'variantId'] as const) {
    if (!draft[field])
      return invalid({ field: `inventoryItem.${field}`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  }
  const [productId = '', variantId = ''] = [draft.productId?.toLowerCase(), draft.variantId?.toLowerCase()];
  if (!variants.get(productId)?.has(variantId)) return notFound('there is no such variant of this product');
  const locationId = draft.locationId ?? locations.defaultId;
  const location = locations.ids.get(locationId);
  if (!location) return refuse('LOCATION_NOT_FOUND', { locationId });
  if (location.archived) return refuse('CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION', { locationId });
  return { productId, variantId, locationId };
}

/** Removes items; only their history stays. */
export async function removeItems(ctx: StockContext, tx: Tx, ids: readonly string[], cause: Cause): Promise<Outcome[]> {
  const known = await lockItemsByIds(tx, ids);
  const bench = workbench(known);
  const outcomes = ids.map((id): Outcome => {
    const item = bench.now(id);
    if (item) bench.set(id, null);
    return item ?? absent;
  });
  await saveItems(ctx, tx, bench.changes(), cause);
  return outcomes;
}
