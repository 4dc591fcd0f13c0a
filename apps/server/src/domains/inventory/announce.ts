import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Reason } from './history.store.ts';
import { itemFields } from './item-view.ts';
import { availabilityOf, type ItemChange } from './stock-item.ts';

const V3 = 'wix.stores.catalog.v3.inventory_item';
const V1 = 'com.wix.ecommerce.inventory.api.v1';

/** Announces changes of stock in the terms of both generations: V3 by item, V1 by product. */
export function announceChanges(tx: Tx, changes: readonly ItemChange[], reason: Reason): void {
  for (const { before, after } of changes) {
    const item = after ?? before;
    if (!item) continue;
    const announce = (what: string, more = {}) =>
      emit(tx, { type: `${V3}_${what}`, entityId: item.id, payload: { inventoryItem: itemFields(item), ...more } });
    if (!before) announce('created');
    else if (!after) announce('deleted');
    else {
      announce('updated');
      announce('updated_with_reason', { reason });
    }
    if (before && after && availabilityOf(before) !== availabilityOf(after)) {
      announce('stock_status_updated', { previousAvailabilityStatus: availabilityOf(before) });
    }
  }
  for (const [productId, variantIds] of byProduct(changes)) {
    const payload = { inventoryItemId: productId, productId, variants: variantIds.map((variantId) => ({ variantId })) };
    emit(tx, { type: `${V1}.InventoryVariantsChanged`, entityId: productId, payload });
    const isSettings = changes.some(({ before, after }) => {
      const isOurs = (after ?? before)?.productId === productId;
      return isOurs && (!before || !after || before.trackQuantity !== after.trackQuantity);
    });
    if (isSettings) emit(tx, { type: `${V1}.InventoryItemChanged`, entityId: productId, payload });
  }
}

function byProduct(changes: readonly ItemChange[]): Map<string, string[]> {
  const products = new Map<string, string[]>();
  for (const { before, after } of changes) {
    const item = after ?? before;
    if (item) products.set(item.productId, [...(products.get(item.productId) ?? []), item.variantId]);
  }
  return products;
}
