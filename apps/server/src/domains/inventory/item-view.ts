import type { inventoryItems, Response } from '@stoa/contract';
import { availabilityOf, preorderLeft, type StockItem } from './stock-item.ts';

export type V3Item = NonNullable<Response<typeof inventoryItems.getInventoryItem>['inventoryItem']>;

/** The names of an item's product and variant. */
export type ItemProduct = {
  name: string;
  categoryIds: string[];
  variantName: string | null;
  sku: string | null;
  variantVisible: boolean;
};

/** An item's own fields as V3 clients see them. */
export function itemFields(item: StockItem): V3Item {
  const { message, limit, ordered, enabled } = item.preorder;
  const left = preorderLeft(item);
  return {
    id: item.id,
    revision: String(item.revision),
    createdDate: item.createdDate,
    updatedDate: item.updatedDate,
    productId: item.productId,
    variantId: item.variantId,
    locationId: item.locationId,
    trackQuantity: item.trackQuantity,
    // exactly one of them, as in a request
    ...(item.trackQuantity ? { quantity: item.quantity ?? 0 } : { inStock: item.inStock }),
    availabilityStatus: availabilityOf(item),
    preorderInfo: { enabled, message, limit, counter: ordered, ...(enabled ? { quantity: left } : {}) },
    ...(item.extendedFields ? { extendedFields: item.extendedFields } : {}),
  };
}

export const viewV3Item = (item: StockItem, product: ItemProduct | null): V3Item => ({
  ...itemFields(item),
  ...(product
    ? {
        product: {
          name: product.name,
          directCategoryIds: product.categoryIds,
          ...(product.variantName ? { variantName: product.variantName.slice(0, 250) } : {}),
          ...(product.sku ? { variantSku: product.sku.slice(0, 40) } : {}),
          variantVisible: product.variantVisible,
        },
      }
    : {}),
});
