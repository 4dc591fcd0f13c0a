export { mediaFinder } from './files/import/find-media.ts';
export { type ImportReport, importProducts, mediaByName } from './files/import/import-products.ts';
export { findBrandSources, findRibbonSources } from './labels/labels.ts';
export { findOfferedIds } from './listing/offered-products.store.ts';
export { countProducts, deriveOutdatedProducts } from './product/product-rows.store.ts';
export { findProductSources, productsNamedInLanguage } from './product/product-texts.ts';
export { htmlToRichContent, richContentToHtml, sanitise } from './product/rich-text.ts';
export { findDigitalFiles } from './selling/digital-files.store.ts';
export type {
  GiftCardToIssue,
  ItemSourceFor,
  Remember,
  SaleItem,
  SentReference,
  SubscriptionTerms,
} from './selling/sale-item.ts';
