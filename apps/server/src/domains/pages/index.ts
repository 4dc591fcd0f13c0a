export { openWithPage } from './open-with-page.ts';
export { findPageSources, partSource, translatedPage, translatedParts } from './page-texts.ts';
export { countPages, insertPage, listAddresses } from './pages.store.ts';
export { siteOfPreview } from './preview.ts';
export { publishPages } from './publish.ts';
export { findPublishedPage, findPublishedShopPage, listPublishedPages, type PublishedPage } from './releases.store.ts';
export { viewParts } from './site-parts.ts';
