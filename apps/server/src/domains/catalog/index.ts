export { type ImportReport, importProducts, type PictureSource } from './import-products.ts';
export { resolveItems, STORES_APP_IDS } from './resolve-items.ts';
export type { ItemReference, SaleItem } from './sale-item.ts';
