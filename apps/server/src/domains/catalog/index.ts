export { type ImportReport, importProducts, type PictureSource } from './import-products.ts';
export { resolveItems } from './resolve-items.ts';
export type { ItemReference, SaleItem } from './sale-item.ts';
