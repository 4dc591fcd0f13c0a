/** The wire API: every entity, operation and error code, declared once. */

export { checkouts } from './ecom/checkout.ts';
export { currentCart } from './ecom/current-cart.ts';
export { orders } from './ecom/orders.ts';
export { taxGroups } from './ecom/tax-groups.ts';
export { type ErrorCode, errorCodes } from './errors.ts';
export * from './operation.ts';
export { redirects } from './redirects/redirects.ts';
export { messages, type Static } from './schema.ts';
export type { RichContentNode } from './shared/rich-content.ts';
export { accounts } from './stoa/accounts.ts';
export { catalogImport } from './stoa/catalog-import.ts';
export { mediaLibrary } from './stoa/media.ts';
export { payments } from './stoa/payments.ts';
export { reports } from './stoa/reports.ts';
export { sandboxCards } from './stoa/sandbox-cards.ts';
export { siteAdministration, sites } from './stoa/site.ts';
export { tokens } from './stoa/tokens.ts';
export { isStoresApp } from './stores/app-ids.ts';
export { brands } from './stores/brands.ts';
export { catalogVersioning } from './stores/catalog-versioning.ts';
export { collections } from './stores/collections.ts';
export { infoSections } from './stores/info-sections.ts';
export { productsV1, productsV1Reader } from './stores/products-v1.ts';
export { productsV3 } from './stores/products-v3.ts';
export { ribbons } from './stores/ribbons.ts';
