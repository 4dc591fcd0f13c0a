import type { May, Need } from '../../app/permissions.ts';

/** The form writes variants whole, cost and stock included: who does not see all of a product cannot save it. */
const needs: Need[] = [
  'productsV3.updateProductWithInventory',
  'WIX_STORES.PRODUCT_MERCHANT_DATA_READ',
  'inventoryItems.queryInventoryItems',
];

/** Whether somebody may change products in the form and in the list. */
export const mayEditProducts = (may: May): boolean => needs.every(may);
