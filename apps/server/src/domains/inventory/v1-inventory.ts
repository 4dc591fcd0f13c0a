/** The V1 service: an inventory item is a product, a view of its variants' items at the default location. */

import type { inventoryV1, inventoryV1Reader, Request, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { compileQuery, knownTotal, toOffsetPage } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { holdVariants } from './catalogue-variants.store.ts';
import {
  countStockedProducts,
  findDefaultItems,
  findStockedVariants,
  inventoryQueryable,
  queryStockedVariants,
  type StockedVariants,
} from './inventory-of-products.store.ts';
import { findSellingLocations, lockItemsOfProducts, saveItems } from './items.store.ts';
import { newItem } from './set-stock.ts';
import {
  changed,
  decremented,
  HIGHEST_LEVEL,
  type ItemChange,
  incremented,
  isThere,
  preorderLeft,
  type StockChange,
  type StockItem,
} from './stock-item.ts';
import { adjustItems, type Outcome } from './write-items.ts';

type Item = NonNullable<Response<typeof inventoryV1Reader.getInventoryVariants>['inventoryItem']>;
const absent = notFound('there is no inventory item of such a product');
const absentVariant = notFound('there is no such variant of this product');

/** V1 clients address the only variant of a simple product by zeros. */
const isOnlyVariant = (id: string): boolean => /^[0-]+$/.test(id);

function viewV1Item(product: StockedVariants, items: readonly StockItem[], asked?: readonly string[]): Item {
  const own = new Map(
    items.filter((item) => item.productId === product.productId).map((item) => [item.variantId, item]),
  );
  const [first] = own.values();
  const isAsked = (id: string) => !asked?.length || asked.includes(id) || asked.some(isOnlyVariant);
  const dates = [...own.values()].map(({ updatedDate }) => updatedDate).sort();
  return {
    id: product.productId,
    productId: product.productId,
    numericId: product.numericId,
    lastUpdated: dates.at(-1) ?? product.updatedDate,
    trackQuantity: [...own.values()].some(({ trackQuantity }) => trackQuantity),
    variants: product.variantIds.filter(isAsked).map((variantId) => viewV1Variant(variantId, own.get(variantId))),
    preorderInfo: {
      enabled: first?.preorder.enabled ?? false,
      message: first?.preorder.message ?? null,
      limit: first?.preorder.limit ?? null,
    },
  };
}

const viewV1Variant = (variantId: string, item: StockItem | undefined) => ({
  variantId,
  inStock: item ? isThere(item) : false,
  ...(item?.trackQuantity ? { quantity: item.quantity } : {}),
  availableForPreorder: item ? !isThere(item) && preorderLeft(item) !== 0 : false,
});

export const getInventoryVariants: UseCase<typeof inventoryV1Reader.getInventoryVariants> = (
  ctx,
  { inventoryId, productId, variantIds },
) =>
  readSite(ctx, async (tx) => {
    // the path also accepts the product's id, which is the inventory item's
    const id = productId ?? inventoryId;
    const product = isGuid(id) ? await findStockedVariants(tx, id) : null;
    if (!product) return absent;
    return { inventoryItem: viewV1Item(product, await findDefaultItems(tx, [product.productId]), variantIds) };
  });

export const queryInventory: UseCase<typeof inventoryV1Reader.queryInventory> = async (ctx, { query = {} }) => {
  const options = {
    secret: ctx.cursorSecret,
    scope: `inventory:${ctx.siteId}`,
    path: 'query',
    paging: 'offset' as const,
  };
  const compiled = compileQuery({ ...query, paging: query.paging ?? {} }, inventoryQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  return readSite(ctx, async (tx) => {
    const found = await queryStockedVariants(tx, compiled.value);
    const totalResults = knownTotal(compiled.value, found) ?? (await countStockedProducts(tx, compiled.value.filter));
    const { rows } = toOffsetPage(compiled.value, found, totalResults);
    const items = await findDefaultItems(
      tx,
      rows.map(({ productId }) => productId),
    );
    return {
      inventoryItems: rows.map((product) => viewV1Item(product, items)),
      metadata: { items: rows.length, offset: compiled.value.offset },
      totalResults,
    };
  });
};

type Draft = Request<typeof inventoryV1.updateInventoryVariants>['inventoryItem'];
type DraftVariant = NonNullable<Draft['variants']>[number];

export const updateInventoryVariants: UseCase<typeof inventoryV1.updateInventoryVariants> = (ctx, { inventoryItem }) =>
  withSite(ctx, async (tx) => {
    const id = inventoryItem.productId.toLowerCase();
    const variantIds = isGuid(id) ? (await holdVariants(tx, [id])).get(id) : undefined;
    if (!variantIds) return absent;
    const items = await lockItemsOfProducts(tx, [id]);
    const { defaultId } = await findSellingLocations(tx);
    const changes: ItemChange[] = [];
    for (const [index, draft] of draftsOf(inventoryItem, [...variantIds]).entries()) {
      const variantId = nameOf(draft, variantIds);
      if (!variantId) return absentVariant;
      const place = { productId: id, variantId, locationId: defaultId };
      const before = items.find((item) => item.variantId === variantId && item.locationId === defaultId) ?? null;
      const after = withDraft(before ?? newItem(ctx, place), inventoryItem, draft, `inventoryItem.variants.${index}`);
      if (isRefusal(after)) return after;
      changes.push({ before, after });
    }
    await saveItems(ctx, tx, [...new Map(changes.map((one) => [one.after?.variantId, one])).values()], {
      reason: 'MANUAL',
    });
    return {};
  });

/** Values given for the product count for all of its variants. */
function draftsOf(item: Draft, variantIds: readonly string[]): DraftVariant[] {
  const named = item.variants ?? [];
  const isOfAll = item.trackQuantity !== undefined || item.preorderInfo !== undefined;
  if (!isOfAll) return named;
  const isNamed = (id: string) => named.some(({ variantId = '' }) => variantId === id || isOnlyVariant(variantId));
  return [...named, ...variantIds.filter((id) => !isNamed(id)).map((variantId) => ({ variantId }))];
}

function nameOf({ variantId = '' }: { variantId?: string }, variantIds: ReadonlySet<string>): string | undefined {
  if (isOnlyVariant(variantId)) return variantIds.size === 1 ? [...variantIds][0] : undefined;
  return variantIds.has(variantId.toLowerCase()) ? variantId.toLowerCase() : undefined;
}

function withDraft(
  item: StockItem,
  { trackQuantity, preorderInfo }: Draft,
  draft: DraftVariant,
  path: string,
): StockItem | Refusal {
  const { quantity, inStock } = draft;
  if (quantity !== undefined && quantity !== null && (quantity < 0 || quantity > HIGHEST_LEVEL)) {
    const [limit, violatedRule] = quantity < 0 ? [0, 'MIN' as const] : [HIGHEST_LEVEL, 'MAX' as const];
    const description = `must be ${violatedRule === 'MIN' ? 'at least' : 'at most'} ${limit}`;
    return invalid({ field: `${path}.quantity`, description, violatedRule, data: { threshold: limit } });
  }
  const isCounted =
    trackQuantity ?? (quantity === undefined || quantity === null ? undefined : true) ?? item.trackQuantity;
  const isSaid = trackQuantity !== undefined || quantity !== undefined || inStock !== undefined;
  const level: StockChange['level'] = isCounted
    ? { trackQuantity: true, quantity: quantity ?? item.quantity ?? 0 }
    : { trackQuantity: false, inStock: inStock ?? isThere(item) };
  const { enabled, message, limit } = preorderInfo ?? {};
  const change = { ...(isSaid ? { level } : {}), ...(preorderInfo ? { preorder: { enabled, message, limit } } : {}) };
  return changed(item, change, 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING');
}

type Place = { inventoryId?: string; externalId?: string; productId?: string; variantId?: string };

/** Decrements variants, all or nothing, and never below zero. */
export const decrementInventory: UseCase<typeof inventoryV1.decrementInventory> = (ctx, { decrementData }) =>
  adjust(ctx, decrementData, ({ decrementBy: by = 1, preorderRequest: ahead = false }, item) =>
    decremented(item, { by: Math.trunc(by), restricted: true, ahead }),
  );

export const incrementInventory: UseCase<typeof inventoryV1.incrementInventory> = (ctx, { incrementData }) =>
  adjust(ctx, incrementData, ({ incrementBy: by = 1 }, item) => incremented(item, Math.trunc(by)));

function adjust<P extends Place>(ctx: Context, places: readonly P[], work: (place: P, item: StockItem) => Outcome) {
  return withSite(ctx, async (tx) => {
    const items = await lockDefaultItems(tx, places);
    const wanted = places.map((place) => ({
      id: itemAt(items, place)?.id,
      work: (item: StockItem) => work(place, item),
    }));
    const outcomes = await adjustItems(ctx, tx, items, wanted, { reason: 'MANUAL' });
    return outcomes.find(isRefusal) ?? {};
  });
}

const productOf = ({ inventoryId, externalId, productId }: Place): string =>
  (productId ?? inventoryId ?? externalId ?? '').toLowerCase();

async function lockDefaultItems(tx: Tx, places: readonly Place[]): Promise<StockItem[]> {
  const ids = [...new Set(places.map(productOf).filter(isGuid))];
  const { defaultId } = await findSellingLocations(tx);
  return (await lockItemsOfProducts(tx, ids)).filter(({ locationId }) => locationId === defaultId);
}

function itemAt(items: readonly StockItem[], place: Place): StockItem | undefined {
  const own = items.filter(({ productId }) => productId === productOf(place));
  const { variantId = '' } = place;
  return isOnlyVariant(variantId) && own.length === 1 ? own[0] : own.find((item) => item.variantId === variantId);
}
