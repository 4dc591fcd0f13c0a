/** The V3 service: items one by one and in bulk. */

import type { inventoryItems } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, notFound } from '../../platform/refusal.ts';
import { bulkAnswer } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { findItemViews } from './item-queries.store.ts';
import { lockItemsByIds, lockItemsOfVariants } from './items.store.ts';
import { findLocationIds } from './locations/locations.store.ts';
import { decremented, incremented, type StockItem } from './stock-item.ts';
import {
  adjustItems,
  createItems,
  type Outcome,
  readChange,
  removeItems,
  updateItems,
  type WireItem,
} from './write-items.ts';

type Api = typeof inventoryItems;
const absent = notFound('there is no such inventory item');

export const getInventoryItem: UseCase<Api['getInventoryItem']> = (ctx, { inventoryItemId }) =>
  readSite(ctx, async (tx) => single(tx, inventoryItemId));

async function single(tx: Tx, id: string) {
  const inventoryItem = (await findItemViews(tx, [id])).get(id);
  return inventoryItem ? { inventoryItem } : absent;
}

const one = async (tx: Tx, [outcome]: readonly Outcome[]) =>
  !outcome || isRefusal(outcome) ? (outcome ?? absent) : single(tx, outcome.id);

export const createInventoryItem: UseCase<Api['createInventoryItem']> = (ctx, { inventoryItem }) =>
  withSite(ctx, async (tx) => one(tx, await createItems(ctx, tx, [inventoryItem])));

export const updateInventoryItem: UseCase<Api['updateInventoryItem']> = (ctx, { inventoryItem, reason = 'MANUAL' }) =>
  withSite(ctx, async (tx) => one(tx, await updateItems(ctx, tx, [updateOf(inventoryItem)], { reason })));

export const deleteInventoryItem: UseCase<Api['deleteInventoryItem']> = (ctx, { inventoryItemId }) =>
  withSite(ctx, async (tx) => {
    const [outcome = absent] = await removeItems(ctx, tx, [inventoryItemId], { reason: 'MANUAL' });
    return isRefusal(outcome) ? outcome : {};
  });

const updateOf = (item: WireItem) => ({ id: item.id ?? '', revision: item.revision, change: readChange(item) });

/** A result for each item, with the items in clients' form on request. */
async function bulk(
  tx: Tx,
  outcomes: readonly Outcome[],
  ids: readonly (string | null)[],
  returnEntity: boolean | undefined,
) {
  const wanted = returnEntity ? outcomes.flatMap((outcome) => (isRefusal(outcome) ? [] : [outcome.id])) : [];
  const views = await findItemViews(tx, [...new Set(wanted)]);
  return bulkAnswer(
    outcomes.map((outcome, index) =>
      isRefusal(outcome)
        ? { id: ids[index] ?? null, refusal: outcome }
        : { id: outcome.id, item: views.get(outcome.id), refusal: null },
    ),
    true,
  );
}

export const bulkCreateInventoryItems: UseCase<Api['bulkCreateInventoryItems']> = (
  ctx,
  { inventoryItems = [], returnEntity },
) => withSite(ctx, async (tx) => bulk(tx, await createItems(ctx, tx, inventoryItems), [], returnEntity));

export const bulkUpdateInventoryItems: UseCase<Api['bulkUpdateInventoryItems']> = (
  ctx,
  { inventoryItems = [], returnEntity, reason = 'MANUAL' },
) =>
  withSite(ctx, async (tx) => {
    const updates = inventoryItems.map(({ inventoryItem }) => updateOf(inventoryItem));
    return bulk(
      tx,
      await updateItems(ctx, tx, updates, { reason }),
      updates.map(({ id }) => id || null),
      returnEntity,
    );
  });

export const bulkUpsertInventoryItems: UseCase<Api['bulkUpsertInventoryItems']> = (
  ctx,
  { inventoryItems = [], returnEntity },
) =>
  withSite(ctx, async (tx) => {
    const drafts = inventoryItems.map(({ inventoryItem }) => inventoryItem);
    return bulk(tx, await createItems(ctx, tx, drafts, { orUpdate: true }), [], returnEntity);
  });

export const bulkDeleteInventoryItems: UseCase<Api['bulkDeleteInventoryItems']> = (ctx, { inventoryItemIds = [] }) =>
  withSite(ctx, async (tx) =>
    bulk(tx, await removeItems(ctx, tx, inventoryItemIds, { reason: 'MANUAL' }), inventoryItemIds, false),
  );

type Work = (item: StockItem) => Outcome;

/** Decrements items by their ids; by default, not below zero. */
export const bulkDecrementInventoryItems: UseCase<Api['bulkDecrementInventoryItems']> = (
  ctx,
  { decrementData = [], restrictInventory, returnEntity, reason = 'MANUAL' },
) =>
  withSite(ctx, async (tx) => {
    const ids = decrementData.map(({ inventoryItemId = '' }) => inventoryItemId);
    const works = decrementData.map((one) => decrementBy(one, restrictInventory));
    return adjustByIds(ctx, tx, ids, works, { reason, returnEntity });
  });

export const bulkIncrementInventoryItems: UseCase<Api['bulkIncrementInventoryItems']> = (
  ctx,
  { incrementData = [], returnEntity, reason = 'MANUAL' },
) =>
  withSite(ctx, async (tx) => {
    const ids = incrementData.map(({ inventoryItemId = '' }) => inventoryItemId);
    return adjustByIds(ctx, tx, ids, incrementData.map(incrementBy), { reason, returnEntity });
  });

export const bulkDecrementInventoryItemsByVariantAndLocation: UseCase<
  Api['bulkDecrementInventoryItemsByVariantAndLocation']
> = (ctx, { decrementData = [], restrictInventory, returnEntity, reason = 'MANUAL' }) =>
  withSite(ctx, (tx) => {
    const works = decrementData.map((one) => decrementBy(one, restrictInventory));
    return adjustByVariants(ctx, tx, decrementData, works, { reason, returnEntity });
  });

export const bulkIncrementInventoryItemsByVariantAndLocation: UseCase<
  Api['bulkIncrementInventoryItemsByVariantAndLocation']
> = (ctx, { incrementData = [], returnEntity, reason = 'MANUAL' }) =>
  withSite(ctx, (tx) =>
    adjustByVariants(ctx, tx, incrementData, incrementData.map(incrementBy), { reason, returnEntity }),
  );

const decrementBy =
  ({ decrementBy: by = 1, preorderRequest = false }, restrictInventory: boolean | null | undefined): Work =>
  (item) =>
    decremented(item, { by: by, restricted: restrictInventory ?? true, ahead: preorderRequest });

const incrementBy =
  ({ incrementBy: by = 1 }): Work =>
  (item) =>
    incremented(item, by);

type Adjustment = { reason: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'; returnEntity: boolean | undefined };

async function adjustByIds(
  ctx: Context,
  tx: Tx,
  ids: readonly string[],
  works: readonly Work[],
  { reason, returnEntity }: Adjustment,
) {
  const items = await lockItemsByIds(tx, ids);
  const outcomes = await adjustItems(ctx, tx, items, wantedOf(ids, works), { reason });
  return bulk(tx, outcomes, ids, returnEntity);
}

async function adjustByVariants(
  ctx: Context,
  tx: Tx,
  places: readonly { variantId?: string; locationId?: string | null }[],
  works: readonly Work[],
  { reason, returnEntity }: Adjustment,
) {
  const { defaultId } = await findLocationIds(tx);
  const items = await lockItemsOfVariants(
    tx,
    places.flatMap(({ variantId }) => variantId ?? []),
  );
  const ids = places.map(
    ({ variantId, locationId }) =>
      items.find((item) => item.variantId === variantId && item.locationId === (locationId ?? defaultId))?.id,
  );
  const outcomes = await adjustItems(ctx, tx, items, wantedOf(ids, works), { reason });
  return bulk(
    tx,
    outcomes,
    ids.map((id) => id ?? null),
    returnEntity,
  );
}

const wantedOf = (ids: readonly (string | undefined)[], works: readonly Work[]) =>
  works.map((work, index) => ({ id: ids[index], work }));
