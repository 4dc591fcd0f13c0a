export { openWithPage } from './open-with-page.ts';
export { countPages, insertPage, listAddresses } from './pages.store.ts';
export { publishPages } from './publish.ts';
export { findPublishedPage, listPublishedPages } from './releases.store.ts';
export { viewParts } from './site-parts.ts';
