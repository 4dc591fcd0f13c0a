export { productsFollowTags } from './follow-tags.ts';
export { type ImportReport, importProducts, mediaByName } from './import/import-products.ts';
export { findOfferedIds } from './offered-products.store.ts';
export { deriveOutdatedProducts } from './product-rows.store.ts';
export { resolveItems } from './resolve-items.ts';
export type { ItemReference, SaleItem } from './sale-item.ts';
