import { api, hasCode, present } from '../../app/api.ts';
import type { Need } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { UserFacingError } from '../../ui/user-facing-error.ts';
import type { InventoryItem } from './queries.ts';
import type { StockChange } from './stock-change.ts';

const texts = words.inventory.failures;

/** The permissions required to change stock, individually or in bulk. */
export const stockNeeds: readonly Need[] = [
  'inventoryItems.updateInventoryItem',
  'inventoryItems.bulkIncrementInventoryItems',
  'inventoryItems.bulkDecrementInventoryItems',
  'inventoryItems.bulkUpdateInventoryItems',
  'inventoryItems.bulkUpsertInventoryItems',
];

type Target = Pick<InventoryItem, 'id' | 'revision' | 'trackQuantity'>;

/**
 * Saves the typed change. Adjustments are sent as such, so that sales made meanwhile still count. A new level only
 * replaces the level that the user saw. Throws if the stock has changed since, or if too little is left.
 */
export async function saveStockChange(item: Target, change: StockChange): Promise<void> {
  if (change.kind === 'adjust' && item.trackQuantity) return adjustStock([item], change.by);
  const quantity = change.kind === 'set' ? change.quantity : Math.max(0, change.by);
  await updateItem(item, { quantity });
}

/**
 * Adds to or subtracts from the stock of items, never going below zero. Throws the first reason if an item was not
 * changed.
 */
export async function adjustStock(items: readonly Pick<Target, 'id'>[], by: number): Promise<void> {
  const ids = items.flatMap(({ id }) => id ?? []);
  const { results = [] } =
    by > 0
      ? await api.inventoryItems.bulkIncrementInventoryItems({
          incrementData: ids.map((inventoryItemId) => ({ inventoryItemId, incrementBy: by })),
        })
      : await api.inventoryItems.bulkDecrementInventoryItems({
          decrementData: ids.map((inventoryItemId) => ({ inventoryItemId, decrementBy: -by })),
          restrictInventory: true,
        });
  throwFirst(results, ids.length);
}

/** Sets the stock of items. Throws the first reason if an item has changed meanwhile. */
export async function setStock(items: readonly Target[], quantity: number): Promise<void> {
  const { results = [] } = await api.inventoryItems.bulkUpdateInventoryItems({
    inventoryItems: items.map(({ id, revision }) => ({ inventoryItem: { id: present(id, 'id'), revision, quantity } })),
    reason: 'MANUAL',
  });
  throwFirst(results, items.length);
}

/** Stocks the given quantity of each item's variant at a location, replacing any quantity that is already there. */
export async function keepStockAt(
  locationId: string,
  items: readonly InventoryItem[],
  quantity: number,
): Promise<void> {
  const { results = [] } = await api.inventoryItems.bulkUpsertInventoryItems({
    inventoryItems: items.map(({ productId, variantId }) => ({
      inventoryItem: {
        productId: present(productId, 'productId'),
        variantId: present(variantId, 'variantId'),
        locationId,
        quantity,
      },
    })),
  });
  throwFirst(results, items.length);
}

type Results = { itemMetadata?: { success?: boolean; error?: { code?: string; description?: string } } }[];

function throwFirst(results: Results, count: number) {
  const failures = results.flatMap(({ itemMetadata }) => (itemMetadata?.success ? [] : [itemMetadata?.error]));
  if (failures.length === 0) return;
  const reason = failures[0]?.description ?? texts.unknown;
  throw new UserFacingError(count === 1 ? reason : texts.some(failures.length, count, reason));
}

export type ItemSettings = { quantity?: number; inStock?: boolean; preorderInfo?: InventoryItem['preorderInfo'] };

/** Saves settings of an item at the revision that was loaded. Throws if someone has changed it meanwhile. */
export async function updateItem({ id, revision }: Target, settings: ItemSettings): Promise<InventoryItem> {
  try {
    const { inventoryItem } = await api.inventoryItems.updateInventoryItem({
      inventoryItem: { id: present(id, 'id'), revision, ...settings },
      reason: 'MANUAL',
    });
    return present(inventoryItem, 'inventoryItem');
  } catch (error) {
    if (hasCode(error, 'INVALID_REVISION')) throw new UserFacingError(texts.changedMeanwhile);
    if (hasCode(error, 'PRE_ORDER_VALIDATION')) throw new UserFacingError(texts.belowPreorders);
    throw error;
  }
}
