export { findPublishedPage, insertPublishedPage, listPublishedPages, type PageDocument } from './pages.store.ts';
