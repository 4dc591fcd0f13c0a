/** Changes of all items that match a filter: long work that continues after the request. */

import type { inventoryItems } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { enqueueJob, type JobKind, type RunningJob } from '../../platform/jobs/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findVariantsWithoutItem, variantQueryable } from './catalogue-variants.store.ts';
import { findItemIds, itemQueryable } from './item-queries.store.ts';
import { lockItemsByIds } from './items.store.ts';
import { usableLocation } from './locations/usable-location.ts';
import { readSelection, type Selection } from './selection.store.ts';
import { decremented, incremented, type StockChange, type StockItem } from './stock-item.ts';
import { adjustItems, createItems, type Outcome, readChange, removeItems, updateItems } from './write-items.ts';

type Api = typeof inventoryItems;
type Adjustment = { incrementBy?: number; decrementBy?: number };

/** The action on each item. */
type Action =
  | { kind: 'delete' }
  | { kind: 'update'; change: StockChange }
  /** `startCounting`: uncounted items are counted from zero; otherwise they are left alone. */
  | { kind: 'adjust'; adjustment: Adjustment; startCounting: boolean; restricted: boolean };
type Input = Selection & { action: Action };

const CHUNK = 500;

export const changeItemsByFilter: JobKind<Context, Input> = {
  name: 'inventory: change items by filter',
  async run(ctx, job) {
    const condition = readSelection(job.input, itemQueryable);
    if (isRefusal(condition)) return { totalSuccesses: 0, totalFailures: 0 };
    const tally = tallyOf(job.checkpoint);
    for (;;) {
      const ids = await readSite(ctx, (tx) =>
        findItemIds(tx, condition, { after: tally.after, limit: CHUNK, jobId: job.id }),
      );
      if (ids.length === 0) return tally.result();
      tally.add(await withSite(ctx, (tx) => actOn(ctx, tx, ids, job)), ids.at(-1) ?? null);
      await job.advance(tally.progress(), tally.checkpoint());
    }
  },
};

function actOn(
  ctx: Context,
  tx: Parameters<typeof lockItemsByIds>[0],
  ids: readonly string[],
  { id: jobId, input: { action } }: RunningJob<Input>,
): Promise<Outcome[]> {
  const cause = { reason: 'MANUAL' as const, jobId };
  switch (action.kind) {
    case 'delete':
      return removeItems(ctx, tx, ids, cause);
    case 'update':
      return updateItems(
        ctx,
        tx,
        ids.map((id) => ({ id, change: action.change })),
        cause,
      );
    case 'adjust':
      return lockItemsByIds(tx, ids).then((items) =>
        adjustItems(
          ctx,
          tx,
          items,
          ids.map((id) => ({ id, work: (item) => adjusted(item, action) })),
          cause,
        ),
      );
  }
}

function adjusted(item: StockItem, { adjustment, startCounting, restricted }: Action & { kind: 'adjust' }): Outcome {
  if (!item.trackQuantity && !startCounting) return refuse('INVENTORY_QUANTITY_NOT_TRACKED');
  const counted = item.trackQuantity ? item : { ...item, trackQuantity: true, quantity: 0 };
  const { incrementBy, decrementBy } = adjustment;
  if (incrementBy !== undefined) return incremented(counted, incrementBy);
  return decremented(counted, { by: decrementBy ?? 0, restricted, ahead: false });
}

type CreateInput = Selection & { locationId: string; quantity: number };

export const createItemsByVariantFilter: JobKind<Context, CreateInput> = {
  name: 'inventory: create items by variant filter',
  async run(ctx, job) {
    const { locationId, quantity } = job.input;
    const condition = readSelection(job.input, variantQueryable);
    if (isRefusal(condition)) return { totalSuccesses: 0, totalFailures: 0 };
    const tally = tallyOf(job.checkpoint);
    for (;;) {
      const found = await readSite(ctx, (tx) =>
        findVariantsWithoutItem(tx, condition, { locationId, after: tally.after, limit: CHUNK / 5 }),
      );
      if (found.length === 0) return tally.result();
      const drafts = found.flatMap(({ productId, variantIds }) =>
        variantIds.map((variantId) => ({ productId, variantId, quantity, locationId })),
      );
      tally.add(await withSite(ctx, (tx) => createItems(ctx, tx, drafts)), found.at(-1)?.productId ?? null);
      await job.advance(tally.progress(), tally.checkpoint());
    }
  },
};

type Count = { after: string | null; totalSuccesses: number; failures: Record<string, number> };

/** Counts the outcomes, and notes where to continue. */
function tallyOf(checkpoint: unknown) {
  const count: Count = { after: null, totalSuccesses: 0, failures: {}, ...(checkpoint as Partial<Count> | null) };
  const failed = () => Object.values(count.failures).reduce((sum, one) => sum + one, 0);
  return {
    get after() {
      return count.after;
    },
    add(outcomes: readonly Outcome[], after: string | null) {
      count.after = after;
      for (const outcome of outcomes) {
        if (!isRefusal(outcome)) count.totalSuccesses++;
        else {
          const code = outcome.refused === 'code' ? outcome.code : outcome.refused;
          count.failures[code] = (count.failures[code] ?? 0) + 1;
        }
      }
    },
    checkpoint: (): Count => count,
    progress: () => ({ done: count.totalSuccesses + failed(), total: null }),
    result: () => ({ totalSuccesses: count.totalSuccesses, totalFailures: failed(), failures: count.failures }),
  };
}

async function start(ctx: Context, selection: Selection, action: Action): Promise<{ jobId: string } | Refusal> {
  const condition = readSelection(selection, itemQueryable);
  if (isRefusal(condition)) return condition;
  const input = { filter: selection.filter, search: selection.search, action };
  return { jobId: await withSite(ctx, (tx) => enqueueJob(ctx, tx, changeItemsByFilter, input)) };
}

export const bulkUpdateInventoryItemsByFilter: UseCase<Api['bulkUpdateInventoryItemsByFilter']> = async (
  ctx,
  { filter, search, inventoryItem = {} },
) => start(ctx, { filter, search }, { kind: 'update', change: readChange(inventoryItem) });

export const bulkDeleteInventoryItemsByFilter: UseCase<Api['bulkDeleteInventoryItemsByFilter']> = async (
  ctx,
  { filter, search },
) => start(ctx, { filter, search }, { kind: 'delete' });

/** Adjusts counted items; starts counting others from zero. */
export const bulkSetOrAdjustInventoryItemsByFilter: UseCase<Api['bulkSetOrAdjustInventoryItemsByFilter']> = async (
  ctx,
  { filter, search, adjustedInventoryAction },
) => startAdjusting(ctx, { filter, search }, 'adjustedInventoryAction', adjustedInventoryAction, true, false);

export const bulkAdjustInventoryItemsByFilter: UseCase<Api['bulkAdjustInventoryItemsByFilter']> = async (
  ctx,
  { filter, search, adjustment, trackQuantity = false },
) => startAdjusting(ctx, { filter, search }, 'adjustment', adjustment, trackQuantity, true);

async function startAdjusting(
  ctx: Context,
  selection: Selection,
  field: string,
  adjustment: Adjustment = {},
  startCounting: boolean,
  restricted: boolean,
) {
  if (adjustment.incrementBy === undefined && adjustment.decrementBy === undefined)
    return invalid({
      field,
      description: 'must have incrementBy or decrementBy',
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    });
  return start(ctx, selection, { kind: 'adjust', adjustment, startCounting, restricted });
}

/** Creates stock for variants that have none at a location. */
export const bulkCreateInventoryItemsByVariantFilter: UseCase<Api['bulkCreateInventoryItemsByVariantFilter']> = async (
  ctx,
  { filter, search, locationId, inventoryCreationData },
) => {
  const selection = { filter, search };
  const condition = readSelection(selection, variantQueryable);
  if (isRefusal(condition)) return condition;
  return withSite(ctx, async (tx) => {
    const place = await usableLocation(tx, locationId);
    if (isRefusal(place)) return place;
    const input = { ...selection, locationId: place, quantity: inventoryCreationData?.quantity ?? 0 };
    return { jobId: await enqueueJob(ctx, tx, createItemsByVariantFilter, input) };
  });
};
