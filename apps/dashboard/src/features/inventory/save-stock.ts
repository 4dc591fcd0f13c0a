import { api, hasCode, present } from '../../app/api.ts';
import type { Need } from '../../app/permissions.ts';
import { Told } from '../../ui/told.ts';
import type { InventoryItem } from './queries.ts';
import type { StockChange } from './stock-change.ts';

/** What changes of stock take, one by one or several at once. */
export const stockNeeds: readonly Need[] = [
  'inventoryItems.updateInventoryItem',
  'inventoryItems.bulkIncrementInventoryItems',
  'inventoryItems.bulkDecrementInventoryItems',
  'inventoryItems.bulkUpdateInventoryItems',
  'inventoryItems.bulkUpsertInventoryItems',
];

type Target = Pick<InventoryItem, 'id' | 'revision' | 'trackQuantity'>;

/**
 * Saves what was typed. Adjustments are sent as such: what is sold meanwhile still counts. A level that is set replaces
 * the one that was seen, and no other. Throws where that is not what is there any more, or where too little is there.
 */
export async function saveStockChange(item: Target, change: StockChange): Promise<void> {
  if (change.kind === 'adjust' && item.trackQuantity) return adjustStock([item], change.by);
  const quantity = change.kind === 'set' ? change.quantity : Math.max(0, change.by);
  await updateItem(item, { quantity });
}

/** Adds to the stock of items or takes from it, never below zero. Throws with the first reason where one stays as it was. */
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

/** Counts items anew. Throws with the first reason where one has changed meanwhile. */
export async function setStock(items: readonly Target[], quantity: number): Promise<void> {
  const { results = [] } = await api.inventoryItems.bulkUpdateInventoryItems({
    inventoryItems: items.map(({ id, revision }) => ({ inventoryItem: { id: present(id, 'id'), revision, quantity } })),
    reason: 'MANUAL',
  });
  throwFirst(results, items.length);
}

/** Keeps as many of the items' variants at a location; where they are kept there already, counts them anew. */
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
  const reason = failures[0]?.description ?? 'It could not be changed.';
  throw new Told(count === 1 ? reason : `${failures.length} of ${count} stay as they were: ${reason}`);
}

export type ItemSettings = { quantity?: number; inStock?: boolean; preorderInfo?: InventoryItem['preorderInfo'] };

/** Writes settings of an item as it was seen. Throws where somebody changed it meanwhile. */
export async function updateItem({ id, revision }: Target, settings: ItemSettings): Promise<void> {
  try {
    await api.inventoryItems.updateInventoryItem({
      inventoryItem: { id: present(id, 'id'), revision, ...settings },
      reason: 'MANUAL',
    });
  } catch (error) {
    if (hasCode(error, 'INVALID_REVISION')) throw new Told('It changed meanwhile. Look at it again, then repeat this.');
    if (hasCode(error, 'PRE_ORDER_VALIDATION'))
      throw new Told('More are ordered ahead already than this limit allows.');
    throw error;
  }
}
