import type { May, Need } from '../../app/permissions.ts';

/**
 * The form writes variants as a whole, including cost and stock: a user who cannot see all of a product cannot save it.
 */
const needs: Need[] = [
  'productsV3.updateProductWithInventory',
  'WIX_STORES.PRODUCT_MERCHANT_DATA_READ',
  'inventoryItems.queryInventoryItems',
];

/** Tells whether the user may change products in the form and in the list. */
export const mayEditProducts = (may: May): boolean => needs.every(may);
