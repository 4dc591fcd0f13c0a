import { inventoryItemEvents, inventoryV1Events } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Reason } from './history.store.ts';
import { itemFields } from './item-view.ts';
import { availabilityOf, type ItemChange } from './stock-item.ts';

/** Announces changes of stock in the terms of both generations: V3 by item, V1 by product. */
export function announceChanges(tx: Tx, changes: readonly ItemChange[], reason: Reason): void {
  for (const change of changes) announceItem(tx, change, reason);
  for (const [productId, variantIds] of byProduct(changes)) {
    const product = { inventoryItemId: productId, productId };
    const variants = variantIds.map((id) => ({ id }));
    emit(tx, inventoryV1Events.inventoryVariantsChanged(productId, { ...product, variants }));
    const isSettings = changes.some(({ before, after }) => {
      const isOurs = (after ?? before)?.productId === productId;
      return isOurs && (!before || !after || before.trackQuantity !== after.trackQuantity);
    });
    if (isSettings) emit(tx, inventoryV1Events.inventoryItemChanged(productId, product));
  }
}

function announceItem(tx: Tx, { before, after }: ItemChange, reason: Reason): void {
  if (!after) {
    if (before) emit(tx, inventoryItemEvents.deleted(itemFields(before)));
    return;
  }
  const currentEntity = itemFields(after);
  if (!before) {
    emit(tx, inventoryItemEvents.created(currentEntity));
    return;
  }
  emit(tx, inventoryItemEvents.updated(currentEntity));
  emit(tx, inventoryItemEvents.updatedWithReason(after.id, { currentEntity, reason }));
  const availability = availabilityOf(after);
  if (availability === availabilityOf(before)) return;
  emit(tx, inventoryItemEvents.stockStatusUpdated(after.id, { inStock: availability === 'IN_STOCK' }));
}

function byProduct(changes: readonly ItemChange[]): Map<string, string[]> {
  const products = new Map<string, string[]>();
  for (const { before, after } of changes) {
    const item = after ?? before;
    if (item) products.set(item.productId, [...(products.get(item.productId) ?? []), item.variantId]);
  }
  return products;
}
